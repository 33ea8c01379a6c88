import { countryConfig, type CountryCode } from '@courier/config';
import { localDate, localTime, unixFromLocal } from '@courier/config/time';
import { readAmount, readDecimal, writeDecimal, readPercentage } from '../operator-rules/number-cells';
import { CellError, readChoice, readCountry, readEach } from '../operator-rules/read-cells';
import { OperatorFileError, type FileProblem } from '../../../platform/operator-files/file-error';
import { ruleCsv, type FileRow } from '../operator-rules/rule-file';
import { readRuleRows } from '../operator-rules/rule-rows';
import type { FileRules, RuleFileKind } from '../operator-rules/rule-file-kind';
import { assessVouchers } from './assess-vouchers';
import { applyVouchers } from './apply-vouchers';
import type { VoucherRule } from '../rule-shapes/voucher-rules';

const COLUMNS = ['country', 'code', 'type', 'value', 'from', 'until', 'limit', 'limit_per_customer'] as const;
/** `amount`: what the delivery costs less; `fee`: what it costs. */
const TYPES = { percentage: 'percentage', amount: 'amount', fee: 'deliveryFee' } as const;
const TYPE_WORDS = ['percentage', 'amount', 'fee'] as const;

export const voucherFile: RuleFileKind<'vouchers'> = {
  kind: 'vouchers',
  read: readVouchers,
  write: (byCountry) =>
    ruleCsv(
      COLUMNS,
      [...byCountry].flatMap(([country, vouchers]) =>
        vouchers.map((voucher) => voucherRow(country, voucher)),
      ),
    ),
  assess: assessVouchers,
  apply: applyVouchers,
};

async function readVouchers(file: string): Promise<FileRules<'vouchers'>> {
  const rows = await readRuleRows(file, {
    columns: COLUMNS,
    required: ['country', 'code', 'type', 'value', 'until'],
  });
  const problems: FileProblem[] = [];
  const byCountry = new Map<CountryCode, VoucherRule[]>();
  readEach(rows, problems, (row) => {
    const country = readCountry(row);
    const vouchers = byCountry.get(country) ?? [];
    byCountry.set(country, vouchers);
    const voucher = readVoucher(row, country);
    if (vouchers.some(({ code }) => code === voucher.code))
      throw new CellError('code', voucher.code, 'the code is given twice');
    vouchers.push(voucher);
  });
  if (rows.length === 0) problems.push({ problem: 'it has no line below the heading' });
  if (problems.length > 0) throw new OperatorFileError(file, problems);
  return { byCountry, places: [] };
}

function readVoucher(row: FileRow, country: CountryCode): VoucherRule {
  const code = (row.cells['code'] ?? '').toUpperCase();
  if (!/^[\p{L}\p{N}_-]{3,32}$/u.test(code))
    throw new CellError('code', code, 'write 3 to 32 letters, digits, - or _');
  const validFrom = row.cells['from'] ? readMoment(row, 'from', country) : null;
  const validUntil = readMoment(row, 'until', country) + 59;
  if (validFrom !== null && validFrom > validUntil)
    throw new CellError('until', row.cells['until'] ?? '', 'the voucher ends before it begins');
  return {
    code,
    value: readValue(row, country),
    validFrom,
    validUntil,
    useLimit: readLimit(row, 'limit'),
    customerLimit: readLimit(row, 'limit_per_customer'),
  };
}

function readValue(row: FileRow, country: CountryCode): VoucherRule['value'] {
  const type = TYPES[readChoice(row, 'type', TYPE_WORDS)];
  if (type !== 'percentage') return { type, amountMinor: readAmount(row, 'value', country) };
  const percentage = readPercentage(row, 'value', 'write a percentage such as 10 or 12.5') / 100;
  if (percentage === 0 || percentage > 100)
    throw new CellError('value', row.cells['value'] ?? '', 'write a percentage above 0 and at most 100');
  return { type, percentage };
}

/** Local time of the country; a day alone is its first minute, as an end its last. */
function readMoment({ cells }: FileRow, column: 'from' | 'until', country: CountryCode): number {
  const text = cells[column] ?? '';
  const [date = '', time = column === 'from' ? '00:00' : '23:59'] = text.split(/[ T]/);
  const at = unixFromLocal(date, time, countryConfig(country).timezone);
  if (at === null)
    throw new CellError(column, text, 'write a day or moment such as 2026-12-31 or 2026-12-31 18:00');
  return at;
}

function readLimit(row: FileRow, column: string): number | null {
  if (!row.cells[column]) return null;
  const limit = readDecimal(row, column, 0, 'write a whole number of orders, or leave it empty');
  if (limit === 0) throw new CellError(column, '0', 'a voucher for 0 orders cannot be used');
  return limit;
}

function voucherRow(country: CountryCode, { code, value, ...rest }: VoucherRule): Record<string, string> {
  const { decimals, timezone } = countryConfig(country);
  const moment = (at: number) => `${localDate(at, timezone)} ${localTime(at, timezone)}`;
  return {
    country,
    code,
    type: TYPE_WORDS.find((word) => TYPES[word] === value.type) ?? '',
    value:
      value.type === 'percentage'
        ? writeDecimal(Math.round(value.percentage * 100), 2)
        : writeDecimal(value.amountMinor, decimals),
    from: rest.validFrom === null ? '' : moment(rest.validFrom),
    until: moment(rest.validUntil),
    limit: rest.useLimit === null ? '' : String(rest.useLimit),
    limit_per_customer: rest.customerLimit === null ? '' : String(rest.customerLimit),
  };
}
