/** History shows a list of orders, or insights. */
export type HistoryView = 'orders' | 'insights';
