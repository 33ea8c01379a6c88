/** The original of a duplicate: an earlier row of the file, an order of today, or a saved record. */
export type Twin =
  | { rowNumber: number; customerName?: string }
  | { orderId: string; customerName?: string; createdAtSeconds?: number }
  | 'saved';
