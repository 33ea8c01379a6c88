/** What became of a row: saved now, there before, refused for a reason, or not tried because somebody stopped. */
export interface OutletOutcome {
  number: number;
  id: string;
  name: string;
  status: 'saved' | 'there' | 'refused' | 'left';
  /** Of a refused row: where it is mended and the key of the shared error text, or the failure. */
  error: unknown;
}
