import type { IntentStatus } from '@courier/api-client/contract';
import { notOwned } from '../../../platform/requests/refusal';
import type { Session } from '../../../platform/requests/session';
import { inTransaction, type Db } from '../../../platform/db/database';
import type { Deps } from '../deps';
import { lockIntent } from '../intents.repository';
import { walletOwner } from '../wallets';

interface Outcome {
  status: IntentStatus;
  order_id: string | null;
}

/**
 * Waits for a confirmation in progress, so that OPEN means that nothing was charged.
 * @throws Refusal 404 for unknown intents and those of other sessions
 */
export async function readOutcome(
  { clock }: Pick<Deps, 'clock'>,
  db: Db,
  session: Session,
  { intentId, vendorId }: { intentId: string; vendorId: string },
): Promise<Outcome> {
  return inTransaction(db, async (trx) => {
    const intent = await lockIntent(trx, intentId);
    if (intent?.vendor_id !== vendorId) throw notOwned();
    const wallet = await trx
      .selectFrom('wallets')
      .select('wallet_id')
      .where('wallet_id', '=', intent.wallet_id)
      .where('country', '=', session.country)
      .where('owner', '=', walletOwner(session))
      .executeTakeFirst();
    if (!wallet) throw notOwned();
    const isLate = intent.status === 'OPEN' && intent.expires_at < clock.nowSeconds();
    return { status: isLate ? 'CANCELLED' : intent.status, order_id: intent.order_id };
  });
}
