import type { PasteField } from '../pasted-part';
import type { Span } from '../text/lines';

/** A stretch of the message that may be the value of a field. */
export interface Candidate extends Span {
  field: PasteField;
  /** As the form takes it. */
  value: string;
  /** How well it fits; only a sum of scores is compared with another. */
  score: number;
  /** Whether it can be nothing else. */
  certain: boolean;
  /** Whether it follows below a heading that announces it. */
  announced?: true;
  /** Words outside the span that belong to the value, e.g. the street of a corrected number. */
  also?: readonly Span[];
}
