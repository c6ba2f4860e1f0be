import type {RichText} from '../text/rich-text';
import type {Content} from './content';

export interface RequestBody {
  required: boolean;
  description: RichText;
  /** By media type, at least one; JSON first. */
  contents: Content[];
}
