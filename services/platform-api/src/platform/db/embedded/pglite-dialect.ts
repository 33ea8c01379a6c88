import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely';
import { asDatabaseError } from '../database-unavailable';
import type { QueryResult as Rows } from './pglite-client';

/** What runs the queries of the single connection. */
interface SingleClient {
  query(sql: string, parameters: readonly unknown[]): Promise<Rows>;
  /** Reserves the connection among several users. */
  claim?(): Promise<unknown>;
  free?(): Promise<unknown>;
}

/**
 * Kysely on the single connection of the embedded database: a transaction blocks other queries.
 * @param onError gets every error
 */
export function pgliteDialect(client: SingleClient, onError: (error: unknown) => void): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PgliteDriver(client, onError),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

const WAIT_LIMIT_MS = 30_000;

class PgliteDriver implements Driver {
  readonly #client: SingleClient;
  readonly #connection: PgliteConnection;
  readonly #queue: (() => void)[] = [];
  #busy = false;

  constructor(client: SingleClient, onError: (error: unknown) => void) {
    this.#client = client;
    this.#connection = new PgliteConnection(client, onError);
  }

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#busy) await this.#turn();
    this.#busy = true;
    try {
      await this.#client.claim?.();
    } catch (error) {
      this.#admitNext();
      throw error;
    }
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    try {
      await this.#client.free?.();
    } finally {
      this.#admitNext();
    }
  }

  #admitNext(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#busy = false;
  }

  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const proceed = () => {
        clearTimeout(timer);
        resolve();
      };
      // A transaction that queries the outer `db` would deadlock: fail with a message instead.
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(proceed), 1);
        reject(new Error('Waited 30 s for the database: is a transaction using the outer handle?'));
      }, WAIT_LIMIT_MS);
      timer.unref();
      this.#queue.push(proceed);
    });
  }

  beginTransaction = (connection: DatabaseConnection) => this.#run(connection, 'begin');
  commitTransaction = (connection: DatabaseConnection) => this.#run(connection, 'commit');
  rollbackTransaction = (connection: DatabaseConnection) => this.#run(connection, 'rollback');

  async #run(connection: DatabaseConnection, statement: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(statement));
  }
}

class PgliteConnection implements DatabaseConnection {
  readonly #client: SingleClient;
  readonly #onError: (error: unknown) => void;

  constructor(client: SingleClient, onError: (error: unknown) => void) {
    this.#client = client;
    this.#onError = onError;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const { rows, affectedRows } = await this.#client.query(query.sql, query.parameters);
      return { rows: rows as R[], numAffectedRows: BigInt(affectedRows ?? 0) };
    } catch (error) {
      const known = asDatabaseError(error);
      this.#onError(known);
      throw known;
    }
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not offered by the embedded database.');
  }
}
