import { countryConfig, type CountryCode } from '@courier/config';
import { localDate } from '@courier/config/time';
import type { AccountLine } from './list-account';
import { writeAmount } from '../../../platform/money';

const HEADINGS = ['day', 'day of the cash', 'kind', 'posting', 'order', 'amount', 'balance', 'by', 'reason'];

/** A line with tabs for each posting. A correction counts on the day of its arrival and names the day of its order. */
export function describeAccount(
  country: CountryCode,
  lines: readonly AccountLine[],
  { isShop }: { isShop: boolean },
): string {
  if (lines.length === 0) return 'The ledger has no entries of this account on these days.';
  const { timezone, isoCurrency } = countryConfig(country);
  const amount = (minor: number) => writeAmount(isShop ? -minor : minor, country);
  const rows = lines.map((line) =>
    [
      localDate(line.booked_at, timezone),
      localDate(line.occurred_at, timezone),
      line.kind,
      line.posting,
      line.order_id ?? '',
      amount(line.amount_minor),
      amount(line.balance_minor),
      line.actor,
      line.reason ?? '',
    ].join('\t'),
  );
  const last = lines.at(-1)?.balance_minor ?? 0;
  const end = isShop ? 'is due to the shop' : 'is due';
  return [HEADINGS.join('\t'), ...rows, `${amount(last)} ${isoCurrency} ${end}.`].join('\n');
}
