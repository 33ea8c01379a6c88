export interface StatementActions {
  /** What runs now. */
  busy: { number: string; action: 'open' | 'csv' | 'json' } | null;
  /** Opens the page to print. */
  open(number: string): void;
  save(number: string, type: 'csv' | 'json'): void;
}
