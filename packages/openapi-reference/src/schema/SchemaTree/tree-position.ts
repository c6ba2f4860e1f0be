import type {Evidence as EvidenceKind} from '../../text/evidence';
import type {SchemaComponents} from '../schema';

export interface TreeContext {
  components: SchemaComponents;
  /** Prefix of the field anchors: `field`, `body`, or the status of a response. */
  owner: string;
}

export interface LimitedTreeContext extends TreeContext {
  /** See `levels` of `SchemaNode`. */
  levels: number | undefined;
}

/** Where a part of a tree is. */
export interface TreePosition {
  path: string[];
  parents: readonly string[];
  /** Evidence of the fields that have none of their own. */
  evidence: EvidenceKind | undefined;
  context: LimitedTreeContext;
}
