import type { NewCard } from '@courier/api-client/contract';
import { confirmBody, openIntent } from './pay-order';
import type { TestCaller } from '../callers/place-order';
import type { TestApp } from '../server/start-test-app';
import { until } from '../until';

/** A repeatable confirmation of one payment with a card of an external provider. */
export async function openConfirmation(
  caller: TestCaller,
  card: NewCard,
  { more = {} }: { more?: object } = {},
) {
  const { wallet, intentId, methods } = await openIntent(caller);
  const ending = { bearer_token: wallet.access_token, vendor_id: 'v1001', purchase_intent_id: intentId };
  const body = confirmBody(wallet, intentId, card, { payment_method: methods[0]?.name, ...more });
  return {
    intentId,
    methods: methods as ((typeof methods)[number] & { card_fields?: string })[],
    ending,
    confirm: async (key?: string, change: object = {}) => {
      const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
      const answer = await caller.call(
        'POST',
        '/order/payment/intent/confirm',
        { ...body, ...change },
        headers,
      );
      const result = answer.body.result as
        | { order_id: string; redirect_required: { redirectUrl: string } | null }
        | undefined;
      return { ...answer, result };
    },
    readOutcome: async () =>
      (await caller.call('GET', `/order/payment/intent/${intentId}?vendor_id=v1001`)).body.result,
    cancel: () => caller.call('POST', '/order/payment/intent/cancel', ending),
    refund: () => caller.call('POST', '/order/payment/intent/refund', ending),
  };
}

export const listStates = async (server: TestApp, intentId: string): Promise<string[]> => {
  const rows = await server.deps.db
    .selectFrom('payment_charges')
    .select('state')
    .where('intent_id', '=', intentId)
    .orderBy('reference')
    .execute();
  return rows.map(({ state }) => state);
};

/** Waits until the worker has brought the charges of an intent to these states. Its waits pass quickly. */
export const untilStates = (server: TestApp, intentId: string, states: readonly string[]): Promise<true> =>
  until(async () => {
    if ((await listStates(server, intentId)).join() === states.join()) return true;
    server.clock.advance(1);
    return false;
  });

/** Opens the page of the bank and returns to where it leads. */
export async function visitBank(server: TestApp, redirectUrl: string): Promise<URL> {
  const { pathname, search } = new URL(redirectUrl);
  const answer = await server.app.inject({ url: `${pathname}${search}` });
  return new URL(String(answer.headers.location));
}
