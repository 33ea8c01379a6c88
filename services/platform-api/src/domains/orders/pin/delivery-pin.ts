import type { contract, InputOf, Order } from '@courier/api-client/contract';
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { conflict, notFound } from '../../../platform/requests/refusal';
import type { Db } from '../../../platform/db/database';
import type { OrderRow } from '../../../platform/db/schema';
import type { Deps } from '../deps';
import { seal, unseal } from '../../../platform/security/sealed-answer';
import { addOrderNote } from '../stored-orders/add-order-note';
import { isOver } from '../stored-orders/ended-statuses';
import { isPinLocked } from '../stored-orders/pin-tries';

type PinColumns = Pick<OrderRow, 'pin_sealed' | 'pin_wrong_tries' | 'pin_confirmed_at'>;

const sealingKey = ({ keys }: Pick<Deps, 'keys'>): string => keys.signatureSecret.toString('base64url');

/**
 * Secret of the customer's link. Fleets and riders know the order id, so the id alone neither shows the PIN nor allows
 * a rating or a proposal.
 */
export const newCustomerKey = (): string => randomBytes(16).toString('base64url');

/** Four random digits, encrypted. Only the customer's page shows them. */
export const newPin = (deps: Pick<Deps, 'keys'>): string =>
  seal(sealingKey(deps), String(randomInt(10_000)).padStart(4, '0'));

/** The four digits; null where no PIN is required. */
const readPin = (deps: Pick<Deps, 'keys'>, { pin_sealed: sealed }: PinColumns): string | null =>
  sealed === null ? null : unseal(sealingKey(deps), sealed);

export type PinVerdict = 'confirmed' | 'pin-missing' | 'pin-wrong' | 'pin-locked';

/** What the PIN of a report is worth; null where none is required. */
export function verifyPin(
  deps: Pick<Deps, 'keys'>,
  row: PinColumns,
  given: string | undefined,
): PinVerdict | null {
  if (row.pin_sealed === null) return null;
  if (row.pin_confirmed_at !== null) return 'confirmed';
  if (isPinLocked(row)) return 'pin-locked';
  if (given === undefined) return 'pin-missing';
  return given === readPin(deps, row) ? 'confirmed' : 'pin-wrong';
}

/**
 * Gives the customer another PIN and unlocks it.
 * @throws Refusal 404 for an unknown order, 409 where no PIN is awaited
 */
export async function renewPin(
  deps: Pick<Deps, 'bus' | 'clock' | 'keys'>,
  db: Db,
  { order_id: orderId }: InputOf<typeof contract.orders.renewPin>['body'],
): Promise<Order> {
  const order = await addOrderNote(deps, db, orderId, deps.clock.nowSeconds(), (_order, row) => {
    if (row.pin_sealed === null || row.pin_confirmed_at !== null || isOver(row.status))
      throw conflict('This order awaits no PIN.', 'error.conflict');
    return { pin_sealed: newPin(deps), pin_wrong_tries: 0 };
  });
  if (!order) throw notFound();
  return order;
}

/** The order is published, so that the shop sees at once when its PIN is locked. */
export async function countWrongPin(
  deps: Pick<Deps, 'bus' | 'clock'>,
  trx: Db,
  orderId: string,
): Promise<void> {
  await addOrderNote(deps, trx, orderId, deps.clock.nowSeconds(), (_order, { pin_wrong_tries: tries }) => ({
    pin_wrong_tries: tries + 1,
  }));
}

/**
 * The PIN for the holder of the customer's link; null once it was given or the order has ended.
 * @throws Refusal 404 for another key
 */
export function showPin(
  deps: Pick<Deps, 'keys'>,
  row: PinColumns & Pick<OrderRow, 'customer_key' | 'status'>,
  key: string,
): string | null {
  if (row.customer_key === null || !isCustomerKey(row.customer_key, key)) throw notFound();
  return row.pin_confirmed_at !== null || isOver(row.status) ? null : readPin(deps, row);
}

/** Whether the key of the customer's link is right. Takes the same time for each wrong key. */
export const isCustomerKey = (key: string, given: string): boolean => timingSafeEqual(hash(key), hash(given));

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
