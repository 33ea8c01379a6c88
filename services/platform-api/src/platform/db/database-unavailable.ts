/** The database is temporarily unavailable; a retry may succeed soon. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database is not available.', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** The disk of the database is full; writing fails until space is freed. */
export class StorageFull extends DatabaseUnavailable {}

/** disk_full; the embedded database reports the file error or the system's code. */
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
 * Classes 08 (connection) and 57P (shut down, starting up), 53300 (no connection left), and limits: lock wait (55P03),
 * statement (57014), idle transaction (25P03). Deadlock and serialization failure (40P01, 40001) stored nothing, so a
 * repeat may succeed.
 */
const SQLSTATES = /^(08...|57P0.|53300|55P03|57014|25P03|40P01|40001)$/;
const DRIVER =
  /Connection terminated|Connection ended|timeout exceeded when trying to connect|not queryable|connection error|Query read timeout/i;

const UNANSWERED = /^Query read timeout$/i;

/** Whether the driver's query timed out, which leaves the connection unusable. */
export const isUnanswered = (error: unknown): boolean =>
  UNANSWERED.test((error as { message?: string }).message ?? '');

/** Converts connection losses and timeouts to `DatabaseUnavailable`; returns other errors unchanged. */
export function asDatabaseError(error: unknown): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (FULL.test(code)) return new StorageFull(error);
  const isGone = NETWORK.includes(code) || SQLSTATES.test(code) || (code === '' && DRIVER.test(message));
  return isGone ? new DatabaseUnavailable(error) : error;
}
