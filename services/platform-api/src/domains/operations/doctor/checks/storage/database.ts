import { isIP } from 'node:net';
import { findingsWhere, must, should, type Check } from '../../finding';

const OLDEST_VERSION = 15;
/** Passwords of examples, and the names of the account or of the product. */
const KNOWN_PASSWORDS = ['change-me', 'changeme', 'password', 'postgres', 'courier', 'secret', 'admin'];

export const databaseCheck: Check = {
  name: 'database',
  find: ({ config, database, databaseProblem }) => {
    if (databaseProblem !== null)
      return [must(databaseProblem, 'Correct DATABASE_URL, or start the database.')];
    if (!config) return [];
    const { databaseUrl } = config;
    if (databaseUrl === null)
      return [
        should(
          'The embedded database serves one process and has no backup while it runs.',
          'Set DATABASE_URL to a PostgreSQL 15 or newer.',
        ),
      ];
    const { username, password, hostname } = new URL(databaseUrl);
    const version = database?.postgresVersion ?? null;
    return findingsWhere(
      [
        isKnownPassword(decodeURIComponent(password), username),
        must(
          'The password in DATABASE_URL is one that everyone tries first.',
          `Run "alter role ${username} password '…'" and set the new password in DATABASE_URL.`,
        ),
      ],
      [
        version !== null && version < OLDEST_VERSION,
        must(`The database is a PostgreSQL ${version}.`, `Upgrade it to ${OLDEST_VERSION} or newer.`),
      ],
      [
        database?.isSuperuser === true,
        should(
          `The database account ${username} is a superuser.`,
          `Give it its database and nothing else: "alter role ${username} nosuperuser".`,
        ),
      ],
      [
        database?.isEncrypted === false && !isInternal(hostname),
        should(
          `The connection to the database at ${hostname} is not encrypted.`,
          'Add "?sslmode=verify-full" to DATABASE_URL.',
        ),
      ],
    );
  },
};

const isKnownPassword = (password: string, username: string): boolean =>
  password !== '' && (KNOWN_PASSWORDS.includes(password.toLowerCase()) || password === username);

const PRIVATE_ADDRESS = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[?(::1|f[cd][\da-f]{2}:))/i;

/** This machine, a private network, or a name without dots, which containers of one network have. */
function isInternal(hostname: string): boolean {
  if (hostname === '' || PRIVATE_ADDRESS.test(hostname)) return true;
  return isIP(hostname) === 0 && !hostname.includes('.');
}
