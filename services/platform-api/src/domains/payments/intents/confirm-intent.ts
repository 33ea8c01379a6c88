import type { CardProvider, CreateOrder, NewCard, Order } from '@courier/api-client/contract';
import type { FastifyRequest } from 'fastify';
import { badInput, conflict, notOwned } from '../../../platform/requests/refusal';
import type { Session } from '../../../platform/requests/session';
import type { Db } from '../../../platform/db/database';
import type { PaymentIntentRow } from '../../../platform/db/tables/payment-tables';
import type { Deps } from '../deps';
import { type PrepareOrder, insertOrder, moveOrder } from '../../orders';
import { claimVoucher } from '../../prices';
import { cardProvider, assertOnlinePayment } from '../availability';
import { BANK_PATH } from '../external/bank-return';
import { retainCard } from '../external/card-removals';
import { storeChargeEvent } from '../external/store-charge-event';
import { lockIntent, storeIntentEvent } from '../intents.repository';
import { CHALLENGE_SECONDS } from './late-challenges';
import type { ProviderCard, RefusalReason } from '../provider-card';
import { allowedReturn } from '../return-address';
import { findWallet, type Wallet } from '../wallets';

export interface ConfirmBody {
  order: {
    vendor_id: string;
    vat_number?: string | null | undefined;
    preordered_for?: number | null | undefined;
  };
  bearer_token: string;
  purchase_intent_id: string;
  payment_method: CardProvider;
  payment_instrument_id: string;
  card?: NewCard | undefined;
  return_url?: string | undefined;
}

/** A charge that was authorised before the transaction of its order. */
export interface AuthorisedCharge {
  reference: string;
  /** A new card that the provider has stored for later payments. */
  card: ProviderCard | null;
  /** The secret of the bank's page; null when the charge was accepted. */
  secret: string | null;
}

export interface Confirmed {
  order: Order;
  /** Null when the payment succeeded. */
  redirectUrl: string | null;
}

export const REFUSED: Readonly<Record<RefusalReason, string>> = {
  declined: 'The card was declined.',
  'expired-card': 'The card has expired.',
  'insufficient-funds': 'The card does not have enough funds.',
  processing: 'The payment could not be processed. Nothing was charged.',
};

/** A confirmation that may be charged; its intent is locked until the transaction ends. */
export interface ConfirmCheck {
  wallet: Wallet;
  intent: PaymentIntentRow;
  name: CardProvider;
  /** Where the bank's page returns to; null for the tracking page. */
  returnUrl: string | null;
  prepared: Awaited<ReturnType<PrepareOrder>>;
}

/** @throws Refusal 404 for a foreign wallet or intent, 409 unless the intent is open, 400 for an order that is invalid now */
export async function checkConfirmation(
  deps: Deps,
  trx: Db,
  session: Session,
  body: ConfirmBody,
  request: FastifyRequest,
): Promise<ConfirmCheck> {
  const { country } = session;
  const vendorId = body.order.vendor_id;
  const wallet = await findWallet(deps, trx, session, { token: body.bearer_token, vendorId });
  const intent = await openIntent(deps, trx, wallet, vendorId, body.purchase_intent_id);
  await assertOnlinePayment(deps, trx, session, vendorId);
  const name = cardProvider(deps, country);
  if (body.payment_method !== name)
    throw badInput('This payment method is not offered.', 'validation.fill-payment-method', 'payment_method');
  const returnUrl =
    body.return_url === undefined ? null : allowedReturn(deps.config, request, body.return_url);
  const prepared = await deps.prepareOrder(trx, country, intentOrder(intent, body), {
    isOnline: true,
    isPriceVerified: true,
  });
  return { wallet, intent, name, returnUrl, prepared };
}

/**
 * Places the order of an authorised charge in the given transaction.
 * @throws Refusal 409 when the charge is given back already
 */
export async function confirmIntent(
  deps: Deps,
  trx: Db,
  session: Session,
  body: ConfirmBody,
  charge: AuthorisedCharge,
  request: FastifyRequest,
): Promise<Confirmed> {
  const { country } = session;
  const { wallet, intent, name, prepared } = await checkConfirmation(deps, trx, session, body, request);
  const { row, voucherCode, charges } = prepared;
  if (voucherCode !== null)
    await claimVoucher(trx, country, voucherCode, {
      wantedAt: row.preordered_for ?? null,
      customerPhone: row.customer_phone_number,
    });
  if (!(await storeChargeEvent(deps, trx, charge.reference, { kind: 'placed' })))
    throw conflict('This payment was already confirmed or ended.', 'error.payment.ended');

  const now = deps.clock.nowSeconds();
  const placed = await insertOrder(deps, trx, { row: { ...row, status: 'INITIATED' }, charges });
  const orderId = placed.order_id;
  await moveOrder(deps, trx, orderId, now, () => ({ status: 'PAYMENT_INITIATED' }));
  const columns = { order_id: orderId, charge_id: charge.reference };
  if (charge.secret === null) {
    const { card } = charge;
    if (card) await retainCard(deps, trx, { country, walletId: wallet.walletId, provider: name, card });
    await storeIntentEvent(trx, intent.intent_id, 'paid', columns);
    const order = await moveOrder(deps, trx, orderId, now, () => ({ status: 'PAYMENT_COMMITTED' }));
    return { order: order ?? placed, redirectUrl: null };
  }
  const expires_at = now + CHALLENGE_SECONDS;
  await storeIntentEvent(trx, intent.intent_id, 'challenged', { ...columns, expires_at });
  const redirectUrl = `${request.protocol}://${request.host}${BANK_PATH}?id=${charge.secret}`;
  return { order: placed, redirectUrl };
}

async function openIntent(
  { clock }: Deps,
  trx: Db,
  wallet: Wallet,
  vendorId: string,
  intentId: string,
): Promise<PaymentIntentRow> {
  const intent = await lockIntent(trx, intentId);
  if (!intent || intent.wallet_id !== wallet.walletId || intent.vendor_id !== vendorId) throw notOwned();
  if (intent.status !== 'OPEN')
    throw conflict('This payment was already confirmed or ended.', 'error.payment.ended');
  if (intent.expires_at < clock.nowSeconds())
    throw conflict('This payment has waited too long.', 'error.payment.ended');
  return intent;
}

/** The intent's order; time and VAT number may have changed in the payment step. */
function intentOrder(intent: PaymentIntentRow, { order }: ConfirmBody): CreateOrder {
  const kept = JSON.parse(intent.order_body) as CreateOrder;
  return {
    ...kept,
    ...(order.vat_number === undefined ? {} : { vat_number: order.vat_number }),
    ...(order.preordered_for === undefined ? {} : { preordered_for: order.preordered_for }),
  };
}
