import type { GridPlace } from './grid.types';

const PAGE_ROWS = 15;

interface Around {
  isRtl: boolean;
  last: GridPlace;
}

/** Target cell of a key; null for other keys. May lie outside the grid. */
export function placeAfter(
  { key, ctrlKey, metaKey }: { key: string; ctrlKey: boolean; metaKey: boolean },
  { row, column }: GridPlace,
  { isRtl, last }: Around,
): GridPlace | null {
  const isFar = ctrlKey || metaKey;
  const forward = isRtl ? -1 : 1;
  switch (key) {
    case 'ArrowUp':
      return { row: isFar ? 0 : row - 1, column };
    case 'ArrowDown':
      return { row: isFar ? last.row : row + 1, column };
    case 'ArrowRight':
      return { row, column: column + forward };
    case 'ArrowLeft':
      return { row, column: column - forward };
    case 'Home':
      return { row: isFar ? 0 : row, column: 0 };
    case 'End':
      return { row: isFar ? last.row : row, column: last.column };
    case 'PageUp':
      return { row: row - PAGE_ROWS, column };
    case 'PageDown':
      return { row: row + PAGE_ROWS, column };
    default:
      return null;
  }
}
