import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../clock';
import { CallerGone, currentCaller } from '../db/caller';
import { inTransaction, type Db } from '../db/database';
import { isStorable } from './malformed-text';
import { Refusal, badInput } from '../requests/refusal';

const KEPT_SECONDS = 24 * 3600;
const LONGEST_KEY = 200;

/**
 * The idempotency key of a request; null without one.
 * @throws Refusal 400 for a key that is empty, too long or cannot be stored
 */
export function readIdempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && key.trim() !== '' && key.length <= LONGEST_KEY && isStorable(key))
    return key;
  throw badInput('The Idempotency-Key is empty, too long or not well-formed.', 'error.invalid-input');
}

export interface KeyedCall {
  scope: string;
  key: string;
  body: unknown;
}

const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 200;
const RETRY_AFTER_SECONDS = 1;

const callInProgress = () =>
  new Refusal(409, 'The first call with this Idempotency-Key is in progress.', 'error.call-in-progress', {
    retryAfter: RETRY_AFTER_SECONDS,
  });

/** Whether a repeat with this key only returns the stored answer. */
export async function isAnswered(
  db: Db,
  clock: Clock,
  { scope, key }: Pick<KeyedCall, 'scope' | 'key'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select('scope')
    .where('scope', '=', scope)
    .where('idempotency_key', '=', key)
    .where('created_at', '>=', clock.nowSeconds() - KEPT_SECONDS)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Runs `work` once per key. The answer is stored in the transaction of the work, so a repeat gets the first answer and
 * a failure stores nothing. A concurrent call with the same key, on any instance, waits without a connection.
 * @param keyMs longest wait in ms
 * @throws Refusal 422 when the key was used with another body, 409 when the other call takes longer
 */
export async function runOnce(
  db: Db,
  { clock, keyMs }: { clock: Clock; keyMs: number },
  call: KeyedCall,
  work: (trx: Db) => Promise<unknown>,
): Promise<unknown> {
  const began = performance.now();
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(LONGEST_PAUSE_MS, 2 * pauseMs)) {
    const outcome = await tryOnce(db, clock, call, work);
    if (outcome) return outcome.answer;
    if (currentCaller()?.isGone) throw new CallerGone();
    if (performance.now() - began + pauseMs > keyMs) throw callInProgress();
    await pause(pauseMs);
  }
}

/** @returns null while another transaction works on the same key */
async function tryOnce(
  db: Db,
  clock: Clock,
  call: KeyedCall,
  work: (trx: Db) => Promise<unknown>,
): Promise<{ answer: unknown } | null> {
  return inTransaction(db, async (trx) => {
    if (!(await lockKey(trx, call))) return null;
    return { answer: await respondOnce(trx, clock, call, work) };
  });
}

/** Locks until the transaction ends. Inserting the key's row instead would block on the other transaction. */
async function lockKey(trx: Db, { scope, key }: KeyedCall): Promise<boolean> {
  const { rows } = await sql<{ is_ours: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${scope} ${key}`}, 0)) as is_ours`.execute(trx);
  return rows[0]?.is_ours === true;
}

async function respondOnce(
  trx: Db,
  clock: Clock,
  call: KeyedCall,
  work: (trx: Db) => Promise<unknown>,
): Promise<unknown> {
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(call.body) ?? '')
    .digest('base64url');
  const now = clock.nowSeconds();
  const fresh = await trx
    .insertInto('idempotency_keys')
    .values({
      scope: call.scope,
      idempotency_key: call.key,
      body_hash: bodyHash,
      answer: null,
      created_at: now,
    })
    // An expired key that is not yet deleted counts as new.
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'idempotency_key'])
        .doUpdateSet({ body_hash: bodyHash, answer: null, created_at: now })
        .where('idempotency_keys.created_at', '<', now - KEPT_SECONDS),
    )
    .returning('scope')
    .executeTakeFirst();
  const findStoredCall = (query: { scope: string; key: string }) =>
    trx
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('scope', '=', query.scope)
      .where('idempotency_key', '=', query.key);
  if (!fresh) {
    const known = await findStoredCall(call).executeTakeFirstOrThrow();
    if (known.body_hash !== bodyHash) {
      throw new Refusal(
        422,
        'The Idempotency-Key was used with another request.',
        'error.idempotency-key-reused',
      );
    }
    // The row and its answer are committed together, so a visible row has an answer.
    return JSON.parse(known.answer as string) as unknown;
  }
  const answer = await work(trx);
  await trx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('scope', '=', call.scope)
    .where('idempotency_key', '=', call.key)
    .execute();
  return answer;
}
