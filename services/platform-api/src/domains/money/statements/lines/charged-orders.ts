import { sql } from 'kysely';

/**
 * Whether an order of `orders` is charged: it was delivered or returned, or it ended in another way and a card paid for
 * it, which the portal has not given back. An order that still runs is not charged yet.
 */
export const isCharged = sql<boolean>`(
  orders.status in ('DELIVERED', 'RETURNED_TO_VENDOR')
  or orders.status in ('CANCELLED', 'PAYMENT_CANCELLED', 'PAYMENT_FAILED') and exists (
    select from payment_intents join payment_charges using (intent_id)
    where payment_intents.order_id = orders.order_id and payment_charges.state = 'CAPTURED'))`;

/** When an order of `orders` entered its status, Unix seconds. */
export const endedAt = sql<number>`coalesce((
  select max(entry.created_at) from order_status_history as entry
  where entry.order_id = orders.order_id and entry.status = orders.status), orders.updated_at)`;

/**
 * The moment that puts a line of `order_charges` into a month: the end of its order, or the writing of the line if that
 * is later.
 */
export const chargedAt = sql<number>`greatest(${endedAt}, order_charges.occurred_at)`;
