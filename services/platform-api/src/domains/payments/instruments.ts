import type { PaymentInstrument } from '@courier/api-client/contract';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/db/database';
import type { ProviderCard } from './provider-card';

/**
 * Stores a card for later payments, without duplicates.
 * @returns a token that nothing uses, because the card was stored under another one before
 */
export async function saveInstrument(
  db: Db,
  walletId: string,
  provider: string,
  card: ProviderCard,
  nowSeconds: number,
): Promise<string | null> {
  // The provider may have given a token that was to be removed.
  await db
    .deleteFrom('card_removals')
    .where((on) => on.and({ wallet_id: walletId, provider, provider_token: card.providerToken }))
    .execute();
  const shown = {
    scheme: card.scheme,
    card_last_digits: card.lastDigits,
    holder_name: card.holderName,
    expiry_month: card.expiryMonth,
    expiry_year: card.expiryYear,
  };
  const known = await db
    .selectFrom('payment_instruments')
    .select('provider_token')
    .where((on) => on.and({ wallet_id: walletId, provider, ...shown }))
    .executeTakeFirst();
  if (known) return known.provider_token === card.providerToken ? null : card.providerToken;
  await db
    .insertInto('payment_instruments')
    .values({
      id: randomUUID(),
      wallet_id: walletId,
      provider,
      provider_token: card.providerToken,
      ...shown,
      created_at: nowSeconds,
    })
    .execute();
  return null;
}

export async function listInstruments(
  db: Db,
  walletId: string,
  provider: string,
): Promise<PaymentInstrument[]> {
  return db
    .selectFrom('payment_instruments')
    .select(['id', 'scheme', 'card_last_digits', 'holder_name', 'expiry_month', 'expiry_year'])
    .where('wallet_id', '=', walletId)
    .where('provider', '=', provider)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function findInstrument(
  db: Db,
  walletId: string,
  provider: string,
  id: string,
): Promise<ProviderCard | null> {
  const row = await db
    .selectFrom('payment_instruments')
    .selectAll()
    .where('wallet_id', '=', walletId)
    .where('provider', '=', provider)
    .where('id', '=', id)
    .executeTakeFirst();
  return row
    ? {
        providerToken: row.provider_token,
        scheme: row.scheme,
        lastDigits: row.card_last_digits,
        holderName: row.holder_name,
        expiryMonth: row.expiry_month,
        expiryYear: row.expiry_year,
      }
    : null;
}
