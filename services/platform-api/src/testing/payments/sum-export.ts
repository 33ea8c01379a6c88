/**
 * Adds up an export of transactions once more, over its text alone: no code of the product, no binary fractions. Amounts
 * are whole minor units.
 */
export interface ExportSums {
  orders: number;
  fees: bigint;
  tax: bigint;
  vouchers: bigint;
  returns: bigint;
  refunds: bigint;
  /** One sentence for each row that contradicts itself. */
  faults: string[];
}

const PARTS = ['fee_base', 'fee_distance', 'fee_surcharges', 'fee_voucher', 'fee_rest'];

/** @param csv with comma and point, as for programs */
export function sumExport(csv: string, decimals: number): ExportSums {
  const [headings = [], ...rows] = readRows(csv.replace(/^\uFEFF/, ''));
  const sums: ExportSums = {
    orders: rows.length,
    fees: 0n,
    tax: 0n,
    vouchers: 0n,
    returns: 0n,
    refunds: 0n,
    faults: [],
  };
  for (const cells of rows) {
    const cell = (heading: string): string => {
      const index = headings.indexOf(heading);
      if (index < 0) throw new Error(`There is no column ${heading}.`);
      return cells[index] ?? '';
    };
    const amount = (heading: string) => readMinor(cell(heading), decimals);
    const gross = amount('fee_gross');
    const returned = amount('return_fee');
    const refunded = amount('refunded');
    const isTaxed = cell('fee_tax') !== '';
    const check = (isTrue: boolean, what: string) => {
      if (!isTrue) sums.faults.push(`${cell('order_id')}: ${what}`);
    };
    check(
      PARTS.reduce((sum, part) => sum + amount(part), 0n) === gross,
      'its parts do not add up to the fee',
    );
    check(!isTaxed || amount('fee_net') + amount('fee_tax') === gross, 'net and tax are not the fee');
    check(amount('delivery_fee') - amount('discount') === gross, 'the fee is not that after the voucher');
    check(amount('charged_delivery_fee') === gross, 'two columns name two fees');
    check(refunded >= 0n && refunded <= gross + returned, 'more is refunded than the order costs');
    sums.fees += gross;
    sums.tax += amount('fee_tax');
    sums.vouchers += amount('fee_voucher');
    sums.returns += returned;
    sums.refunds += refunded;
  }
  return sums;
}

/** `12.5` with two decimals is 1250; an empty cell is 0. */
function readMinor(text: string, decimals: number): bigint {
  if (text === '') return 0n;
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  const [, sign = '', whole = '', fraction = ''] = match ?? [];
  if (!match || fraction.length > decimals)
    throw new Error(`"${text}" is no amount with ${decimals} decimals.`);
  const minor = BigInt(whole + fraction.padEnd(decimals, '0'));
  return sign === '-' ? -minor : minor;
}

/** Cells in quotes may contain commas, quotes and line breaks. */
function readRows(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    if (row.length > 1) rows.push(row);
    row = [];
  }
  return rows;
}
