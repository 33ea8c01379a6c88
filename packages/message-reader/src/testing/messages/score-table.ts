import type { Scores, Tally } from './score-messages';

const HEAD = [
  '',
  'said',
  'found',
  'right',
  'wrong',
  'certain',
  'asked',
  'ticked and wrong',
  'found of said',
  'right of filled',
  'certain of filled',
];

const percent = (part: number, whole: number) =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;

const scoreRow = (title: string, { said, found, right, wrong, certain, tickedWrong }: Tally) => [
  title,
  ...[said, found, right, wrong, certain, right + wrong - certain, tickedWrong].map(String),
  percent(found, said),
  percent(right, right + wrong),
  percent(certain, right + wrong),
];

export function scoreTable({ fields, languages, total, messages, filledWithoutOrder }: Scores): string {
  const rows = [
    HEAD,
    ...Object.entries(fields).map(([field, tally]) => scoreRow(field, tally)),
    ...Object.entries(languages).map(([language, tally]) => scoreRow(language, tally)),
    scoreRow('total', total),
  ];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const lines = rows.map((cells) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  const last = `${messages} messages, ${filledWithoutOrder} without an order were filled`;
  return [...lines, last].join('\n');
}
