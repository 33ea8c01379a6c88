/** History shows a list of orders, insights, or statements. */
export type HistoryView = 'orders' | 'insights' | 'statements';

export const toHistoryView = (text: string | null): HistoryView =>
  text === 'insights' || text === 'statements' ? text : 'orders';
