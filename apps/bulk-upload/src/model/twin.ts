/** What a row looks like a second time: an earlier row of the file by its number, an order of today, or what was saved before. */
export type Twin =
  | { rowNumber: number; customerName?: string }
  | { orderId: string; customerName?: string; createdAtSeconds?: number }
  | 'saved';
