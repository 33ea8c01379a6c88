import type { CountryCode } from '@courier/config';
import { contract } from '@courier/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mount } from '../../platform/calls/mount';
import { conflict } from '../../platform/requests/refusal';
import { inTransaction, type Db } from '../../platform/db/database';
import type { Deps } from './deps';
import { cardProvider, proveOnlinePayment } from './availability';
import { confirmIntent } from './confirm-intent';
import { createIntent } from './create-intent';
import { endLateChallenges } from './end-late-challenges';
import { cancelIntent, refundIntent } from './end-payment';
import { authorisePayment } from './authorise-payment';
import { createBridgeProvider, type AuthorisedCharge } from './external/bridge-provider';
import { storeChargeEvent } from './external/store-charge-event';
import { registerExternalPayments } from './external/register-external-payments';
import { readOutcome } from './read-outcome';
import type { PaymentProvider } from './provider';
import { registerStoredCards } from './stored-cards';
import { TOKEN_SECONDS, openWallet } from './wallets';

/** The provider of a country, for calls in the given transaction. @throws Refusal 409 without one */
type UseProvider = (country: CountryCode, db: Db, authorised?: AuthorisedCharge) => PaymentProvider;

/** Card payments. In production a country has them only with an account in the settings. */
export async function registerPayments(app: FastifyInstance, deps: Deps): Promise<void> {
  const demonstration = deps.createPaymentProvider?.(deps) ?? null;
  const used: UseProvider = (country, db, authorised) => {
    if (deps.externalPayments.find(country)) return createBridgeProvider(deps, db, authorised ?? null);
    if (demonstration) return demonstration;
    throw conflict('Online payment is not available.', 'error.no-payment-method-available');
  };
  if (demonstration || deps.externalPayments.list.length > 0) endLateChallenges(app, deps, used);
  await registerExternalPayments(app, deps);
  registerStoredCards(app, deps);
  registerBeginning(app, deps, used);
  registerEnding(app, deps, used);
}

/** Calls before the charge. */
function registerBeginning(app: FastifyInstance, deps: Deps, used: UseProvider): void {
  mount(app, deps, contract.payments.auth, async ({ params, session, db }) => {
    used(session.country, db);
    await proveOnlinePayment(deps, db, session, params.vendorId);
    const { walletId, token } = await openWallet(deps, db, session, params.vendorId);
    return { result: { wallet_id: walletId, access_token: token, expires_in: TOKEN_SECONDS } };
  });

  mount(app, deps, contract.payments.publicKey, async ({ country, db }) => ({
    result: {
      payment_method: cardProvider(deps, country),
      alg: 'RSA-OAEP-256' as const,
      enc: 'A256GCM' as const,
      jwk: await used(country, db).publicKey(),
    },
  }));

  mount(app, deps, contract.payments.intent, async ({ body, session, db, request }) => {
    used(session.country, db);
    const origin = `${request.protocol}://${request.host}`;
    return { result: await createIntent(deps, db, session, body, { origin }) };
  });
}

/** Charge, outcome and end. */
function registerEnding(app: FastifyInstance, deps: Deps, used: UseProvider): void {
  const authorised = new WeakMap<FastifyRequest, AuthorisedCharge>();
  mount(
    app,
    deps,
    contract.payments.confirm,
    async ({ body, session, db, afterFailure, request }) => {
      const charge = authorised.get(request);
      const provider = used(session.country, db, charge);
      const { order, redirectUrl } = await inTransaction(db, (trx) =>
        confirmIntent(deps, trx, charge ? used(session.country, trx, charge) : provider, session, body, {
          request,
          afterFailure: (undo) =>
            afterFailure(
              charge
                ? async () =>
                    void (await storeChargeEvent(deps, deps.db, charge.reference, { kind: 'given-up' }))
                : undo,
            ),
        }),
      );
      return {
        result: {
          order_id: order.order_id,
          redirect_required: redirectUrl === null ? null : { redirectUrl },
        },
      };
    },
    {
      prepare: async ({ body, session, request }) => {
        const external = deps.externalPayments.find(session.country);
        if (external) authorised.set(request, await authorisePayment(deps, external, session, body, request));
      },
    },
  );

  mount(app, deps, contract.payments.outcome, async ({ params, query, session, db }) => ({
    result: await readOutcome(deps, db, session, { intentId: params.intentId, vendorId: query.vendor_id }),
  }));

  mount(app, deps, contract.payments.refund, async ({ body, session, db }) => {
    await inTransaction(db, (trx) => refundIntent(deps, trx, used(session.country, trx), session, body));
    return { result: { status: 'REFUNDED' as const } };
  });

  mount(app, deps, contract.payments.cancel, async ({ body, session, db }) => {
    await inTransaction(db, (trx) => cancelIntent(deps, trx, used(session.country, trx), session, body));
    return { result: { status: 'CANCELLED' as const } };
  });
}
