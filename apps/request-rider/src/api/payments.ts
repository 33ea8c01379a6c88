import {
  readFailure,
  isApiError,
  isInProgress,
  waitsUntil,
  NEW_INSTRUMENT,
  type ApiClient,
  type CardProvider,
  type CreateOrder,
} from '@courier/api-client';
import { statusFacts } from '@courier/api-client/order-rules';
import {
  PaymentError,
  type Intent,
  type IntentOutcome,
  type PaymentOutcome,
  type PaymentProblem,
  type Wallet,
} from '../model/payment/payment-flow.types';
import {
  toPaymentProblem,
  type Confirmation,
  type ConfirmRequest,
  type EndRequest,
} from '../model/payment/payment-flow.setup';
import { allowedRedirect } from '../model/payment/payment-redirect';

const TOO_MANY = 429;
const CONFLICT = 409;

/** Classifies a failed call. A 429 was not executed, but its key stays valid. */
function classifyPaymentError(error: unknown): PaymentProblem {
  if (!isApiError(error) || error.code !== 'http' || error.status >= 500) return 'unanswered';
  if (error.status === TOO_MANY || error.status === 408 || isInProgress(error)) return 'unanswered';
  const failure = readFailure(error);
  if (failure === 'SignatureExpired') return 'signature-expired';
  if (failure === 'PaymentTokenExpired') return 'wallet-expired';
  if (error.status === CONFLICT && error.translationKey === 'error.payment.ended') return 'ended';
  return error.status === 400 && error.field?.startsWith('order.') ? 'bad-order' : 'refused';
}

/** @throws PaymentError instead of the error of the call */
async function asPayment<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    const waitsUntilMs = waitsUntil(cause);
    const details = isApiError(cause)
      ? {
          ...(waitsUntilMs === null ? {} : { waitsUntilMs }),
          ...(cause.translationKey ? { translationKey: cause.translationKey } : {}),
          ...(cause.field ? { field: cause.field.replace(/^order\./, '') } : {}),
        }
      : {};
    throw new PaymentError(classifyPaymentError(cause), details, { cause });
  }
}

export async function initiate(client: ApiClient, vendorId: string): Promise<Wallet> {
  const { result } = await asPayment(client.payments.auth({ params: { vendorId } }));
  return { walletID: result.wallet_id, accessToken: result.access_token, expiresIn: result.expires_in };
}

export async function createIntent(client: ApiClient, wallet: Wallet, order: CreateOrder): Promise<Intent> {
  const body = {
    wallet_id: wallet.walletID,
    bearer_token: wallet.accessToken,
    vendor_id: order.vendor_id,
    order,
  };
  const { result } = await asPayment(client.payments.intent({ body }));
  return {
    intentID: result.intent_id,
    paymentMethods: result.payment_methods.map(({ name, payment_instruments, card_fields }) => ({
      name,
      paymentInstruments: payment_instruments,
      ...(card_fields === undefined ? {} : { cardFields: card_fields }),
    })),
  };
}

export interface ConfirmDetails extends ConfirmRequest {
  provider: CardProvider;
  vatNumber: string;
  preorderedFor: number | null;
  returnUrl: string;
  /** URL of this portal; redirects to its own host are allowed. */
  here: string;
  paymentHosts: readonly string[];
}

/** Charges the card and places the order, once per idempotency key. */
export async function confirm(client: ApiClient, details: ConfirmDetails): Promise<Confirmation> {
  const { vendorId, wallet, intent, attempt, provider } = details;
  const order = {
    vendor_id: vendorId,
    vat_number: details.vatNumber === '' ? null : details.vatNumber,
    preordered_for: details.preorderedFor,
  };
  const { result } = await asPayment(
    client.payments.confirm(
      {
        body: {
          order,
          bearer_token: wallet.accessToken,
          purchase_intent_id: intent.intentID,
          payment_method: provider,
          payment_instrument_id: attempt.card ? NEW_INSTRUMENT : attempt.instrument,
          ...(attempt.card ? { card: attempt.card } : {}),
          return_url: details.returnUrl,
        },
      },
      { idempotencyKey: attempt.key },
    ),
  );
  const { order_id: orderId, redirect_required: bank } = result;
  if (bank === null) return { orderId, redirect: null };
  return {
    orderId,
    redirect: allowedRedirect(bank.redirectUrl, details.here, details.paymentHosts) ?? 'refused',
  };
}

async function settled(client: ApiClient, { vendorId, intentId, wallet }: EndRequest) {
  const { accessToken } = wallet ?? (await initiate(client, vendorId));
  return { bearer_token: accessToken, vendor_id: vendorId, purchase_intent_id: intentId };
}

/** Runs a call that ends a payment; reopens an expired wallet once. */
async function ending(
  client: ApiClient,
  request: EndRequest,
  call: (body: Awaited<ReturnType<typeof settled>>) => Promise<unknown>,
): Promise<void> {
  try {
    await asPayment(call(await settled(client, request)));
  } catch (error) {
    if (toPaymentProblem(error) !== 'wallet-expired') throw error;
    await asPayment(call(await settled(client, { ...request, wallet: null })));
  }
}

export const refundPayment = (client: ApiClient, request: EndRequest) =>
  ending(client, request, (body) => client.payments.refund({ body }));

/** Cancels an unpaid payment and its pending order. */
export const cancelPayment = (client: ApiClient, request: EndRequest) =>
  ending(client, request, (body) => client.payments.cancel({ body }));

/**
 * Reads the outcome of a payment whose confirmation had no answer.
 * @throws PaymentError
 */
export async function readIntent(
  client: ApiClient,
  { vendorId, intentId }: { vendorId: string; intentId: string },
): Promise<IntentOutcome> {
  const { result } = await asPayment(
    client.payments.outcome({ params: { intentId }, query: { vendor_id: vendorId } }),
  );
  return { status: result.status, orderId: result.order_id };
}

export async function readOutcome(
  client: ApiClient,
  request: { vendorId: string; orderId: string },
): Promise<PaymentOutcome> {
  const { result } = await client.orders.get({ query: request });
  return statusFacts(result.status).payment;
}
