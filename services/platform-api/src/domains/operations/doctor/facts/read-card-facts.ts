import type { CountryCode } from '@courier/config';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database';
import { listCountriesWithCards } from '../../../prices';

/** Removed cards that their provider has not deleted yet. */
export interface WaitingCards {
  country: CountryCode;
  /** Payment method of the provider. */
  provider: string;
  count: number;
  oldestAtSeconds: number;
}

interface StuckCharge {
  reference: string;
  country: CountryCode;
  /** Null without an order. */
  orderId: string | null;
  /** What the provider refused or reported. */
  reason: string | null;
}

export interface CardFacts {
  /** Charges that need a person, the newest first. */
  stuckCharges: readonly StuckCharge[];
  /** Refunds to cards that need a person, the newest first. */
  stuckRefunds: readonly StuckCharge[];
  /** Countries in which a business may pay by card. */
  countriesWithCards: readonly CountryCode[];
  waitingCards: readonly WaitingCards[];
}

export async function readCardFacts(db: Db, nowSeconds: number): Promise<CardFacts> {
  return {
    stuckCharges: await listStuckCharges(db),
    stuckRefunds: await listStuckRefunds(db),
    countriesWithCards: await listCountriesWithCards(db, nowSeconds),
    waitingCards: await listWaitingCards(db),
  };
}

const listStuckCharges = (db: Db): Promise<StuckCharge[]> =>
  db
    .selectFrom('payment_charges as charges')
    .leftJoin('payment_intents as intents', 'intents.intent_id', 'charges.intent_id')
    .select([
      'charges.reference',
      'charges.country',
      'intents.order_id as orderId',
      'charges.last_error as reason',
    ])
    .where('charges.state', '=', 'STUCK')
    .orderBy('charges.created_at', 'desc')
    .execute();

const listStuckRefunds = (db: Db): Promise<StuckCharge[]> =>
  db
    .selectFrom('card_refunds as refunds')
    .innerJoin('payment_charges as charges', 'charges.reference', 'refunds.charge_reference')
    .leftJoin('payment_intents as intents', 'intents.intent_id', 'charges.intent_id')
    .select([
      'refunds.reference',
      'charges.country',
      'intents.order_id as orderId',
      'refunds.last_error as reason',
    ])
    .where('refunds.state', '=', 'STUCK')
    .orderBy('refunds.created_at', 'desc')
    .execute();

async function listWaitingCards(db: Db): Promise<WaitingCards[]> {
  const { rows } = await sql<WaitingCards>`
    select wallets.country, removals.provider, count(*)::integer as count,
      min(removals.created_at)::float8 as "oldestAtSeconds"
    from card_removals removals join wallets on wallets.wallet_id = removals.wallet_id
    group by wallets.country, removals.provider order by wallets.country, removals.provider
  `.execute(db);
  return rows;
}
