import type { CreateOrder, NewCard } from '@courier/api-client/contract';
import { genericCard, typedCard, type TypedCard } from './encrypt-card';
import type { TestCaller } from '../callers/place-order';

export interface Wallet {
  wallet_id: string;
  access_token: string;
}

export async function openWallet(caller: TestCaller, vendorId = 'v1001'): Promise<Wallet> {
  return (await caller.call('POST', `/order/payment/auth/${vendorId}`, {})).body.result as Wallet;
}

export async function publicJwk(caller: TestCaller): Promise<object> {
  return ((await caller.call('GET', '/order/payment/public-key')).body.result as { jwk: object }).jwk;
}

/** Everything before the card: a wallet, and an intent for a valid order. */
export async function openIntent(
  caller: TestCaller,
  change?: (body: CreateOrder) => CreateOrder,
): Promise<{
  wallet: Wallet;
  intentId: string;
  methods: { name: string; payment_instruments: { id: string }[] }[];
}> {
  const wallet = await openWallet(caller);
  const answer = await caller.call('POST', '/order/payment/intent', {
    wallet_id: wallet.wallet_id,
    bearer_token: wallet.access_token,
    vendor_id: 'v1001',
    order: await caller.orderBody(change),
  });
  if (answer.status !== 200) throw new Error(`The intent was refused: ${JSON.stringify(answer.body)}`);
  const { intent_id, payment_methods } = answer.body.result as {
    intent_id: string;
    payment_methods: { name: string; payment_instruments: { id: string }[] }[];
  };
  return { wallet, intentId: intent_id, methods: payment_methods };
}

export const confirmBody = (wallet: Wallet, intentId: string, card: NewCard, more: object = {}) => ({
  order: { vendor_id: 'v1001' },
  bearer_token: wallet.access_token,
  purchase_intent_id: intentId,
  payment_method: 'generic_creditcard',
  payment_instrument_id: 'NEW',
  card,
  ...more,
});

export async function pay(
  caller: TestCaller,
  number: string,
  {
    typed = {},
    more = {},
    headers = {},
  }: { typed?: Partial<TypedCard>; more?: object; headers?: Record<string, string> } = {},
) {
  const { wallet, intentId } = await openIntent(caller);
  const card = await genericCard(typedCard(number, typed), await publicJwk(caller));
  const answer = await caller.call(
    'POST',
    '/order/payment/intent/confirm',
    confirmBody(wallet, intentId, card, more),
    headers,
  );
  const result = answer.body.result as
    | { order_id: string; redirect_required: { redirectUrl: string } | null }
    | undefined;
  const ending = { bearer_token: wallet.access_token, vendor_id: 'v1001', purchase_intent_id: intentId };
  return { ...answer, result, wallet, intentId, ending };
}
