import { csvHead, csvLines } from '@courier/api-client/export-file';
import { countryConfig, type CountryCode } from '@courier/config';
import type { Db } from '../../../platform/db/database';
import { toNumber } from '../statements/document/to-number';
import { monthRange } from '../statements/lines/months';
import type { AccountRow } from './account-row';
import { readDocuments } from './stated-rows';
import { readUnstated } from './unstated-rows';

const COLUMNS = [
  'block',
  'vendor_id',
  'name',
  'number',
  'currency',
  'orders',
  'net',
  'tax',
  'gross',
  'of_earlier_months',
  'card_paid',
  'card_refunded',
  'cash_collected',
  'cash_paid_out',
  'balance',
  'provider_cost',
  'orders_without_cost',
  'margin',
] as const;

const SUMS = [
  'orders',
  'netMinor',
  'taxMinor',
  'grossMinor',
  'lateMinor',
  'cardPaidMinor',
  'cardRefundedMinor',
  'cashCollectedMinor',
  'cashPaidOutMinor',
  'balanceMinor',
  'costMinor',
  'ordersWithoutCost',
] as const satisfies readonly (keyof AccountRow)[];

/** The month of a country as a CSV file for programs; null where nothing was charged. The last line is the total. */
export async function accountFile(db: Db, country: CountryCode, month: string): Promise<string | null> {
  const rows: AccountRow[] = [];
  const accountMonth = { country, month, range: monthRange(month, country) };
  for await (const row of readDocuments(db, accountMonth)) rows.push(row);
  rows.push(...(await readUnstated(db, accountMonth)));
  if (rows.length === 0) return null;
  const total = Object.fromEntries(
    SUMS.map((field) => [field, rows.reduce((sum, row) => sum + row[field], 0)]),
  ) as Pick<AccountRow, (typeof SUMS)[number]>;
  const lines = [
    ...rows.map((row) => toLine(row, row.block, country)),
    toLine({ ...total, vendorId: '', name: '', number: '' }, 'total', country),
  ];
  return csvHead(COLUMNS) + csvLines(COLUMNS, lines);
}

function toLine(row: Omit<AccountRow, 'block'>, block: string, country: CountryCode) {
  const { decimals, isoCurrency } = countryConfig(country);
  const amount = (minor: number) => toNumber(minor, decimals);
  return {
    block,
    vendor_id: row.vendorId,
    name: row.name,
    number: row.number,
    currency: isoCurrency,
    orders: row.orders,
    net: amount(row.netMinor),
    tax: amount(row.taxMinor),
    gross: amount(row.grossMinor),
    of_earlier_months: amount(row.lateMinor),
    card_paid: amount(row.cardPaidMinor),
    card_refunded: amount(row.cardRefundedMinor),
    cash_collected: amount(row.cashCollectedMinor),
    cash_paid_out: amount(row.cashPaidOutMinor),
    balance: amount(row.balanceMinor),
    provider_cost: amount(row.costMinor),
    orders_without_cost: row.ordersWithoutCost,
    margin: amount(row.netMinor - row.costMinor),
  };
}
