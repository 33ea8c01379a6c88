import type { PasteField } from '../pasted-part';
import type { Span } from './lines';

export interface Candidate extends Span {
  field: PasteField;
  /** As in the form. */
  value: string;
  /** Only sums of scores are compared. */
  score: number;
  /** Whether only one reading is possible. */
  certain: boolean;
  /** Whether it follows a heading that announces it. */
  announced?: true;
  /** Words outside the span that belong to the value, e.g. the street of a corrected number. */
  also?: readonly Span[];
}
