import { supportedCountries, type CountryCode } from '@courier/config';
import type { Db } from '../../../platform/db/database';
import { dayAt, readDay, type CashDay } from '../due/cash-day';
import { describeAccount } from '../due/describe-account';
import { describeDue } from '../due/describe-due';
import { listAccount } from '../due/list-account';
import { describeOutlets } from '../due/describe-outlets';
import { listOutlets } from '../due/list-outlets';
import { describeGuests } from '../due/describe-guests';
import { listDue } from '../due/list-due';
import { listGuests } from '../due/list-guests';
import { findRiderHolder, findShopHolder, type Holder } from '../hand-in/find-holder';
import { readCountry, refuseOthers, requireCountry, type CashOptions } from './cash-options';

type Run = (db: Db) => Promise<string>;

const chooseDay = (country: CountryCode, { day }: CashOptions, nowSeconds: number): CashDay =>
  day === undefined ? dayAt(country, nowSeconds) : readDay(country, day);

/** All riders and fleets on a day and the guests to whom cash is due, or each entry of one account. */
export function showDue(options: CashOptions, nowSeconds: number): Run {
  const { rider, fleet, shop } = options;
  refuseOthers(options, ['country', 'day', 'rider', 'fleet', 'shop']);
  if (rider !== undefined)
    return async (db) => showAccount(db, await findRiderHolder(db, rider), options, nowSeconds);
  if (shop !== undefined) return (db) => showShop(db, shop, options, nowSeconds);
  if (fleet !== undefined) {
    const holder: Holder = { account: `fleet:${fleet}`, country: requireCountry(options), name: fleet };
    return (db) => showAccount(db, holder, options, nowSeconds);
  }
  const country = readCountry(options);
  const days = (country === undefined ? supportedCountries : [country]).map((each) =>
    chooseDay(each, options, nowSeconds),
  );
  return (db) => showDays(db, days);
}

async function showAccount(
  db: Db,
  { account, country }: Holder,
  options: CashOptions,
  nowSeconds: number,
): Promise<string> {
  const day = chooseDay(country, options, nowSeconds);
  const sinceSeconds = options.day === undefined ? 0 : day.startsAtSeconds;
  // A clock that was set back leaves entries that count later than now.
  const untilSeconds = options.day === undefined ? Number.MAX_SAFE_INTEGER : day.endsAtSeconds;
  const lines = await listAccount(db, { country, account }, { sinceSeconds, untilSeconds });
  return describeAccount(country, lines, { isShop: account.startsWith('shop:') });
}

/** The entries of a shop, and what is due to each of its outlets. */
async function showShop(db: Db, vendorId: string, options: CashOptions, nowSeconds: number): Promise<string> {
  const holder = await findShopHolder(db, vendorId);
  const { country } = holder;
  const until = options.day === undefined ? undefined : chooseDay(country, options, nowSeconds).endsAtSeconds;
  const outlets = describeOutlets(country, await listOutlets(db, { country, vendorId }, until));
  const entries = await showAccount(db, holder, options, nowSeconds);
  return outlets === '' ? entries : `${entries}\n\n${outlets}`;
}

async function showDays(db: Db, days: readonly CashDay[]): Promise<string> {
  const texts: string[] = [];
  for (const day of days) {
    const [holders, guests] = [await listDue(db, day), await listGuests(db, day)];
    if (holders.length > 0 || days.length === 1) texts.push(describeDue(day, holders));
    if (guests.length > 0) texts.push(describeGuests(day, guests));
  }
  return texts.length === 0 ? 'No rider and no fleet holds cash.' : texts.join('\n\n');
}
