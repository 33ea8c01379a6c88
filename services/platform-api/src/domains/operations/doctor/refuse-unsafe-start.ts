import { isProduction } from '../../../settings/config';
import type { Deps } from '../deps';
import { describeProblems } from './describe-problems';
import { readDatabaseFacts } from './facts/read-database-facts';
import { readMachineFacts } from './facts/read-machine-facts';
import { findProblems } from './find-problems';

/** Why a production server does not start, worded for the operator. */
export class UnsafeInstallation extends Error {}

/**
 * The checks of `npm run doctor` that need no other server.
 * @param write takes the findings that do not stop the start
 * @throws UnsafeInstallation while a `must` is missing in production
 */
export async function refuseUnsafeStart(
  { config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>,
  write: (text: string) => void,
): Promise<void> {
  if (!isProduction(config)) return;
  const isPostgres = config.databaseUrl !== null;
  const problems = findProblems({
    nowSeconds: clock.nowSeconds(),
    settingFaults: [],
    config,
    databaseProblem: null,
    database: await readDatabaseFacts(db, { nowMs: clock.nowMs, isPostgres }),
    accountsWithKnownPassword: [],
    machine: readMachineFacts(config),
    network: null,
  });
  const text = describeProblems(problems);
  if (problems.some(({ level }) => level === 'must'))
    throw new UnsafeInstallation(
      `This production server does not start while a "must" is missing:\n${text.trimEnd()}`,
    );
  if (text !== '') write(text);
}
