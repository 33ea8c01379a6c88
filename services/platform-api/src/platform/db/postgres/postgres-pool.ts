import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { Pool, types, type PoolClient } from 'pg';
import { DatabaseUnavailable, asDatabaseError, isUnanswered } from '../database-unavailable';
import { isPlanSpent, statementName } from './prepared-statements';
import { createTurns, type Turns } from './turns';
import { connectionSettings, sessionLimits, type WaitLimits } from './wait-limits';

const INT8 = 20;
const NUMERIC = 1700;

/** Number types as in the embedded database. */
const parsers = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (oid === INT8 || oid === NUMERIC) && format !== 'binary'
      ? Number
      : types.getTypeParser(oid, format as 'text')) as typeof types.getTypeParser,
};

/**
 * Kysely on a PostgreSQL pool. Broken connections are replaced; their pending queries fail with `DatabaseUnavailable`.
 * @param onError gets every error
 */
export function postgresDialect(
  connectionString: string,
  max: number,
  { limits, onError }: { limits: WaitLimits; onError: (error: unknown) => void },
): { dialect: PostgresDialect; turns: Turns } {
  const pool = new Pool({
    ...connectionSettings(connectionString, limits.connectMs),
    ...sessionLimits(limits),
    max,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
    application_name: 'courier-platform-api',
    types: parsers,
  });
  pool.on('error', () => undefined);
  // An error on an idle checked-out connection must not end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const turns = createTurns(max, limits);
  return { dialect: new PostgresDialect({ pool: translated(pool, turns, onError) }), turns };
}

/** Callers wait in our own queue, because a caller cannot leave the queue of the pool. */
const translated = (pool: Pool, turns: Turns, onError: (error: unknown) => void): PostgresPool => ({
  connect: async () => {
    const endTurn = await turns.claim();
    try {
      return translatedClient(await pool.connect(), endTurn, onError);
    } catch (error) {
      endTurn();
      throw asDatabaseError(error);
    }
  },
  end: () => pool.end(),
  options: pool.options,
});

const translatedClient = (
  client: PoolClient,
  endTurn: () => void,
  onError: (error: unknown) => void,
): PostgresPoolClient => {
  let isSpent = false;
  return {
    query: async (sql: string, parameters: readonly unknown[]) => {
      // A rollback would wait behind the unanswered statement.
      if (isSpent) throw new DatabaseUnavailable(new Error('The connection is of no more use.'));
      try {
        const name = statementName(sql, parameters);
        return await client.query({ text: sql, values: [...parameters], ...(name === null ? {} : { name }) });
      } catch (error) {
        isSpent ||= isPlanSpent(error) || isUnanswered(error);
        const known = isSpent ? new DatabaseUnavailable(error) : asDatabaseError(error);
        onError(known);
        throw known;
      }
    },
    release: () => {
      client.release(isSpent);
      endTurn();
    },
  } as unknown as PostgresPoolClient;
};
