import { migrations } from '../db/migrations';
import { initialStatements } from '../db/migrations/0001-initial';

/** Changes whenever the tables change, so that a stored copy of an older database is not used. */
export const migrationFingerprint = (): string =>
  [
    ...Object.keys(migrations),
    ...initialStatements,
    ...Object.values(migrations).map((one) => String(one.up)),
  ].join('\n');
