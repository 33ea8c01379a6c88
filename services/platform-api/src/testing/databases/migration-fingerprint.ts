import { DATABASE_FUNCTIONS } from '../../app/database-functions';
import { migrations } from '../../platform/db/migrations';
import { initialStatements } from '../../platform/db/migrations/0001-initial';

/** Changes with the tables, so that an outdated database copy is not used. */
export const migrationFingerprint = (): string =>
  [
    ...Object.keys(migrations),
    ...initialStatements,
    ...DATABASE_FUNCTIONS.map(({ statement }) => statement),
    ...Object.values(migrations).map((one) => String(one.up)),
  ].join('\n');
