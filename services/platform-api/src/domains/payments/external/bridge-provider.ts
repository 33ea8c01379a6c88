import { conflict } from '../../../platform/requests/refusal';
import type { Db } from '../../../platform/db/database';
import type { ChargeResult, PaymentProvider, ProviderCard } from '../provider';
import { undoCharges, storeChargeEvent, type ChargeDeps } from './store-charge-event';

/** A charge that was authorised before the transaction of its order. */
export interface AuthorisedCharge {
  reference: string;
  /** The stored card, or one without token when the provider stored none. */
  card: ProviderCard;
  /** The secret of the bank's page; null when the charge was accepted. */
  secret: string | null;
}

/** Leads to the bank's page. Its secret is in the query, which is not logged. */
export const BANK_PATH = '/courier/payments/v1/bank';

/**
 * An external provider inside a transaction: it calls nothing. Charges were authorised before, and refunds are written
 * to the table that the worker works off.
 */
export function createBridgeProvider(
  deps: ChargeDeps,
  db: Db,
  authorised: AuthorisedCharge | null,
): PaymentProvider {
  const undoPlaced = async (reference: string) =>
    void (await storeChargeEvent(deps, db, reference, { kind: 'undo-requested' }));
  const charge = (): AuthorisedCharge => {
    if (authorised === null) throw new Error('The charge was not authorised before its order.');
    return authorised;
  };
  return {
    publicKey: () =>
      Promise.reject(conflict('Cards are typed into fields of the provider.', 'error.not-found')),
    readCard: async () => charge().card,
    charge: async (): Promise<ChargeResult> => {
      const { reference, secret } = charge();
      if (!(await storeChargeEvent(deps, db, reference, { kind: 'placed' })))
        throw conflict('This payment was already confirmed or ended.', 'error.payment.ended');
      return secret === null
        ? { kind: 'accepted', chargeId: reference }
        : { kind: 'challenge', chargeId: reference, page: { path: BANK_PATH, secret } };
    },
    answerChallenge: () => Promise.reject(new Error('The bank answers at its own page.')),
    refund: (chargeId) => undoPlaced(chargeId),
    giveBack: (intentId) => undoCharges(deps, db, intentId),
    release: (chargeId) => undoPlaced(chargeId),
  };
}
