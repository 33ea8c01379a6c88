import { contract } from '@courier/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mount } from '../../platform/calls/mount';
import { conflict } from '../../platform/requests/refusal';
import { inTransaction } from '../../platform/db/database';
import type { Deps } from './deps';
import { assertOnlinePayment, requireProvider } from './availability';
import { confirmIntent, type AuthorisedCharge } from './intents/confirm-intent';
import { createIntent } from './intents/create-intent';
import { cancelIntent, refundIntent } from './intents/end-payment';
import { authorisePayment } from './intents/authorise-payment';
import { storeChargeEvent } from './external/store-charge-event';
import { readOutcome } from './intents/read-outcome';
import { endLateChallenges } from './intents/late-challenges';
import { registerStoredCards } from './stored-cards';
import { TOKEN_SECONDS, openWallet } from './wallets';

/** Card payments. In production a country has them only with an account in the settings. */
export function registerPayments(app: FastifyInstance, deps: Deps): void {
  if (!deps.externalPayments.isEmpty) endLateChallenges(app, deps);
  registerStoredCards(app, deps);
  registerBeginning(app, deps);
  registerEnding(app, deps);
}

/** Calls before the charge. */
function registerBeginning(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.payments.auth, async ({ params, session, db }) => {
    requireProvider(deps, session.country);
    await assertOnlinePayment(deps, db, session, params.vendorId);
    const { walletId, token } = await openWallet(deps, db, session, params.vendorId);
    return { result: { wallet_id: walletId, access_token: token, expires_in: TOKEN_SECONDS } };
  });

  mount(app, deps, contract.payments.publicKey, async ({ country }) => {
    const { provider } = requireProvider(deps, country);
    if (!provider.publicKey)
      throw conflict('Cards are typed into fields of the provider.', 'error.not-found');
    const jwk = await provider.publicKey();
    const algorithm = { alg: 'RSA-OAEP-256' as const, enc: 'A256GCM' as const };
    return { result: { payment_method: provider.method, ...algorithm, jwk } };
  });

  mount(app, deps, contract.payments.intent, async ({ body, session, db, request }) => {
    requireProvider(deps, session.country);
    const origin = `${request.protocol}://${request.host}`;
    return { result: await createIntent(deps, db, session, body, { origin }) };
  });
}

/** Charge, outcome and end. */
function registerEnding(app: FastifyInstance, deps: Deps): void {
  const authorised = new WeakMap<FastifyRequest, AuthorisedCharge>();
  mount(
    app,
    deps,
    contract.payments.confirm,
    async ({ body, session, db, afterFailure, request }) => {
      const charge = authorised.get(request);
      if (!charge) throw new Error('The charge was not authorised before its order.');
      afterFailure(async () => {
        await storeChargeEvent(deps, deps.db, charge.reference, { kind: 'given-up' });
      });
      const { order, redirectUrl } = await inTransaction(db, (trx) =>
        confirmIntent(deps, trx, session, body, charge, request),
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
        const named = requireProvider(deps, session.country);
        authorised.set(request, await authorisePayment(deps, named, session, body, request));
      },
    },
  );

  mount(app, deps, contract.payments.outcome, async ({ params, query, session, db }) => ({
    result: await readOutcome(deps, db, session, { intentId: params.intentId, vendorId: query.vendor_id }),
  }));

  mount(app, deps, contract.payments.refund, async ({ body, session, db }) => {
    await inTransaction(db, (trx) => refundIntent(deps, trx, session, body));
    return { result: { status: 'REFUNDED' as const } };
  });

  mount(app, deps, contract.payments.cancel, async ({ body, session, db }) => {
    await inTransaction(db, (trx) => cancelIntent(deps, trx, session, body));
    return { result: { status: 'CANCELLED' as const } };
  });
}
