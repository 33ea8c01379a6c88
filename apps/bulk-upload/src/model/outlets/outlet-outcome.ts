/** The result of a row: `saved` now, `there` already, `refused`, or `left` after the user stopped. */
export interface OutletOutcome {
  number: number;
  id: string;
  name: string;
  status: 'saved' | 'there' | 'refused' | 'left';
  /** For a refused row: its column and the translation key, or the failure. */
  error: unknown;
}
