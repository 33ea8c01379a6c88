import { useState, type ClipboardEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import type { EditGridProps, GridPlace } from './grid.types';
import { placeAfter } from './grid-moves';
import type { EndOfTyping } from './GridInput';

type Props = Pick<
  EditGridProps,
  'columns' | 'rowCount' | 'cell' | 'active' | 'onActive' | 'onEdit' | 'onEnter' | 'onPaste' | 'onCommand'
>;

const AFTER: Readonly<Partial<Record<EndOfTyping, [row: number, column: number]>>> = {
  down: [1, 0],
  next: [0, 1],
  previous: [0, -1],
};

export function useGridKeys(
  { columns, rowCount, cell, active, onActive, onEdit, onEnter, onPaste, onCommand }: Props,
  grid: RefObject<HTMLElement | null>,
  id: string,
) {
  const [typed, setTyped] = useState<string | null>(null);
  const within = ({ row, column }: GridPlace): GridPlace => ({
    row: Math.max(0, Math.min(rowCount - 1, row)),
    column: Math.max(0, Math.min(columns.length - 1, column)),
  });

  function endTyping(how: EndOfTyping) {
    if (typed === null) return;
    if (how !== 'give-up' && typed !== cell(active.row, active.column).text) onEdit(active, typed);
    setTyped(null);
    const [rows, steps] = AFTER[how] ?? [0, 0];
    if (rows !== 0 || steps !== 0)
      onActive(within({ row: active.row + rows, column: active.column + steps }));
    if (how !== 'keep') grid.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (rowCount === 0 || event.altKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const moved = placeAfter(event, active, {
      isRtl,
      last: { row: rowCount - 1, column: columns.length - 1 },
    });
    const hasCommand = event.ctrlKey || event.metaKey;
    if (moved) onActive(within(moved));
    else if (hasCommand) {
      if (!onCommand?.(event.key.toLowerCase(), event.shiftKey)) return;
    } else if (event.key === 'Enter' && onEnter?.()) {
    } else if (event.key === 'Enter' || event.key === 'F2') setTyped(cell(active.row, active.column).text);
    else if (event.key === 'Delete' || event.key === 'Backspace') onEdit(active, '');
    else if ([...event.key].length === 1) setTyped(event.key);
    else return;
    event.preventDefault();
  }

  /** Selects the pressed cell, or edits it on a double click; an edited cell keeps its text. */
  function pick({ target }: MouseEvent, opens: boolean) {
    const cellId = target instanceof Element ? target.closest('[role="gridcell"]')?.id : undefined;
    if (!cellId?.startsWith(`${id}-`)) return;
    const [row = 0, column = 0] = cellId
      .slice(id.length + 1)
      .split('-')
      .map(Number);
    if (typed !== null && row === active.row && column === active.column) return;
    onActive({ row, column });
    if (opens) setTyped(cell(row, column).text);
  }

  return {
    typed,
    type: setTyped,
    end: endTyping,
    handlers: {
      onKeyDown,
      onClick: (event: MouseEvent) => pick(event, false),
      onDoubleClick: (event: MouseEvent) => pick(event, true),
      onCopy(event: ClipboardEvent) {
        if (typed !== null || rowCount === 0) return;
        event.clipboardData.setData('text/plain', cell(active.row, active.column).text);
        event.preventDefault();
      },
      onPaste(event: ClipboardEvent) {
        if (typed !== null || !onPaste || rowCount === 0) return;
        onPaste(active, event.clipboardData.getData('text/plain'));
        event.preventDefault();
      },
    },
  };
}
