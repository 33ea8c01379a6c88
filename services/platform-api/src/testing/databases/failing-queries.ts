import type { CompiledQuery, QueryExecutor } from 'kysely';
import type { Db } from '../../platform/db/database';

/** Makes queries fail with PostgreSQL errors that quote their input. */
export interface FailingQueries {
  /** Runs `work` while its query at this index (from 0) and all later ones fail; false when it made fewer. */
  failFrom(place: number, work: () => Promise<unknown>): Promise<boolean>;
  restore(): void;
}

type Execute = QueryExecutor['executeQuery'];

function quotingError({ sql, parameters }: CompiledQuery): Error {
  const quoted = JSON.stringify(parameters);
  return Object.assign(new Error(`invalid input syntax for type json: ${quoted}`), {
    code: 'XX000',
    detail: `Failing row contains ${quoted}\n    at ${quoted} (/server.ts:1:1)`,
    where: `JSON data, line 1: ${quoted}`,
    query: `${sql} ${quoted}`,
  });
}

/** Affects every database of this process, including transactions. */
export function createFailingQueries(db: Db): FailingQueries {
  let prototype = Object.getPrototypeOf(db.getExecutor()) as { executeQuery: Execute };
  while (!Object.hasOwn(prototype, 'executeQuery'))
    prototype = Object.getPrototypeOf(prototype) as { executeQuery: Execute };
  const execute = prototype.executeQuery;
  let left = Infinity;
  prototype.executeQuery = function (this: QueryExecutor, ...args: Parameters<Execute>) {
    left -= 1;
    return left < 0 ? Promise.reject(quotingError(args[0])) : execute.apply(this, args);
  } as Execute;
  return {
    failFrom: async (place, work) => {
      left = place;
      try {
        await work();
        return left < 0;
      } finally {
        left = Infinity;
      }
    },
    restore: () => {
      prototype.executeQuery = execute;
    },
  };
}
