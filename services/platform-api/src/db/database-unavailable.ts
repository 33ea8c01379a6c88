/** The database does not answer at the moment: worth trying again soon. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database is not available.', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

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
/** Classes 08 (connection) and 57P (shut down, starting up), and 53300 (no connection left). */
const SQLSTATES = /^(08...|57P0.|53300)$/;
/** Errors of the driver that carry no code. */
const DRIVER =
  /Connection terminated|Connection ended|timeout exceeded when trying to connect|not queryable|connection error|Query read timeout/i;

/** The error as it is, or `DatabaseUnavailable` when it only says that the connection is gone. */
export function asDatabaseError(error: unknown): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const isGone = NETWORK.includes(code) || SQLSTATES.test(code) || (code === '' && DRIVER.test(message));
  return isGone ? new DatabaseUnavailable(error) : error;
}
