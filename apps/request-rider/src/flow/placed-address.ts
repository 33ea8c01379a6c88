import { routes } from '@courier/shell-api/routes';
import type { Ports } from '@courier/shell-api';

/** The screen of a placed order. In a brand without it, the customer's page, with the key for a rating. */
export function placedAddress(
  { findAddress }: Pick<Ports['navigation'], 'findAddress'>,
  { vendorId, orderId, key }: { vendorId: string; orderId: string; key: string | undefined },
): string {
  const screen = routes.orderTracking({ vendorId, orderId });
  // Older shells cannot say.
  const address = findAddress?.(screen) ?? null;
  const isReplaced = address !== null && address === findAddress?.(routes.publicTracking({ orderId }));
  return isReplaced ? routes.publicTracking({ orderId, key }) : screen;
}
