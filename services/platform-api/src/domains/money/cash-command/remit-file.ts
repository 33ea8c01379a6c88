import { consoleAuthor } from '../../../platform/audit/authors';
import type { Db } from '../../../platform/db/database';
import { formatAmount } from '../../../platform/money';
import { findFleetHolder } from '../hand-in/find-holder';
import { readBalance } from '../ledger/read-balance';
import { describeRows } from '../remittance/describe-remittance';
import { readRemittanceFile } from '../remittance/read-remittance-file';
import { remitCash, type Remittance } from '../remittance/remit-cash';
import { readActor } from './book-cash';
import { createUsageError, refuseOthers, requireCountry, type CashOptions } from './cash-options';

/** Books a file of cash that a fleet hands in, and shows what each of its rows is. */
export function remitFile(
  path: string | undefined,
  options: CashOptions,
  nowSeconds: number,
): (db: Db) => Promise<string> {
  refuseOthers(options, ['fleet', 'country', 'by', 'dry-run']);
  const { fleet } = options;
  if (path === undefined) throw createUsageError('Name the file, for example cash.csv.');
  if (fleet === undefined) throw createUsageError('Name the fleet, for example --fleet main.');
  const country = requireCountry(options);
  const isTrial = options['dry-run'] === true;
  return async (db) => {
    const file = await readRemittanceFile(path, country);
    const holder = await findFleetHolder(db, country, fleet);
    const input = { actor: readActor(options), author: consoleAuthor(), nowSeconds, isTrial };
    const remittance = await remitCash(db, holder, file, input);
    const { rows } = remittance;
    const bookedMinor = rows.reduce((sum, { row, posting }) => (posting ? sum + row.amountMinor : sum), 0);
    const balanceMinor = await readBalance(db, country, holder.account);
    return [
      describeRows(country, { rows, totals: file.totals }),
      describeBooking(remittance, formatAmount(bookedMinor, country), isTrial),
      `${fleet} now owes ${formatAmount(balanceMinor, country)}.`,
    ].join('\n');
  };
}

function describeBooking({ rows, remittanceId, isRepeat }: Remittance, amount: string, isTrial: boolean) {
  const count = rows.filter(({ posting }) => posting !== null).length;
  const repeat = isRepeat ? `These rows are those of remittance ${remittanceId}. ` : '';
  if (count === 0) return `${repeat}Nothing was booked.`;
  const booked = `${amount} of ${count} ${count === 1 ? 'row' : 'rows'}`;
  return isTrial
    ? `${repeat}${booked} would be booked. Nothing was booked (--dry-run).`
    : `${repeat}Booked ${booked} as remittance ${remittanceId}.`;
}
