import { contract } from '@courier/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { isProduction } from '../../config';
import { mount } from '../../contract-mount/mount';
import { conflict } from '../../contract-mount/refusal';
import { inTransaction } from '../../db/database';
import type { Deps } from '../../deps';
import { cardProvider, proveOnlinePayment } from './availability';
import { registerChallenge } from './challenge-routes';
import { confirmIntent } from './confirm-intent';
import { createIntent } from './create-intent';
import { cancelIntent, refundIntent } from './end-payment';
import { readOutcome } from './read-outcome';
import type { PaymentProvider } from './provider';
import { registerStoredCards } from './stored-cards';
import { TOKEN_SECONDS, openWallet } from './wallets';

/**
 * Card payments. The sandbox accepts its test cards without verification, so production has no payments until
 * it has a provider.
 */
export async function registerPayments(app: FastifyInstance, deps: Deps): Promise<void> {
  const provider = isProduction(deps.config) ? null : deps.createPaymentProvider(deps);
  const used = (): PaymentProvider => {
    if (provider) return provider;
    throw conflict('Online payment is not available.', 'error.no-payment-method-available');
  };
  if (provider) await registerChallenge(app, deps, provider);
  registerStoredCards(app, deps);
  registerBeginning(app, deps, used);
  registerEnding(app, deps, used);
}

/** Calls before the charge. */
function registerBeginning(app: FastifyInstance, deps: Deps, used: () => PaymentProvider): void {
  mount(app, deps, contract.payments.auth, async ({ params, session, db }) => {
    used();
    await proveOnlinePayment(db, session, params.vendorId);
    const { walletId, token } = await openWallet(deps, db, session, params.vendorId);
    return { result: { wallet_id: walletId, access_token: token, expires_in: TOKEN_SECONDS } };
  });

  mount(app, deps, contract.payments.publicKey, async ({ country }) => ({
    result: {
      payment_method: cardProvider(deps, country),
      alg: 'RSA-OAEP-256' as const,
      enc: 'A256GCM' as const,
      jwk: await used().publicKey(),
    },
  }));

  mount(app, deps, contract.payments.intent, async ({ body, session, db }) => {
    used();
    return { result: await createIntent(deps, db, session, body) };
  });
}

/** Charge, outcome and end. */
function registerEnding(app: FastifyInstance, deps: Deps, used: () => PaymentProvider): void {
  mount(app, deps, contract.payments.confirm, async ({ body, session, db, afterFailure, request }) => {
    const { order, redirectUrl } = await inTransaction(db, (trx) =>
      confirmIntent(deps, trx, used(), session, body, { request, afterFailure }),
    );
    return {
      result: {
        order_id: order.order_id,
        redirect_required: redirectUrl === null ? null : { redirectUrl },
      },
    };
  });

  mount(app, deps, contract.payments.outcome, async ({ params, query, session, db }) => ({
    result: await readOutcome(deps, db, session, { intentId: params.intentId, vendorId: query.vendor_id }),
  }));

  mount(app, deps, contract.payments.refund, async ({ body, session, db }) => {
    await inTransaction(db, (trx) => refundIntent(deps, trx, used(), session, body));
    return { result: { status: 'REFUNDED' as const } };
  });

  mount(app, deps, contract.payments.cancel, async ({ body, session, db }) => {
    await inTransaction(db, (trx) => cancelIntent(deps, trx, used(), session, body));
    return { result: { status: 'CANCELLED' as const } };
  });
}
