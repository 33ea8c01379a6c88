import { NEW_INSTRUMENT } from '@courier/api-client/contract';
import type { FastifyRequest } from 'fastify';
import { Refusal, badInput, notOwned } from '../../../platform/requests/refusal';
import type { Session } from '../../../platform/requests/session';
import { inTransaction, type Db } from '../../../platform/db/database';
import type { PaymentChargeRow } from '../../../platform/db/tables/payment-tables';
import type { Deps } from '../deps';
import { digest, newSecret } from '../../../platform/security/sealed-answer';
import {
  checkConfirmation,
  REFUSED,
  type AuthorisedCharge,
  type ConfirmBody,
  type ConfirmCheck,
} from './confirm-intent';
import { findInstrument } from '../instruments';
import { CLAIM_MS, RETURN_PATH } from '../external/bank-return';
import { findCharge, listCharges, planCharge } from '../external/charges.repository';
import type {
  AuthoriseRequest,
  Authorised,
  CardToCharge,
  NamedProvider,
} from '../external/external-provider';
import type { ChargeEvent } from '../states/charge-states';
import { OutgoingFailure } from '../../../platform/outgoing/http/outgoing-failure';
import { storeChargeEvent } from '../external/store-charge-event';

const RETRY_AFTER_SECONDS = 2;

interface Claim {
  check: ConfirmCheck;
  card: CardToCharge;
  /** A charge of an earlier confirmation: authorised, or without an answer. */
  earlier: PaymentChargeRow | null;
  charges: number;
}

/**
 * Authorises the card before the transaction of the order, which must not wait for a provider. The charge is stored
 * before its call: a confirmation that is repeated after a lost answer or a crash finds it, and at most one
 * authorisation stays active.
 * @throws Refusal 402 for a refused card, 409 while another confirmation works on it, 503 without an answer
 */
export async function authorisePayment(
  deps: Deps,
  named: NamedProvider,
  session: Session,
  body: ConfirmBody,
  request: FastifyRequest,
): Promise<AuthorisedCharge> {
  const claim = await inTransaction(deps.db, (trx) => claimIntent(deps, trx, session, body, request));
  if (claim.earlier) {
    const settled = await settleEarlier(deps, named, claim.earlier);
    if (settled) return { reference: claim.earlier.reference, card: null, secret: null };
  }
  const secret = newSecret();
  const charge = await insertCharge(deps, named, claim, body, secret);
  const authorised = await authorise(deps, named, charge, toRequest(claim, charge, body, request, secret));
  if (authorised.kind === 'refused')
    throw new Refusal(402, REFUSED[authorised.reason], `error.payment.${authorised.reason}`);
  return toCharge(charge, authorised, secret);
}

async function claimIntent(
  deps: Deps,
  trx: Db,
  session: Session,
  body: ConfirmBody,
  request: FastifyRequest,
): Promise<Claim> {
  const check = await checkConfirmation(deps, trx, session, body, request);
  const card = await readCard(trx, check, body);
  const charges = await listCharges(trx, check.intent.intent_id);
  const now = deps.clock.nowMs();
  const open = charges.filter(({ state }) => ['PENDING', 'AUTHORISED', 'CHALLENGED'].includes(state));
  if (open.some(({ claimed_until_ms: until }) => until > now)) throw inProgress();
  // The bank's page of an earlier confirmation is lost with its secret.
  const usable = open.filter(({ state }) => state !== 'CHALLENGED');
  for (const { reference } of open.filter(({ state }) => state === 'CHALLENGED'))
    await storeChargeEvent(deps, trx, reference, { kind: 'given-up' });
  const earlier = usable.find(({ state }) => state === 'AUTHORISED') ?? usable[0] ?? null;
  if (earlier) await planCharge(trx, earlier, { claimed_until_ms: now + CLAIM_MS });
  return { check, card, earlier, charges: charges.length };
}

const inProgress = () =>
  new Refusal(409, 'This payment is being confirmed.', 'error.call-in-progress', {
    retryAfter: RETRY_AFTER_SECONDS,
  });

async function readCard(trx: Db, { wallet, name }: ConfirmCheck, body: ConfirmBody): Promise<CardToCharge> {
  if (body.payment_instrument_id === NEW_INSTRUMENT) {
    if (!body.card) throw badInput('A new card is missing.', 'error.payment.card-invalid', 'card');
    return { kind: 'new', card: body.card };
  }
  const stored =
    wallet.keepsCards && (await findInstrument(trx, wallet.walletId, name, body.payment_instrument_id));
  if (!stored) throw notOwned();
  return { kind: 'stored', card: stored };
}

/** @returns the authorisation of an earlier confirmation; null when none is active any more */
async function settleEarlier(
  deps: Deps,
  { provider }: NamedProvider,
  earlier: PaymentChargeRow,
): Promise<Extract<Authorised, { kind: 'accepted' }> | null> {
  const { reference } = earlier;
  if (earlier.state === 'AUTHORISED')
    return { kind: 'accepted', providerId: earlier.provider_id ?? '', card: null };
  const found = await provider
    .settle(earlier)
    .catch((error: unknown) => releaseClaim(deps, earlier, 'settle', error));
  if (found.kind === 'accepted') {
    await storeAuthorised(deps, reference, found);
    return found;
  }
  const kind = found.kind === 'challenge' ? 'given-up' : 'absent';
  await storeChargeEvent(deps, deps.db, reference, { kind });
  return null;
}

