type Unit = 'ms' | 'µs' | 'kB' | 'MB' | 'ratio' | 'pieces';

export interface Row {
  what: string;
  measured: number;
  unit: Unit;
  budget?: number;
  /** What the same work takes without us, measured in the same run and unit. */
  floor?: number;
}

/** The middle value; with an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** The value below which a share of the values lies. @param share 0 to 1, e.g. 0.99 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

const digits = (value: number) => (value >= 100 ? 0 : value >= 10 ? 1 : 2);

const show = (value: number, unit: Unit): string => {
  if (unit === 'ratio') return value.toFixed(2);
  if (unit === 'pieces') return value.toLocaleString('en');
  return `${value.toLocaleString('en', { maximumFractionDigits: digits(value) })} ${unit}`;
};

/** Prints the rows as a table; a row over its budget is marked. */
export function printRows(rows: readonly Row[]): void {
  const lines = [
    ['what', 'measured', 'budget', 'floor', '× floor', ''],
    ...rows.map(({ what, measured, unit, budget, floor }) => [
      what,
      show(measured, unit),
      budget === undefined ? '–' : `≤ ${show(budget, unit)}`,
      floor === undefined ? '–' : show(floor, unit),
      floor === undefined ? '–' : (measured / floor).toFixed(2),
      budget === undefined ? '' : measured <= budget ? 'met' : 'OVER',
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...lines.map((line) => (line[column] ?? '').length)),
  );
  console.log('');
  for (const line of lines) {
    const cells = line.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(cells.join('  ').trimEnd());
  }
}
