import type { Statement } from '@courier/api-client/contract';
import type { CountryCode } from '@courier/config';
import { ConfigError } from '../../../../settings/config';
import { inTransaction, type Db } from '../../../../platform/db/database';
import type { StatementRow } from '../../../../platform/db/tables/statement-tables';
import { buildHead } from '../document/statement-content';
import { writeMinor } from '../document/write-minor';
import { sumAmounts } from '../lines/statement-entries';
import { lockShop, reserveId, storeStatement, type IssuingDeps } from './issue-statement';
import { nextNumber } from './statement-numbers';

interface CreditRequest {
  country: CountryCode;
  number: string;
  why?: string | undefined;
  /** Gross, in major units; everything that is left without it. */
  amount?: string | undefined;
  /** The tax rate of the amount in percent. */
  rate?: string | undefined;
}

type Rate = Statement['rates'][number];

/**
 * Corrects a statement: a document with the opposite amounts that names it.
 * @throws ConfigError for an unknown number, and for more than is left of the statement
 */
export async function issueCreditNote(deps: IssuingDeps, request: CreditRequest): Promise<string> {
  const reason = request.why?.trim() ?? '';
  if (reason === '') throw new ConfigError('Say why with --why "…".');
  return inTransaction(deps.db, async (trx) => {
    const row = await findCorrected(trx, request);
    await lockShop(trx, row.vendor_id);
    const statement = JSON.parse(row.content) as Statement;
    const left = await listLeft(trx, row.statement_id, statement);
    const rates = chooseRates(statement, left, request);
    const totals = sumAmounts(rates);
    const note: Statement = {
      ...statement,
      ...(await buildHead(trx, request.country, deps.clock.nowSeconds())),
      kind: 'credit-note',
      number: null,
      corrects: row.number,
      reason,
      entries: [],
      rates,
      ...totals,
      card_paid_minor: 0,
      card_refunded_minor: 0,
      cash_collected_minor: 0,
      cash_paid_out_minor: 0,
      balance_minor: totals.gross_minor,
    };
    const number = await nextNumber(trx, request.country, note);
    const keys = {
      statementId: await reserveId(trx),
      country: request.country,
      corrects: row.statement_id,
    };
    await storeStatement({ ...deps, db: trx }, keys, { ...note, number });
    const amount = writeMinor(totals.gross_minor, statement.decimals);
    return `${number}: credit note of ${amount} ${statement.currency} for ${row.number}`;
  });
}

async function findCorrected(trx: Db, { country, number }: CreditRequest): Promise<StatementRow> {
  const row = await trx
    .selectFrom('statements')
    .selectAll()
    .where('country', '=', country)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) throw new ConfigError(`${country} has no statement ${number}.`);
  if (row.kind === 'credit-note') throw new ConfigError(`${number} is a credit note itself.`);
  return row;
}

/** What earlier credit notes left of each rate. */
async function listLeft(trx: Db, statementId: number, { rates }: Statement): Promise<Rate[]> {
  const notes = await trx
    .selectFrom('statements')
    .select('content')
    .where('corrects', '=', statementId)
    .execute();
  const credited = notes.flatMap(({ content }) => (JSON.parse(content) as Statement).rates);
  return rates.map((rate) => ({
    tax_percent: rate.tax_percent,
    ...sumAmounts([rate, ...credited.filter(({ tax_percent }) => tax_percent === rate.tax_percent)]),
  }));
}

function chooseRates(
  { number, decimals, currency }: Statement,
  left: readonly Rate[],
  { amount, rate }: CreditRequest,
): Rate[] {
  if (amount === undefined) {
    const open = left.filter(({ gross_minor }) => gross_minor !== 0);
    if (open.length === 0) throw new ConfigError(`Nothing is left of ${number}.`);
    return open.map((each) => opposite(each, each.gross_minor, each.tax_minor));
  }
  const percent = rate === undefined ? null : readUnits(rate, 2);
  const chosen = rate === undefined && left.length === 1 ? left[0] : left.find(hasRate(percent));
  if (!chosen) {
    const rates = left.map(({ tax_percent }) => (tax_percent === null ? 'none' : writeMinor(tax_percent, 2)));
    throw new ConfigError(`Name a tax rate of the statement with --rate: ${rates.join(', ')}.`);
  }
  const grossMinor = readUnits(amount, decimals);
  if (grossMinor === null || grossMinor === 0)
    throw new ConfigError(`--amount is an amount of ${currency} with at most ${decimals} decimals.`);
  if (grossMinor > chosen.gross_minor)
    throw new ConfigError(
      `At most ${writeMinor(chosen.gross_minor, decimals)} ${currency} is left of ${number}.`,
    );
  const taxMinor =
    grossMinor === chosen.gross_minor
      ? chosen.tax_minor
      : Math.round((grossMinor * chosen.tax_minor) / chosen.gross_minor);
  return [opposite(chosen, grossMinor, taxMinor)];
}

const hasRate =
  (percent: number | null) =>
  ({ tax_percent }: Rate): boolean =>
    tax_percent === percent;

const opposite = ({ tax_percent }: Rate, grossMinor: number, taxMinor: number): Rate => ({
  tax_percent,
  net_minor: 0 - (grossMinor - taxMinor),
  tax_minor: 0 - taxMinor,
  gross_minor: 0 - grossMinor,
});

/** A decimal number as whole units of its last decimal; null for anything else. */
function readUnits(text: string, decimals: number): number | null {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined || fraction.length > decimals) return null;
  return Number(whole + fraction.padEnd(decimals, '0'));
}
