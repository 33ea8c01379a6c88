import type { QueryResult } from '../embedded/pglite-client';

/** First message of the server. */
export interface Hello {
  pid: number;
  /** Names of the server's migrations: a command of another release may expect other tables. */
  migrations: readonly string[];
}

/**
 * `claim` and `free` reserve the single connection, `enter` and `leave` exclude other commands. `alive` shows that the
 * command is not suspended.
 */
export type Instruction =
  | { type: 'claim' | 'free' | 'enter' | 'leave' | 'alive' }
  | { type: 'query'; sql: string; parameters: readonly unknown[] };

export type Request = Instruction & { id: number };

export interface Response {
  id: number;
  result?: QueryResult | undefined;
  error?: { message: string; code?: string; constraint?: string };
}

export const ALIVE_MS = 5000;
