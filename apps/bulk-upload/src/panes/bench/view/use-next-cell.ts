import type { BenchStore } from '../../../flow/bench/create-bench';
import type { BenchView } from './use-bench-view';

/** Moves to the next cell with a problem, first in the same row, then in later rows. */
export function useNextCell(store: BenchStore, view: BenchView) {
  const { shownColumns: columns } = store.table;
  const { shown, active, filter } = view;
  const problemsAt = (place: number) => {
    // Reads the current state, because the active cell may just have been repaired.
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
