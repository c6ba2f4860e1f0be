import type {RichText} from '../text/rich-text';

export interface NamedExample {
  name: string;
  summary?: string;
  description?: RichText;
  value: string;
}
