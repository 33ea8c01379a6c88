import { knownBreak, KNOWN } from './known';
import type { Cells } from './outcomes';
import type { Pair, Side } from './sides';
import { WALKS, type Walk } from './walks';

export interface Row {
  pair: Pair;
  cells: Cells;
}

const tableLine = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function cellText({ shell, remotes }: Pair, walk: Walk, cells: Cells): string {
  const { result } = cells[walk];
  const known = knownBreak(shell.name, remotes.name, walk);
  return known ? `${result} (known ${KNOWN.indexOf(known) + 1})` : result;
}

/** The matrix as a page: a row for each pair, a column for each walk, and the reasons below. */
export function formatMatrix(sides: readonly Side[], rows: readonly Row[]): string {
  const said = rows.flatMap(({ pair, cells }) =>
    WALKS.filter((walk) => cells[walk].said !== '').map(
      (walk) => `- shell ${pair.shell.name}, remotes ${pair.remotes.name}, ${walk}: ${cells[walk].said}`,
    ),
  );
  return [
    '# Shells and remotes of different releases',
    '',
    'Written by `npm run test:deep -- skew`. Every shell with every set of remotes, on the server of today.',
    '',
    ...sides.map(({ name, says }) => `- ${name}: ${says}`),
    '',
    tableLine('shell', 'remotes', ...WALKS),
    tableLine(...Array.from({ length: WALKS.length + 2 }, () => '---')),
    ...rows.map(({ pair, cells }) =>
      tableLine(pair.shell.name, pair.remotes.name, ...WALKS.map((walk) => cellText(pair, walk, cells))),
    ),
    '',
    '`works`: the walk got there. `wall`: the shell named the remote and did not show it. `torn down`: a screen ended with an error in its place. `fails`: none of these.',
    '',
    ...(KNOWN.length > 0 ? ['## Known', '', ...KNOWN.map(({ why }, at) => `${at + 1}. ${why}`), ''] : []),
    ...(said.length > 0 ? ['## What was said', '', ...said, ''] : []),
  ].join('\n');
}
