/** What history shows in its list: the orders one by one, or what they amount to. */
export type HistoryView = 'orders' | 'insights';
