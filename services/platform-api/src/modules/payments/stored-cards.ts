import { contract } from '@courier/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../contract-mount/mount';
import { notOwned } from '../../contract-mount/refusal';
import type { Session } from '../../contract-mount/session';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
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
    const card = await ownCards(db, session).select('id').where('id', '=', body.card_id).executeTakeFirst();
    if (!card) throw notOwned();
    await db.deleteFrom('payment_instruments').where('id', '=', card.id).execute();
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
