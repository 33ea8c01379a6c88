import type { ComponentProps } from 'react';
import type { EditGrid } from '@courier/ui-kit/data';
import type { BenchStore } from '../../../flow/bench/create-bench';
import { isQuestion } from '../../../model/bench/check-row';
import { foundPieces, type Search } from '../../../model/bench/find-replace';
import type { BenchView } from './use-bench-view';
import { useProblemWords } from './use-problem-words';
import { useShownCell } from './use-shown-cell';

type GridCell = ReturnType<ComponentProps<typeof EditGrid>['cell']>;

export function useGridCells(store: BenchStore, view: BenchView, search: Search | null) {
  const problemWords = useProblemWords();
  const shown = useShownCell();
  const { shownColumns: columns } = store.table;
  return {
    cell(place: number, index: number): GridCell {
      const row = view.findRow(place);
      const column = columns[index];
      if (row === undefined || column === undefined) return { text: '' };
      const problem = store.problems(row).find((each) => each.column === column);
      const text = shown(column, row.values[column]);
      return {
        text,
        wrong: problem && problemWords(problem, text),
        isQuestion: problem !== undefined && isQuestion(problem),
        changed: row.values[column] !== row.original[column],
        pieces: search && (search.column ?? column) === column ? foundPieces(text, search) : undefined,
      };
    },
    /** Typing the displayed form of a template word is not a change. */
    edit(place: { row: number; column: number }, text: string) {
      const column = columns[place.column];
      const row = view.findRow(place.row);
      if (column && row && text === shown(column, row.values[column])) return;
      view.edit(place, text);
    },
  };
}
