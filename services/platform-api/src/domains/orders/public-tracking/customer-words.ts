import type { Order, contract, InputOf } from '@courier/api-client/contract';
import { isPinNear, proposable, ratableUntil } from '@courier/api-client/order-rules';
import { LIMITS, type CountryCode } from '@courier/config';
import { badInput, conflict, notFound } from '../../../platform/requests/refusal';
import type { Db } from '../../../platform/db/database';
import type { OrderRow } from '../../../platform/db/schema';
import type { Deps } from './deps';
import { isCustomerKey } from '../pin/delivery-pin';
import { addOrderNote } from '../stored-orders/add-order-note';

type Sent<Name extends 'propose' | 'rate'> = InputOf<(typeof contract.publicTracking)[Name]>['body'];
/** An order and the portal's country; ids of other countries are unknown. */
export interface Place {
  orderId: string;
  country: CountryCode;
}

const tooLate = () => conflict('it is too late for that', 'order.not-updated');

/**
 * Stores the customer's proposal, replaces an earlier one, and notifies the vendor.
 * @throws Refusal 400 for an empty proposal or a pin too far away, 404 for another key, 409 when it is too late or too
 *   frequent
 */
export async function propose(
  deps: Deps,
  db: Db,
  { orderId, country }: Place,
  sent: Sent<'propose'>,
): Promise<void> {
  const { note: text = '', pin = null, key } = sent;
  const note = text.trim();
  if (note === '' && pin === null) throw badInput('Nothing is proposed', 'order.not-updated', 'note');
  const now = deps.clock.nowSeconds();
  const order = await addOrderNote(deps, db, orderId, now, (current, row) => {
    assertCustomer(row, { country, key });
    const may = proposable(current);
    const isAllowed = (note === '' || may.note) && (pin === null || may.pin);
    if (!isAllowed || row.proposals >= LIMITS.proposalsPerOrder) throw tooLate();
    if (pin && !isPinNear(current.customer.location, pin))
      throw badInput('The pin is too far away', 'validation.invalid-coordinates', 'pin');
    // Later than the previous one, so that an answer to that one does not apply to this one.
    const created_at = Math.max(now, (current.proposal?.created_at ?? 0) + 1);
    const proposal: Order['proposal'] = { note, pin, state: 'open', created_at, answered_at: null };
    return { proposal: JSON.stringify(proposal), proposals: row.proposals + 1 };
  });
  if (!order) throw notFound();
}

/**
 * Stores the rating of a delivery, and notifies the vendor.
 * @throws Refusal 404 for another key, 409 before the delivery, and after the time limit
 */
export async function rate(
  deps: Deps,
  db: Db,
  { orderId, country }: Place,
  { stars, words, key }: Sent<'rate'>,
): Promise<void> {
  const now = deps.clock.nowSeconds();
  const order = await addOrderNote(deps, db, orderId, now, (current, row) => {
    assertCustomer(row, { country, key });
    const until = ratableUntil(current, current.rating);
    if (until === null || until <= now) throw tooLate();
    const rating: Order['rating'] = {
      stars,
      // Only the vendor sees the text, so a change of the stars alone keeps it.
      words: words?.trim() ?? current.rating?.words ?? '',
      created_at: current.rating?.created_at ?? now,
    };
    return { rating: JSON.stringify(rating) };
  });
  if (!order) throw notFound();
}

/**
 * Fleets and riders know the id of the order; the customer has its key as well.
 * @throws Refusal 404 for an order of another country or another key; orders of before the keys need none
 */
function assertCustomer(
  { country: own, customer_key: ownKey }: Pick<OrderRow, 'country' | 'customer_key'>,
  { country, key = '' }: { country: CountryCode; key: string | undefined },
): void {
  if (own !== country || (ownKey !== null && !isCustomerKey(ownKey, key))) throw notFound();
}
