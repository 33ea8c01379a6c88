import type { Order } from '@courier/api-client/contract';
import { countryConfig } from '@courier/config';
import type { Deps } from './deps';
import { sendMail } from '../../mail';
import { findOrder } from '../stored-orders/orders.repository';

/** Mails a ticket to the operator, in English, with the order attached. Idempotent. */
export async function mailTicket(deps: Deps, id: string): Promise<void> {
  const { db, clock, config } = deps;
  const to = config.support.email;
  const ticket = await db
    .selectFrom('support_tickets')
    .selectAll()
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (!ticket || to === null) return;
  const order = ticket.order_id === null ? undefined : await findOrder(db, ticket.order_id);
  const { country, vendor_id, email, message } = ticket;
  await sendMail(deps, {
    country,
    brand: countryConfig(country).brand,
    to,
    language: 'en',
    subject: `Support ${id.slice(0, 8)}: ${vendor_id}${order ? `, order ${order.order_id}` : ''}`,
    text: `From: ${email}\nVendor: ${vendor_id} (${country})\n${order ? `Order: ${order.order_id}, ${order.status}\n` : ''}\n${message}\n`,
    messageId: `support-${id}`,
    ...(order ? { attachments: [orderFile(order)] } : {}),
  });
  await db.updateTable('support_tickets').set({ sent_at: clock.nowSeconds() }).where('id', '=', id).execute();
}

const orderFile = (order: Order) => ({
  name: `order-${order.order_id}.json`,
  contentType: 'application/json; charset=utf-8',
  content: Buffer.from(JSON.stringify(order, null, 2)),
});
