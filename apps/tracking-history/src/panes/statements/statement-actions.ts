export interface StatementActions {
  /** What runs now. */
  busy: { number: string; action: 'page' | 'pdf' | 'csv' | 'json' } | null;
  /** Whether documents can be opened as PDF. */
  hasPdf: boolean;
  /** Opens the page to print, or the PDF. */
  open(number: string, type: 'page' | 'pdf'): void;
  save(number: string, type: 'csv' | 'json'): void;
}
