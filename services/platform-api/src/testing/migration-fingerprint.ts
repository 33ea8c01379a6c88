import { MESSAGE_FUNCTION } from '../domains/fleets/webhooks/message-trigger';
import { migrations } from '../platform/db/migrations';
import { initialStatements } from '../platform/db/migrations/0001-initial';

/** Changes with the tables, so that an outdated database copy is not used. */
export const migrationFingerprint = (): string =>
  [
    ...Object.keys(migrations),
    ...initialStatements,
    MESSAGE_FUNCTION,
    ...Object.values(migrations).map((one) => String(one.up)),
  ].join('\n');
