import type { Kysely } from 'kysely';
import type { Database } from '../schema';
import type { Turns } from './turns';

const turnsByDatabase = new WeakMap<Kysely<Database>, Turns>();

export function limitTransactions(db: Kysely<Database>, turns: Turns): void {
  turnsByDatabase.set(db, turns);
}

/** Waits until another transaction may begin. @returns a function that ends its turn */
export const claimTransactionTurn = async (db: Kysely<Database>): Promise<() => void> =>
  (await turnsByDatabase.get(db)?.claim()) ?? (() => undefined);
