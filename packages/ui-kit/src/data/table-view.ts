export interface TableView {
  hidden: readonly string[];
  density: 'compact' | 'comfortable';
}

export const DEFAULT_TABLE_VIEW: TableView = { hidden: [], density: 'compact' };

export function withColumn(view: TableView, key: string, shown: boolean): TableView {
  const others = view.hidden.filter((hidden) => hidden !== key);
  return { ...view, hidden: shown ? others : [...others, key] };
}
