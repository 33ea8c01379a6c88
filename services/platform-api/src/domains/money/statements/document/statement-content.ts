import type { Statement } from '@courier/api-client/contract';
import { countryConfig, type CountryCode } from '@courier/config';
import { localDate } from '@courier/config/time';
import type { Db } from '../../../../platform/db/database';
import type { VendorRow } from '../../../../platform/db/schema';
import { rulesInForce } from '../../../prices';
import type { LineSource } from '../lines/line-source';
import { monthRange } from '../lines/months';
import { readSettlement } from '../lines/settlement';
import { readEntries, sumAmounts, sumRates } from '../lines/statement-entries';

/** A statement before it has its number. */
export interface Occasion {
  vendor: VendorRow;
  month: string;
  nowSeconds: number;
}

/** What a statement or the preview of one contains. */
export async function buildStatement(
  db: Db,
  { vendor, month, nowSeconds }: Occasion,
  source: LineSource,
): Promise<Statement> {
  const { country } = vendor;
  const { timezone } = countryConfig(country);
  const { from } = monthRange(month, country);
  const entries = await readEntries(db, source, { from, timezone });
  const settled = await readSettlement(db, source);
  const totals = sumAmounts(entries);
  return {
    ...(await buildHead(db, country, nowSeconds)),
    kind: 'statement',
    number: null,
    corrects: null,
    reason: null,
    month,
    buyer: { vendor_id: vendor.vendor_id, name: vendor.name, address: readAddress(vendor) },
    entries,
    rates: sumRates(entries),
    ...totals,
    ...settled,
    balance_minor:
      totals.gross_minor -
      settled.card_paid_minor +
      settled.card_refunded_minor -
      settled.cash_collected_minor +
      settled.cash_paid_out_minor,
  };
}

/** Seller and moment of a document that is issued now. */
export async function buildHead(db: Db, country: CountryCode, nowSeconds: number) {
  const { timezone, isoCurrency, decimals } = countryConfig(country);
  const [seller] = (await rulesInForce(db, 'sellers', country, nowSeconds)) ?? [];
  return {
    format: 1 as const,
    is_invoice: seller !== undefined,
    issued_at: nowSeconds,
    issued_on: localDate(nowSeconds, timezone),
    country,
    timezone,
    currency: isoCurrency,
    decimals,
    seller: seller
      ? {
          name: seller.name,
          address: seller.address,
          tax_number: seller.taxNumber ?? null,
          footer: seller.footer ?? null,
        }
      : null,
  };
}

const readAddress = ({ address_text }: VendorRow): string[] =>
  address_text.trim() === '' ? [] : [address_text.trim()];
