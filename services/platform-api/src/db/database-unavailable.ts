/** The database does not answer at the moment: worth trying again soon. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database is not available.', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** The disk of the database is full: nothing can be written until space is freed. */
export class StorageFull extends DatabaseUnavailable {}

/** disk_full; the embedded database says so of a file, or of what the system answered. */
const FULL = /^(53100|ENOSPC)$/;

const NETWORK = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
];
/**
 * Classes 08 (connection) and 57P (shut down, starting up), 53300 (no connection left), and what ended at its limit: a
 * wait for a lock (55P03), a statement (57014), a transaction that did nothing (25P03).
 * Of two transactions that wait for each other one is ended (40P01, 40001): nothing of it was
 * done, so a repeat may succeed.
 */
const SQLSTATES = /^(08...|57P0.|53300|55P03|57014|25P03|40P01|40001)$/;
/** Errors of the driver that carry no code. */
const DRIVER =
  /Connection terminated|Connection ended|timeout exceeded when trying to connect|not queryable|connection error|Query read timeout/i;

const UNANSWERED = /^Query read timeout$/i;

/** Whether the driver gave up on an answer: the connection is busy with it for ever. */
export const isUnanswered = (error: unknown): boolean =>
  UNANSWERED.test((error as { message?: string }).message ?? '');

/** The error as it is, or `DatabaseUnavailable` when the connection is gone or a wait came to its limit. */
export function asDatabaseError(error: unknown): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (FULL.test(code)) return new StorageFull(error);
  const isGone = NETWORK.includes(code) || SQLSTATES.test(code) || (code === '' && DRIVER.test(message));
  return isGone ? new DatabaseUnavailable(error) : error;
}
