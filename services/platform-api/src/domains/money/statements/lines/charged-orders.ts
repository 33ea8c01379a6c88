import { sql } from 'kysely';

/**
 * A captured payment of `payment_charges` that was given back as a whole, with refund lines of its own. Earlier releases
 * wrote no such lines.
 */
const isGivenBack = sql<boolean>`(payment_charges.captured_at is not null and exists (
  select from order_charges as given where given.order_id = orders.order_id
    and given.payment_reference = payment_charges.reference))`;

/** Whether a card payment of `payment_charges` was taken, for `orders`; refund lines say what of it was given back. */
export const isTaken = sql<boolean>`(payment_charges.state = 'CAPTURED' or ${isGivenBack})`;

/**
 * Whether an order of `orders` is charged: it was delivered or returned, or it ended in another way and a card paid for
 * it, which the portal has not given back. What is given back before the statement is on none; afterwards the order stays
 * charged, and its refund lines are on the next one. Guests have no statement: their orders stay charged, so that the
 * month of the fee and the month of the refund each show their part. An order that still runs is not charged yet.
 */
export const isCharged = sql<boolean>`(
  orders.status in ('DELIVERED', 'RETURNED_TO_VENDOR')
  or orders.status in ('CANCELLED', 'PAYMENT_CANCELLED', 'PAYMENT_FAILED') and (
    exists (
      select from payment_intents join payment_charges using (intent_id)
      where payment_intents.order_id = orders.order_id and (payment_charges.state = 'CAPTURED'
        or orders.vendor_id like 'guest-%' and ${isGivenBack}))
    or exists (select from statement_lines as stated where stated.order_id = orders.order_id)))`;

/** When an order of `orders` entered its status, Unix seconds. */
export const endedAt = sql<number>`coalesce((
  select max(entry.created_at) from order_status_history as entry
  where entry.order_id = orders.order_id and entry.status = orders.status), orders.updated_at)`;

/**
 * The moment that puts a line of `order_charges` into a month: the end of its order, or the writing of the line if that
 * is later.
 */
export const chargedAt = sql<number>`greatest(${endedAt}, order_charges.occurred_at)`;
