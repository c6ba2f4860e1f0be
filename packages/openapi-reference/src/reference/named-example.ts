import type {RichText} from './rich-text';

export interface NamedExample {
  name: string;
  summary?: string;
  description?: RichText;
  value: string;
}
