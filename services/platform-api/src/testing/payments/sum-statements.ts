/**
 * Adds up files of statements once more, over their text and that of the transactions alone: no code of the product, no
 * binary fractions. Amounts are whole minor units.
 */
export interface StatementSums {
  statements: number;
  creditNotes: number;
  late: number;
  cardPaid: bigint;
  cardRefunded: bigint;
  cashCollected: bigint;
  /** Gross of all entries of an order, over all statements. */
  byOrder: Map<string, bigint>;
  /** One sentence for each file that contradicts itself or another one. */
  faults: string[];
}

const DECIMALS_OF_SUMS = ['net', 'tax', 'gross'] as const;

/** @param files of one shop, in the order of their numbers, with comma and point */
export function sumStatements(files: readonly string[], decimals: number): StatementSums {
  const sums: StatementSums = {
    statements: 0,
    creditNotes: 0,
    late: 0,
    cardPaid: 0n,
    cardRefunded: 0n,
    cashCollected: 0n,
    byOrder: new Map(),
    faults: [],
  };
  /** What is left of each tax rate of a statement, which has charges at one rate and refunds at another. */
  const left = new Map<string, bigint>();
  for (const [index, file] of files.entries()) {
    const [headings = [], ...rows] = file.trimEnd().split('\r\n').map(readCells);
    const records = rows.map((cells) =>
      Object.fromEntries(headings.map((name, at) => [name, cells[at] ?? ''])),
    );
    const select = (name: string) => records.filter(({ record }) => record === name);
    const amount = (text: string | undefined) => readMinor(text ?? '', decimals);
    const add = (name: string, column: string) =>
      select(name).reduce((sum, record) => sum + amount(record[column]), 0n);
    const [head] = records;
    const number = head?.['text'] ?? '';
    const check = (isTrue: boolean, what: string) => {
      if (!isTrue) sums.faults.push(`${number}: ${what}`);
    };
    check(number.endsWith(`-${index + 1}`), 'the numbers have a gap');
    const isNote = head?.['record'] === 'credit-note';
    for (const column of DECIMALS_OF_SUMS) {
      check(add('rate', column) === add('total', column), `the rates do not add up to ${column}`);
      check(
        isNote || add('entry', column) === add('total', column),
        `the entries do not add up to ${column}`,
      );
    }
    check(add('total', 'net') + add('total', 'tax') === add('total', 'gross'), 'net and tax are not gross');
    const balance =
      add('total', 'gross') -
      add('card_paid', 'gross') +
      add('card_refunded', 'gross') -
      add('cash_collected', 'gross') +
      add('cash_paid_out', 'gross');
    check(add('balance', 'gross') === balance, 'the balance is another one');
    if (isNote) {
      const corrected = select('corrects')[0]?.['text'] ?? '';
      for (const { tax_percent: rate = '', gross } of select('rate')) {
        const key = `${corrected} ${rate}`;
        const rest = (left.get(key) ?? -1n) + amount(gross);
        left.set(key, rest);
        check(rest >= 0n, `more is credited than ${corrected} has at ${rate} %`);
      }
      sums.creditNotes += 1;
      continue;
    }
    for (const { tax_percent: rate = '', gross } of select('rate'))
      left.set(`${number} ${rate}`, amount(gross));
    sums.statements += 1;
    sums.cardPaid += add('card_paid', 'gross');
    sums.cardRefunded += add('card_refunded', 'gross');
    sums.cashCollected += add('cash_collected', 'gross');
    for (const { order_id: id = '', gross, late } of select('entry')) {
      sums.byOrder.set(id, (sums.byOrder.get(id) ?? 0n) + amount(gross));
      if (late === 'late') sums.late += 1;
    }
  }
  return sums;
}

/** `12.5` with two decimals is 1250; an empty cell is 0. */
function readMinor(text: string, decimals: number): bigint {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (fraction.length > decimals) throw new Error(`"${text}" is no amount with ${decimals} decimals.`);
  const minor = BigInt(whole + fraction.padEnd(decimals, '0'));
  return sign === '-' ? -minor : minor;
}

/** Cells in quotes may contain commas and quotes. */
const readCells = (line: string): string[] =>
  [...line.replace(/^\uFEFF/, '').matchAll(/(?:"((?:[^"]|"")*)"|([^",]*))(?:,|$)/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  );
