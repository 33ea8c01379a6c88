import type { FolderFigures } from './folder-pairs';

type Figures = Readonly<Record<string, FolderFigures>>;

const NONE: FolderFigures = { pairs: 0, circle: 0 };

/**
 * Sentences about figures that rose, and that fell. A folder without stored figures may have neither pairs nor a
 * circle.
 */
export function compareFigures(stored: Figures, current: Figures): { rises: string[]; falls: string[] } {
  const changes = [...new Set([...Object.keys(stored), ...Object.keys(current)])].flatMap((folder) =>
    (['pairs', 'circle'] as const).map((name) => ({
      before: (stored[folder] ?? NONE)[name],
      after: (current[folder] ?? NONE)[name],
      sentence: `${folder}: ${name} ${(stored[folder] ?? NONE)[name]}, now ${(current[folder] ?? NONE)[name]}`,
    })),
  );
  return {
    rises: changes.filter(({ before, after }) => after > before).map(({ sentence }) => sentence),
    falls: changes.filter(({ before, after }) => after < before).map(({ sentence }) => sentence),
  };
}
