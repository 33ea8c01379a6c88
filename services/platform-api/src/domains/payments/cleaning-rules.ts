import { sql } from 'kysely';
import type { CleaningRules } from '../../platform/cleaning/cleaning-rules';
import { GUEST_TOKEN_SECONDS } from '../orders';

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 86_400;

/** Cards are kept. */
export const paymentCleaning: CleaningRules = {
  owner: 'payments',
  listExpired: (now) => [
    { table: 'wallet_tokens', condition: sql`expires_at < ${now - HOUR_SECONDS}` },
    {
      // The intent of an order is needed for a refund.
      table: 'payment_intents',
      condition: sql`order_id is null and expires_at < ${now - DAY_SECONDS}`,
    },
    {
      table: 'wallets',
      condition: sql`created_at < ${now - GUEST_TOKEN_SECONDS} and owner like 'GUEST guest-%'
        and not exists (select 1 from payment_intents where wallet_id = wallets.wallet_id)
        and not exists (select 1 from payment_instruments where wallet_id = wallets.wallet_id)
        and not exists (select 1 from wallet_tokens where wallet_id = wallets.wallet_id)`,
    },
  ],
};
