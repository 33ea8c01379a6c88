import type { CreateOrder } from '@courier/api-client/contract';
import { randomUUID } from 'node:crypto';
import { Refusal, badInput, notOwned } from '../../../platform/requests/refusal';
import type { Session } from '../../../platform/requests/session';
import type { Db } from '../../../platform/db/database';
import type { Deps } from '../deps';
import { cardProvider, assertOnlinePayment } from '../availability';
import { CARD_FIELDS_PATH } from '../external/card-fields/card-fields';
import { listInstruments } from '../instruments';
import { findWallet } from '../wallets';

/** Lifetime in seconds; longer than a quote, whose price it keeps. */
const INTENT_SECONDS = 1800;

interface IntentBody {
  wallet_id: string;
  bearer_token: string;
  vendor_id: string;
  order: CreateOrder;
}

/**
 * Checks the order as if it were placed now, and stores it with its price until payment.
 * @throws Refusal 404 for a foreign wallet, 400 like a new order, including `SignatureExpired`
 */
export async function createIntent(
  deps: Deps,
  db: Db,
  session: Session,
  body: IntentBody,
  { origin }: { origin: string },
) {
  const { country } = session;
  const wallet = await findWallet(deps, db, session, { token: body.bearer_token, vendorId: body.vendor_id });
  if (wallet.walletId !== body.wallet_id) throw notOwned();
  await assertOnlinePayment(deps, db, session, body.vendor_id);
  if (body.order.vendor_id !== body.vendor_id)
    throw badInput('The order is of another vendor.', 'error.invalid-input', 'order.vendor_id');
  const { order } = body;
  const { row, payableMinor } = await deps
    .prepareOrder(db, country, order, { isOnline: true })
    .catch(refuseInside);
  const now = deps.clock.nowSeconds();
  const intentId = randomUUID();
  await db
    .insertInto('payment_intents')
    .values({
      intent_id: intentId,
      wallet_id: wallet.walletId,
      country,
      vendor_id: body.vendor_id,
      order_body: JSON.stringify(order),
      payable_minor: payableMinor,
      currency: row.currency,
      status: 'OPEN',
      order_id: null,
      charge_id: null,
      created_at: now,
      expires_at: now + INTENT_SECONDS,
    })
    .execute();
  const name = cardProvider(deps, country);
  const payment_instruments = wallet.keepsCards ? await listInstruments(db, wallet.walletId, name) : [];
  const method = {
    name,
    payment_instruments,
    ...(deps.externalPayments.hasCardFields(country) ? { card_fields: `${origin}${CARD_FIELDS_PATH}` } : {}),
  };
  return { payment_methods: [method], intent_id: intentId };
}

/** Adapts field names in errors, because the order is nested in this body. */
function refuseInside(error: unknown): never {
  if (!(error instanceof Refusal) || error.field === undefined) throw error;
  throw badInput(error.message, error.translationKey, `order.${error.field}`);
}
