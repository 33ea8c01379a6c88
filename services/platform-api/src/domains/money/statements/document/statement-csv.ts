import type { Statement } from '@courier/api-client/contract';
import { csvHead, csvLines, type CsvRow } from '@courier/api-client/export-file';
import { toNumber } from './to-number';

export const STATEMENT_COLUMNS = [
  'record',
  'text',
  'ordered_on',
  'order_number',
  'order_id',
  'outlet',
  'kind',
  'late',
  'tax_percent',
  'net',
  'tax',
  'gross',
] as const;

type Row = CsvRow<(typeof STATEMENT_COLUMNS)[number]>;
type Amounts = Pick<Statement, 'net_minor' | 'tax_minor' | 'gross_minor'>;

const EMPTY: Row = {
  record: null,
  text: null,
  ordered_on: null,
  order_number: null,
  order_id: null,
  outlet: null,
  kind: null,
  late: null,
  tax_percent: null,
  net: null,
  tax: null,
  gross: null,
};

/** Without line breaks, so that every record is one line. */
const toLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const PERCENT_DECIMALS = 2;

/**
 * The file of a statement for programs, without the signature. Changing it breaks the hashes of stored statements: a new
 * form needs a new `format`.
 */
export function statementCsv(statement: Statement): string {
  const { decimals, seller, buyer, entries, rates } = statement;
  const amounts = ({ net_minor, tax_minor, gross_minor }: Amounts) => ({
    net: toNumber(net_minor, decimals),
    tax: toNumber(tax_minor, decimals),
    gross: toNumber(gross_minor, decimals),
  });
  const percent = (value: number | null) => (value === null ? null : toNumber(value, PERCENT_DECIMALS));
  const text = (record: string, value: string | null): Row[] =>
    value === null ? [] : [{ ...EMPTY, record, text: toLine(value) }];
  const sum = (record: string, minor: number): Row => ({
    ...EMPTY,
    record,
    gross: toNumber(minor, decimals),
  });
  const rows: Row[] = [
    ...text(
      statement.is_invoice && statement.kind === 'statement' ? 'invoice' : statement.kind,
      statement.number,
    ),
    ...text('corrects', statement.corrects),
    ...text('reason', statement.reason),
    ...text('month', statement.month),
    ...text('issued_on', statement.issued_on),
    ...text('currency', statement.currency),
    ...text('seller', seller && [seller.name, ...seller.address].join(', ')),
    ...text('seller_tax_number', seller && seller.tax_number),
    ...text('buyer', [buyer.name, ...buyer.address].join(', ')),
    ...text('buyer_id', buyer.vendor_id),
    ...entries.map((entry) => ({
      ...EMPTY,
      record: 'entry',
      ordered_on: entry.ordered_on,
      order_number: entry.order_number,
      order_id: entry.order_id,
      outlet: toLine(entry.outlet),
      kind: entry.kind,
      late: entry.is_late ? 'late' : null,
      tax_percent: percent(entry.tax_percent),
      ...amounts(entry),
    })),
    ...rates.map((rate) => ({
      ...EMPTY,
      record: 'rate',
      tax_percent: percent(rate.tax_percent),
      ...amounts(rate),
    })),
    { ...EMPTY, record: 'total', ...amounts(statement) },
    sum('card_paid', statement.card_paid_minor),
    sum('card_refunded', statement.card_refunded_minor),
    sum('cash_collected', statement.cash_collected_minor),
    sum('cash_paid_out', statement.cash_paid_out_minor),
    sum('balance', statement.balance_minor),
  ];
  return csvHead(STATEMENT_COLUMNS) + csvLines(STATEMENT_COLUMNS, rows);
}

/** The last record of the file. */
export const signatureRow = (signature: string): Row => ({
  ...EMPTY,
  record: 'signature',
  text: signature,
});

/** The file with its signature as the last line. */
export const signedCsv = (statement: Statement, signature: string): string =>
  statementCsv(statement) + csvLines(STATEMENT_COLUMNS, [signatureRow(signature)]);
