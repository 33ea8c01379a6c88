import type { TestApp } from './start-test-app';
import { until } from '../until';

/** Lets time pass, and waits until outbox and follower have tried everything that is due. */
export async function settleFleets({ deps: { db }, clock }: TestApp, seconds: number): Promise<void> {
  clock.advance(seconds);
  await until(async () => {
    const nowMs = clock.nowMs();
    const messages = await db
      .selectFrom('fleet_messages')
      .select(['order_id', 'next_try_at_ms'])
      .where('state', '=', 'waiting')
      .orderBy('position')
      .execute();
    const first = new Map(messages.toReversed().map((message) => [message.order_id, message.next_try_at_ms]));
    if ([...first.values()].some((nextMs) => nextMs <= nowMs)) return false;
    const due = await db
      .selectFrom('external_deliveries')
      .select('order_id')
      .where('state', '<>', 'closed')
      .where('next_try_at_ms', '<=', nowMs)
      .executeTakeFirst();
    return due === undefined;
  });
}
