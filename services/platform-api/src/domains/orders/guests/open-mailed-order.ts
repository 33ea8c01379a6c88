import { countryConfig, type BrandId, type CountryCode } from '@courier/config';
import { notFound } from '../../../platform/requests/refusal';
import type { Db } from '../../../platform/db/database';
import type { Deps, GuestMailDeps } from './deps';
import { signGuestLink, signGuestToken, verifyGuestLink } from '../../accounts';
import { buildMailLink } from '../../mail';
import { findOrder } from '../stored-orders/orders.repository';
import { PORTAL_PATHS } from '../../site';
import { GUEST_TOKEN_SECONDS } from './guest-session';

interface MailedOrder {
  orderId: string;
  country: CountryCode;
  brand: BrandId | null;
  /** Unix seconds. */
  createdAt: number;
}

/**
 * Works on any device until the session that placed the order ends. The secret follows the `#`, which browsers do not
 * send. Null once expired, and in a brand without a screen of the order for guests.
 */
export async function linkToOrder(
  { keys, clock, config, screens }: Pick<GuestMailDeps, 'keys' | 'clock' | 'config' | 'screens'>,
  { orderId, country, brand, createdAt }: MailedOrder,
): Promise<string | null> {
  const expiresAt = createdAt + GUEST_TOKEN_SECONDS;
  if (expiresAt <= clock.nowSeconds()) return null;
  const portal = { country, brand: brand ?? countryConfig(country).brand };
  if ((await screens.find(portal, PORTAL_PATHS.orderTracking, 'GUEST')) === null) return null;
  const token = await signGuestLink(keys, clock, { orderId, country }, expiresAt);
  return buildMailLink(config, portal, '/guest', { name: 'order', token });
}

/**
 * Limited to the order of the link; ends with the link.
 * @throws Refusal 404 for an invalid or expired link, or one of another country
 */
export async function openMailedOrder(
  { keys, clock }: Pick<Deps, 'keys' | 'clock'>,
  db: Db,
  country: CountryCode,
  token: string,
) {
  const link = await verifyGuestLink(keys, clock, token);
  const order = link?.country === country ? await findOrder(db, link.orderId) : undefined;
  if (!link || !order?.sender || !order.vendor_id.startsWith('guest-')) throw notFound();
  const { vendor_id, order_id, sender, handover } = order;
  const seconds = link.expiresAt - clock.nowSeconds();
  return {
    vendor_id,
    order_id,
    token: await signGuestToken(
      keys,
      clock,
      { vendorId: vendor_id, country, mailedOrderId: order_id },
      seconds,
    ),
    name: sender.name,
    email: sender.email ?? '',
    phone_number: sender.phone_number,
    ...(handover?.customer_key === undefined ? {} : { customer_key: handover.customer_key }),
  };
}
