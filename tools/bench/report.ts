type Unit = 'ms' | 'µs' | 'kB' | 'MB' | 'ratio' | 'pieces';

export interface Row {
  what: string;
  measured: number;
  unit: Unit;
  budget?: number;
  /** Baseline: the same work without our code, in the same run and unit. */
  floor?: number;
  /** The budget as a multiple of the baseline, because times of machines cannot be compared. */
  floors?: number;
  /** Smallest and largest value; `measured` is the median. */
  spread?: readonly [number, number];
  /** The machine was not stable, so the value is invalid. */
  isNoisy?: boolean;
}

/** Maximum difference of the baselines before and after, as a share of the smaller one. */
const MOST_DRIFT = 0.25;

export const buildReportRow = (
  what: string,
  values: readonly number[],
  unit: Unit,
  more: Pick<Row, 'budget' | 'floor' | 'floors'> = {},
): Row => ({
  what,
  measured: median(values),
  unit,
  spread: [Math.min(...values), Math.max(...values)],
  ...more,
});

/**
 * The baseline and the rows, whose times are compared with it unless they have their own baseline.
 * @param before @param after milliseconds of the baseline around the rows
 */
export function againstFloors(rows: readonly Row[], before: number, after: number): Row[] {
  const isNoisy = Math.max(before, after) > Math.min(before, after) * (1 + MOST_DRIFT);
  const floor = (before + after) / 2;
  const head: Row = {
    what: 'static page with one field, slow: before and after',
    measured: floor,
    unit: 'ms',
    spread: [Math.min(before, after), Math.max(before, after)],
    isNoisy,
  };
  return [head, ...rows.map((row) => (row.unit === 'ms' ? { floor, ...row, isNoisy } : row))];
}

/** With an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** @param share 0 to 1, e.g. 0.99 */
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

const formatBudget = ({ budget, floors, unit }: Row): string => {
  if (floors !== undefined) return `≤ ${floors.toFixed(2)} ×`;
  return budget === undefined ? '–' : `≤ ${show(budget, unit)}`;
};

function formatVerdict({ measured, budget, floor, floors, isNoisy = false }: Row): string {
  const limit = floors !== undefined && floor !== undefined ? floors * floor : budget;
  if (limit === undefined) return '';
  if (isNoisy) return 'not known';
  return measured <= limit ? 'met' : 'OVER';
}

const formatSpread = ({ spread, unit }: Row): string =>
  spread === undefined ? '–' : `${show(spread[0], unit)} to ${show(spread[1], unit)}`;

/** Cells of a row: name, measured, spread, budget, baseline, multiple of it, verdict. */
export const formatReportCells = (row: Row): string[] => [
  row.what,
  row.isNoisy ? 'noisy' : show(row.measured, row.unit),
  formatSpread(row),
  formatBudget(row),
  row.floor === undefined ? '–' : show(row.floor, row.unit),
  row.floor === undefined || row.isNoisy ? '–' : (row.measured / row.floor).toFixed(2),
  formatVerdict(row),
];

/** Prints the rows as a table; a row over its budget is marked. */
export function printRows(rows: readonly Row[]): void {
  const lines = [
    ['what', 'measured', 'spread', 'budget', 'floor', '× floor', ''],
    ...rows.map(formatReportCells),
  ];
  const widths = [0, 1, 2, 3, 4, 5].map((column) =>
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
