import type {Evidence} from '../reference/evidence';
import type {EtherscanNote} from './action';

/** A field of a result. Backticks mark code in descriptions. */
export interface EtherscanField {
  readonly name: string;
  readonly type: 'string' | 'boolean' | 'array of strings' | 'array of objects';
  readonly description: string;
  readonly evidence: Evidence;
  readonly note?: EtherscanNote;
  /** Of the objects in an array. */
  readonly fields?: readonly EtherscanField[];
}

/** The `result` of a response. Backticks mark code in descriptions. */
export type EtherscanResult = ResultOf<EtherscanField>;

export type ResultOf<Field> =
  | {
      readonly type: 'array of objects' | 'object';
      readonly description: string;
      readonly fields: readonly Field[];
    }
  | {
      readonly type: 'string' | 'unknown';
      readonly description: string;
      /** The string is a list as JSON text. */
      readonly holdsList?: true;
    };

/** Lists nested fields with their paths, such as `logs[].topics`. */
export function flattenFields(
  fields: readonly EtherscanField[],
  prefix = '',
): {readonly path: string; readonly field: EtherscanField}[] {
  return fields.flatMap((field) => {
    const path = prefix + field.name;
    return [{path, field}, ...flattenFields(field.fields ?? [], `${path}[].`)];
  });
}
