import type { Order } from '@courier/api-client/contract';
import { statusFacts } from '@courier/api-client/order-rules';
import { countryConfig } from '@courier/config';
import { formatMoney } from '@courier/i18n/server';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../platform/requests/refusal';
import { inTransaction } from '../../../platform/db/database';
import type { GuestMailDeps } from './deps';
import { countMail, guestOrderMail, sendMail } from '../../mail';
import { findOrder } from '../stored-orders/orders.repository';
import { PORTAL_PATHS } from '../../site';
import { linkToOrder } from './open-mailed-order';

type Kind = 'placed' | 'receipt';

/** Sends a confirmation of the order and a receipt after delivery, once each. */
export function registerGuestMails(app: FastifyInstance, deps: GuestMailDeps): void {
  deps.jobs.handle('guest-mail', (id) => mailGuest(deps, id));
  const end = deps.bus.subscribe((order) => {
    for (const kind of dueMails(order))
      queue(deps, order, kind).catch((error: unknown) =>
        app.log.error({ err: error }, 'a mail to a guest was not queued'),
      );
  });
  app.addHook('onClose', async () => end());
}

const linkPath = (kind: Kind, { order_id: orderId, handover }: Order): string =>
  kind === 'placed'
    ? PORTAL_PATHS.publicTracking(orderId, handover?.customer_key)
    : PORTAL_PATHS.deliveryReceipt(orderId, handover?.customer_key);

/** Mails that the state of an order requires, sent or not. */
function dueMails({ vendor_id, status, sender }: Order): Kind[] {
  if (!vendor_id.startsWith('guest-') || !sender?.email) return [];
  if (status === 'DELIVERED') return ['placed', 'receipt'];
  return statusFacts(status).payment === 'paid' && statusFacts(status).end === null ? ['placed'] : [];
}

async function queue({ db, jobs, clock }: GuestMailDeps, { order_id }: Order, kind: Kind): Promise<void> {
  const isNew = await inTransaction(db, async (trx) => {
    // Every instance receives every change: the first to record it sends the mail.
    const noted = await trx
      .insertInto('guest_mails')
      .values({ order_id, kind, created_at: clock.nowSeconds(), sent_at: null })
      .onConflict((on) => on.doNothing())
      .returning('order_id')
      .executeTakeFirst();
    if (noted) await jobs.send(trx, 'guest-mail', `${kind} ${order_id}`);
    return noted !== undefined;
  });
  if (isNew) jobs.wake('guest-mail');
}

async function mailGuest(deps: GuestMailDeps, id: string): Promise<void> {
  const { db, clock, screens } = deps;
  const kind: Kind = id.startsWith('placed ') ? 'placed' : 'receipt';
  const orderId = id.slice(kind.length + 1);
  const unsent = await db
    .selectFrom('guest_mails')
    .innerJoin('orders', 'orders.order_id', 'guest_mails.order_id')
    .leftJoin('guests', 'guests.vendor_id', 'orders.vendor_id')
    .select(['orders.country', 'guests.language', 'guests.brand'])
    .where('guest_mails.order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  const order = unsent && (await findOrder(db, orderId));
  const to = order?.sender?.email;
  if (!order || !to || !(await mayMail(deps, to))) return;
  const { country, language } = unsent;
  const ownCountry = countryConfig(country);
  const { brand: ownBrand } = ownCountry;
  const brand = unsent.brand ?? ownBrand;
  const fee = order.discounted_delivery_fee ?? order.delivery_fee;
  const texts = deps.serverTexts({ brand, country, locale: language ?? 'en' });
  await sendMail(deps, {
    country,
    to,
    ...guestOrderMail(texts, kind, {
      orderId,
      description: order.order.description,
      fee: formatMoney(fee, ownCountry, { locale: texts.tag }),
      link: await screens.find({ country, brand }, linkPath(kind, order)),
      ownLink: await linkToOrder(deps, { orderId, country, brand, createdAt: order.created_at }),
    }),
    messageId: `guest-${kind}-${orderId}`,
  });
  await db
    .updateTable('guest_mails')
    .set({ sent_at: clock.nowSeconds() })
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .execute();
}

/** Limits mails per address, because a guest's address is not verified. */
async function mayMail(deps: GuestMailDeps, to: string): Promise<boolean> {
  try {
    await countMail(deps, 'guest-order', { to });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
