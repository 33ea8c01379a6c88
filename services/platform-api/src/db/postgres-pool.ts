import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { Pool, types, type PoolClient } from 'pg';
import { DatabaseUnavailable, asDatabaseError } from './database-unavailable';
import { isPlanSpent, statementName } from './prepared-statements';

/** How long a call waits for a connection. */
export const CONNECT_LIMIT_MS = 5000;
const INT8 = 20;
const NUMERIC = 1700;

/** Numbers as the embedded database gives them. */
export const parsers = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (oid === INT8 || oid === NUMERIC) && format !== 'binary'
      ? Number
      : types.getTypeParser(oid, format as 'text')) as typeof types.getTypeParser,
};

/**
 * Kysely on a pool of connections to PostgreSQL. Connections that break are replaced; what was asked of them fails with
 * `DatabaseUnavailable`.
 * @param onError is told every error
 */
export function postgresDialect(
  connectionString: string,
  max: number,
  { connectLimitMs, onError }: { connectLimitMs: number; onError: (error: unknown) => void },
): PostgresDialect {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: connectLimitMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    allowExitOnIdle: true,
    application_name: 'courier-platform-api',
    types: parsers,
  });
  pool.on('error', () => undefined);
  // A connection that breaks while it is handed out and idle (a transaction that computes) must not end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool: translated(pool, onError) });
}

const translated = (pool: Pool, onError: (error: unknown) => void): PostgresPool => ({
  connect: async () => {
    try {
      return translatedClient(await pool.connect(), onError);
    } catch (error) {
      throw asDatabaseError(error);
    }
  },
  end: () => pool.end(),
});

const translatedClient = (client: PoolClient, onError: (error: unknown) => void): PostgresPoolClient => {
  let isSpent = false;
  return {
    query: async (sql: string, parameters: readonly unknown[]) => {
      try {
        const name = statementName(sql, parameters);
        return await client.query({ text: sql, values: [...parameters], ...(name === null ? {} : { name }) });
      } catch (error) {
        isSpent ||= isPlanSpent(error);
        const known = isSpent ? new DatabaseUnavailable(error) : asDatabaseError(error);
        onError(known);
        throw known;
      }
    },
    release: () => client.release(isSpent),
  } as unknown as PostgresPoolClient;
};
