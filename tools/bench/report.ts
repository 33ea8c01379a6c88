export interface Row {
  what: string;
  measured: number;
  unit: 'ms' | 'kB' | 'ratio';
  budget?: number;
}

/** The middle value; with an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

const show = (value: number, unit: Row['unit']) =>
  unit === 'ratio' ? value.toFixed(2) : `${Math.round(value).toLocaleString('en')} ${unit}`;

/** Prints the rows as a table; a row over its budget is marked. */
export function printRows(rows: readonly Row[]): void {
  const width = Math.max(...rows.map((row) => row.what.length));
  console.log(`\n${'what'.padEnd(width)}  ${'measured'.padStart(10)}  ${'budget'.padStart(10)}`);
  for (const { what, measured, unit, budget } of rows) {
    const verdict = budget === undefined ? '' : measured <= budget ? 'met' : 'OVER';
    const limit = budget === undefined ? '–' : `≤ ${show(budget, unit)}`;
    console.log(
      `${what.padEnd(width)}  ${show(measured, unit).padStart(10)}  ${limit.padStart(10)}  ${verdict}`,
    );
  }
}
