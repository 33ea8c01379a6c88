import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { Clock } from '../clock';
import { inTransaction, type Db } from '../db/database';
import { isStorable } from './malformed-text';
import { Refusal, badInput } from './refusal';

const KEPT_SECONDS = 24 * 3600;
const LONGEST_KEY = 200;

/**
 * The key under which a call is done once; null without one.
 * @throws Refusal 400 for one that holds nothing, under which all calls would be the same, for one that is too long, and
 * for one that cannot be stored
 */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && key.trim() !== '' && key.length <= LONGEST_KEY && isStorable(key))
    return key;
  throw badInput('The Idempotency-Key is empty, too long or not well-formed.', 'error.invalid-input');
}

/**
 * Runs `work` once per key: its answer is stored in the same transaction as what it did, so that a repeated call gets
 * the first answer and a failed one leaves nothing behind.
 * @throws Refusal 422 when the key was used with another body
 */
export async function runOnce(
  db: Db,
  clock: Clock,
  call: { scope: string; key: string; body: unknown },
  work: (trx: Db) => Promise<unknown>,
): Promise<unknown> {
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(call.body) ?? '')
    .digest('base64url');
  const now = clock.nowSeconds();
  return inTransaction(db, async (trx) => {
    const fresh = await trx
      .insertInto('idempotency_keys')
      .values({
        scope: call.scope,
        idempotency_key: call.key,
        body_hash: bodyHash,
        answer: null,
        created_at: now,
      })
      // A key that has outlived its time and was not cleaned away yet is as good as new.
      .onConflict((conflict) =>
        conflict
          .columns(['scope', 'idempotency_key'])
          .doUpdateSet({ body_hash: bodyHash, answer: null, created_at: now })
          .where('idempotency_keys.created_at', '<', now - KEPT_SECONDS),
      )
      .returning('scope')
      .executeTakeFirst();
    const row = (query: { scope: string; key: string }) =>
      trx
        .selectFrom('idempotency_keys')
        .selectAll()
        .where('scope', '=', query.scope)
        .where('idempotency_key', '=', query.key);
    if (!fresh) {
      const known = await row(call).executeTakeFirstOrThrow();
      if (known.body_hash !== bodyHash) {
        throw new Refusal(
          422,
          'The Idempotency-Key was used with another request.',
          'error.idempotency-key-reused',
        );
      }
      // A row is seen by others with its answer alone: both are written in one transaction.
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
  });
}
