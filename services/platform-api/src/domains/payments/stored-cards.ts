import { contract } from '@courier/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../platform/calls/mount';
import { notOwned } from '../../platform/requests/refusal';
import type { Session } from '../../platform/requests/session';
import { inTransaction, type Db } from '../../platform/db/database';
import type { Deps } from './deps';
import { planCardRemoval } from './external/card-removals';
import { walletOwner } from './wallets';

/** Lists and removes the caller's stored cards. Guests keep no cards. */
export function registerStoredCards(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.payments.cards, async ({ session, db }) => ({
    result: {
      cards: await ownCards(db, session)
        .select(['id', 'scheme', 'card_last_digits', 'holder_name', 'expiry_month', 'expiry_year'])
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute(),
    },
  }));

  mount(app, deps, contract.payments.removeCard, async ({ body, session, db }) => {
    await inTransaction(db, async (trx) => {
      const card = await ownCards(trx, session)
        .select(['id', 'wallet_id', 'provider', 'provider_token'])
        .where('id', '=', body.card_id)
        .executeTakeFirst();
      if (!card) throw notOwned();
      await trx.deleteFrom('payment_instruments').where('id', '=', card.id).execute();
      const { wallet_id: walletId, provider, provider_token: token } = card;
      await planCardRemoval(deps, trx, { country: session.country, walletId, provider, token });
    });
    return { result: { removed: true as const } };
  });
}

const ownCards = (db: Db, session: Session) =>
  db
    .selectFrom('payment_instruments')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('wallets')
          .select('wallets.wallet_id')
          .whereRef('wallets.wallet_id', '=', 'payment_instruments.wallet_id')
          .where('country', '=', session.country)
          .where('owner', '=', walletOwner(session)),
      ),
    );