async function insertCharge(
  { db, clock }: Deps,
  { provider }: NamedProvider,
  { check, charges, card }: Claim,
  body: ConfirmBody,
  secret: string,
): Promise<PaymentChargeRow> {
  const { intent } = check;
  const reference = charges === 0 ? intent.intent_id : `${intent.intent_id}-${charges + 1}`;
  const row = await db
    .insertInto('payment_charges')
    .values({
      reference,
      intent_id: intent.intent_id,
      country: intent.country,
      adapter: provider.adapter,
      amount_minor: intent.payable_minor,
      currency: intent.currency,
      claimed_until_ms: clock.nowMs() + CLAIM_MS,
      return_hash: digest(secret),
      return_url: check.returnUrl,
      keeps_card: body.card?.save_card === true && check.wallet.keepsCards,
      holder_name: card.kind === 'stored' ? card.card.holderName : card.card.holder_name,
      created_at: clock.nowSeconds(),
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returningAll()
    .executeTakeFirst();
  // Another confirmation was faster.
  if (!row) throw inProgress();
  return row;
}

const toRequest = (
  { check, card }: Claim,
  charge: PaymentChargeRow,
  body: ConfirmBody,
  request: FastifyRequest,
  secret: string,
): AuthoriseRequest => {
  const origin = `${request.protocol}://${request.host}`;
  return {
    reference: charge.reference,
    amount: { minor: charge.amount_minor, currency: charge.currency, country: charge.country },
    card,
    keepsCard: charge.keeps_card,
    shopperId: check.wallet.walletId,
    browser: {
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? 'unknown',
      accept: request.headers.accept ?? '*/*',
    },
    returnUrl: `${origin}${RETURN_PATH}?id=${secret}`,
    origin:
      body.return_url !== undefined && URL.canParse(body.return_url)
        ? new URL(body.return_url).origin
        : origin,
  };
};

async function authorise(
  deps: Deps,
  { provider }: NamedProvider,
  charge: PaymentChargeRow,
  request: AuthoriseRequest,
): Promise<Authorised> {
  const { reference } = charge;
  const authorised = await provider.authorise(request).catch(async (error: unknown) => {
    const stored = await findCharge(deps.db, reference);
    // A webhook has said what the lost answer would have.
    if (stored?.state === 'AUTHORISED' && stored.provider_id !== null)
      return { kind: 'accepted', providerId: stored.provider_id, card: null } as const;
    return releaseClaim(deps, charge, 'authorise', error);
  });
  if (authorised.kind === 'refused')
    await storeChargeEvent(deps, deps.db, reference, { kind: 'refused', providerId: null, report: null });
  else await storeAuthorised(deps, reference, authorised);
  return authorised;
}

/** The claim is kept until the order is stored or the charge is given back. */
async function storeAuthorised(
  deps: Deps,
  reference: string,
  authorised: Exclude<Authorised, { kind: 'refused' }>,
): Promise<void> {
  const { kind, providerId } = authorised;
  const event: ChargeEvent =
    kind === 'accepted'
      ? { kind: 'authorised', providerId }
      : {
          kind: 'challenged',
          providerId,
          bankPage: JSON.stringify(authorised.page),
          providerState: authorised.state,
        };
  await storeChargeEvent(deps, deps.db, reference, event);
}

/**
 * A charge without a complete answer stays PENDING: its call may have had its effect. So does one whose earlier call
 * could not be looked up.
 */
async function releaseClaim(
  deps: Deps,
  charge: PaymentChargeRow,
  call: 'authorise' | 'settle',
  error: unknown,
): Promise<never> {
  const { db, log } = deps;
  const { reference } = charge;
  const hadNoEffect = error instanceof Refusal || (error instanceof OutgoingFailure && error.kind !== 'lost');
  const report = error instanceof OutgoingFailure ? error.message : null;
  if (call === 'authorise' && hadNoEffect)
    await storeChargeEvent(deps, db, reference, { kind: 'refused', providerId: null, report });
  else await planCharge(db, { reference, state: 'PENDING' }, { claimed_until_ms: 0, last_error: report });
  if (!(error instanceof OutgoingFailure)) throw error;
  log.warn({ reference, failure: error.kind, status: error.status, reason: error.reason }, 'payments');
  if (error.kind === 'refused') throw new Refusal(402, REFUSED.processing, 'error.payment.processing');
  throw new Refusal(503, 'The payment provider does not answer.', 'error.payment.processing', {
    retryAfter: RETRY_AFTER_SECONDS,
  });
}

function toCharge(
  { reference, keeps_card: keepsCard }: PaymentChargeRow,
  authorised: Exclude<Authorised, { kind: 'refused' }>,
  secret: string,
): AuthorisedCharge {
  if (authorised.kind === 'challenge') return { reference, card: null, secret };
  return { reference, card: keepsCard ? authorised.card : null, secret: null };
}
