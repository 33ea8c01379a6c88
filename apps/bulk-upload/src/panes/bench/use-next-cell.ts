import type { BenchStore } from '../../flow/create-bench';
import type { BenchView } from './use-bench-view';

/** Goes from one cell that wants a look to the next: in the row itself, then in those after it. */
export function useNextCell(store: BenchStore, view: BenchView) {
  const { columns } = store.table;
  const { shown, active, filter } = view;
  const problemsAt = (place: number) => {
    // What was mended a moment ago wants no look any more.
    const row = store.state.getState().bench.rows[shown[place] ?? -1];
    return row ? store.problems(row) : [];
  };
  const laterIn = () =>
    problemsAt(active.row)
      .map(({ column }) => columns.indexOf(column))
      .filter((column) => column > active.column)
      .sort((one, other) => one - other)[0];
  const nextRow = () => {
    for (let place = active.row + 1; place < shown.length; place += 1)
      if ((filter !== 'WRONG' && filter !== 'ASKED') || problemsAt(place).length > 0) return place;
    return null;
  };
  return {
    hasNext: laterIn() !== undefined || nextRow() !== null,
    goOn() {
      const column = laterIn();
      const row = nextRow();
      if (column !== undefined) view.moveTo({ row: active.row, column });
      else if (row !== null) view.moveToRow(row);
    },
  };
}
