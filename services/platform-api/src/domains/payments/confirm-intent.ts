import {
  NEW_INSTRUMENT,
  type CardProvider,
  type CreateOrder,
  type NewCard,
  type Order,
} from '@courier/api-client/contract';
import type { FastifyRequest } from 'fastify';
import { Refusal, badInput, conflict, notOwned } from '../../platform/requests/refusal';
import type { Session } from '../../platform/requests/session';
import type { Db } from '../../platform/db/database';
import type { Challenge, PaymentIntentRow } from '../../platform/db/tables/payment-tables';
import type { Deps } from './deps';
import { digest, newSecret } from '../../platform/security/sealed-answer';
import { prepareOrder, insertOrder, moveOrder } from '../orders';
import { takeVoucher } from '../prices';
import { cardProvider, proveOnlinePayment } from './availability';
import { CHALLENGE_SECONDS } from './answer-challenge';
import { keepCard } from './external/card-removals';
import { findInstrument } from './instruments';
import { lockIntent, storeIntentEvent } from './intents.repository';
import type { PaymentProvider, ProviderCard, RefusalReason } from './provider';
import { allowedReturn, findReturnPath } from './return-address';
import { undoCharge } from './undo-charge';
import { findWallet, type Wallet } from './wallets';

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

interface ConfirmContext {
  request: FastifyRequest;
  /** Registers a refund for the case that the order cannot be stored. */
  afterFailure(undo: () => Promise<void>): void;
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
  prepared: Awaited<ReturnType<typeof prepareOrder>>;
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
  await proveOnlinePayment(deps, trx, session, vendorId);
  const name = cardProvider(deps, country);
  if (body.payment_method !== name)
    throw badInput('This payment method is not offered.', 'validation.fill-payment-method', 'payment_method');
  const returnUrl =
    body.return_url === undefined ? null : allowedReturn(deps.config, request, body.return_url);
  const prepared = await prepareOrder(deps, trx, country, intentOrder(intent, body), {
    isOnline: true,
    isPriceProved: true,
  });
  return { wallet, intent, name, returnUrl, prepared };
}

/**
 * Charges the card and places the order in the given transaction.
 * @throws Refusal 402 for a refused card; the intent stays open for another one
 */
export async function confirmIntent(
  deps: Deps,
  trx: Db,
  provider: PaymentProvider,
  session: Session,
  body: ConfirmBody,
  { request, afterFailure }: ConfirmContext,
): Promise<Confirmed> {
  const { country } = session;
  const { wallet, intent, name, returnUrl, prepared } = await checkConfirmation(
    deps,
    trx,
    session,
    body,
    request,
  );
  const { row, voucherCode } = prepared;
  const card = await resolveCard(trx, provider, wallet, name, body);
  // Before the charge; rolled back if the card is refused.
  if (voucherCode !== null)
    await takeVoucher(trx, country, voucherCode, {
      wantedAt: row.preordered_for ?? null,
      customerPhone: row.customer_phone_number,
    });
  const amount = { minor: intent.payable_minor, currency: intent.currency };
  // The intent was stored by an earlier call, so a retry after a crash uses the same reference.
  const charge = await provider.charge(card, amount, intent.intent_id);
  if (charge.kind === 'refused')
    throw new Refusal(402, REFUSED[charge.reason], `error.payment.${charge.reason}`);
  afterFailure(() => undoCharge(deps.db, provider, intent.intent_id, charge));

  const now = deps.clock.nowSeconds();
  const placed = await insertOrder(deps, trx, { ...row, status: 'INITIATED' });
  const orderId = placed.order_id;
  const isKept = body.card?.save_card === true && wallet.keepsCards && card.providerToken !== '';
  const kept = isKept ? { provider: name, ...card } : null;
  await moveOrder(deps, trx, orderId, now, () => ({ status: 'PAYMENT_INITIATED' }));
  if (charge.kind === 'accepted') {
    if (kept) await keepCard(deps, trx, { country, walletId: wallet.walletId, provider: name, card });
    await storeIntentEvent(trx, intent.intent_id, 'paid', { order_id: orderId, charge_id: charge.chargeId });
    const order = await moveOrder(deps, trx, orderId, now, () => ({ status: 'PAYMENT_COMMITTED' }));
    return { order: order ?? placed, redirectUrl: null };
  }
  const { path, secret = newSecret() } = charge.page;
  const challenge: Challenge = {
    chargeId: charge.chargeId,
    returnUrl:
      returnUrl ??
      (await findReturnPath({ ...deps, db: trx }, request, { vendorId: intent.vendor_id, orderId })),
    card: kept,
  };
  await storeIntentEvent(trx, intent.intent_id, 'challenged', {
    order_id: orderId,
    charge_id: charge.chargeId,
    challenge_hash: digest(secret),
    challenge: JSON.stringify(challenge),
    expires_at: now + CHALLENGE_SECONDS,
  });
  const redirectUrl = `${request.protocol}://${request.host}${path}?id=${secret}`;
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

async function resolveCard(
  trx: Db,
  provider: PaymentProvider,
  wallet: Wallet,
  name: CardProvider,
  body: ConfirmBody,
): Promise<ProviderCard> {
  if (body.payment_instrument_id === NEW_INSTRUMENT) {
    if (!body.card) throw badInput('A new card is missing.', 'error.payment.card-invalid', 'card');
    return provider.readCard(name, body.card);
  }
  const known =
    wallet.keepsCards && (await findInstrument(trx, wallet.walletId, name, body.payment_instrument_id));
  if (!known) throw notOwned();
  return known;
}
