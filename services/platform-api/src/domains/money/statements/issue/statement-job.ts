import { supportedCountries, type CountryCode } from '@courier/config';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { addMonths, firstMoment, monthAt } from '../lines/months';
import { issueMonth } from './issue-month';
import { beginMonth, listMonths } from './statement-months';

/** The only job of its queue; each run queues the next one. */
const JOB = 'issue';
const EVERY_SECONDS = 300;
/** Not while the portal is opened for the first time. */
const FIRST_AFTER_SECONDS = 60;
/** Local time of the first day of a month. */
const ISSUE_TIME = '06:00';

/**
 * Issues the statements of each country on the first day of a month at six o'clock, or as soon as a server runs after it.
 * The first month of a country is the one in which a server with this job runs first.
 */
export function registerStatementJob(app: FastifyInstance, deps: Deps): void {
  const { db, jobs, log } = deps;
  jobs.handle('statements', async (_id, stopping) => {
    await jobs.send(db, 'statements', JOB, EVERY_SECONDS);
    await issueDueMonths(deps, stopping);
  });
  app.addHook('onListen', async () => {
    jobs
      .send(db, 'statements', JOB, FIRST_AFTER_SECONDS)
      .catch((error: unknown) => log.error({ err: error }, 'statements'));
  });
}

export async function issueDueMonths(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  stopping?: AbortSignal,
): Promise<void> {
  const nowSeconds = deps.clock.nowSeconds();
  for (const country of await listCountries(deps)) {
    await beginMonth(deps.db, { country, month: monthAt(nowSeconds, country) });
    for (const month of await listDueMonths(deps, country, nowSeconds)) {
      if (stopping?.aborted) return;
      const { issued, failures } = await issueMonth(deps, { country, month }, stopping);
      for (const { vendorId, error } of failures)
        deps.log.error({ err: error, country, month, vendorId }, 'statement not issued');
      if (issued > 0) deps.log.info({ country, month, issued }, 'statements issued');
    }
  }
}

/** Countries with shops. */
async function listCountries({ db }: Pick<Deps, 'db'>): Promise<CountryCode[]> {
  const rows = await db.selectFrom('vendors').select('country').distinct().execute();
  const countries = new Set(rows.map(({ country }) => country));
  return supportedCountries.filter((country) => countries.has(country));
}

/** Months since the first one that are due and not issued, the oldest first. */
async function listDueMonths(
  { db }: Pick<Deps, 'db'>,
  country: CountryCode,
  nowSeconds: number,
): Promise<string[]> {
  const months = await listMonths(db, country);
  const issued = new Set(months.filter(({ issued_at }) => issued_at !== null).map(({ month }) => month));
  const due: string[] = [];
  for (
    let month = months[0]?.month;
    month !== undefined && firstMoment(addMonths(month, 1), country, ISSUE_TIME) <= nowSeconds;
    month = addMonths(month, 1)
  )
    if (!issued.has(month)) due.push(month);
  return due;
}
