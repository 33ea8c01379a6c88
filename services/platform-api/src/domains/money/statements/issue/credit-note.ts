import type { Statement } from '@courier/api-client/contract';
import type { CountryCode } from '@courier/config';
import { ConfigError } from '../../../../settings/config';
import type { Author } from '../../../../platform/audit/authors';
import { recordAction } from '../../../../platform/audit/record-action';
import { inTransaction, type Db } from '../../../../platform/db/database';
import type { StatementRow } from '../../../../platform/db/tables/statement-tables';
import { buildHead } from '../document/statement-content';
import { writeMinor } from '../../../../platform/money';
import { sumAmounts } from '../lines/statement-entries';
import { chooseCredit, type CreditChoice } from './choose-credit';
import { lockShop, reserveId, storeStatement, type IssuingDeps } from './issue-statement';
import { nextNumber } from './statement-numbers';

interface CreditRequest extends CreditChoice {
  author: Author;
  country: CountryCode;
  number: string;
  why?: string | undefined;
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
    const rates = chooseCredit(statement, left, request);
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
    await recordAction(
      trx,
      request.author,
      {
        action: 'statements.credit',
        country: request.country,
        subjects: [`statement:${number}`, `statement:${row.number}`, `shop:${row.vendor_id}`],
        after: { gross_minor: totals.gross_minor },
        why: reason,
      },
      deps.clock.nowSeconds(),
    );
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
