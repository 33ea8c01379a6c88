/** How a person wants a table: which columns not, and how much room a row takes. */
export interface TableView {
  /** Keys of hidden columns. */
  hidden: readonly string[];
  density: 'compact' | 'comfortable';
}

/** Everything shown, rows of 42 px. */
export const DEFAULT_TABLE_VIEW: TableView = { hidden: [], density: 'compact' };

export function withColumn(view: TableView, key: string, shown: boolean): TableView {
  const others = view.hidden.filter((hidden) => hidden !== key);
  return { ...view, hidden: shown ? others : [...others, key] };
}
