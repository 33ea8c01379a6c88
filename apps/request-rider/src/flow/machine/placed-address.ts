import { routes } from '@courier/shell-api/routes';
import type { Ports } from '@courier/shell-api';

interface PlacedOrder {
  vendorId: string;
  orderId: string;
}

/**
 * The screen of a placed order. In a brand without it, the customer's page, with the key for PIN and rating.
 * @param readKey undefined while the key cannot be read; the page then shows neither
 */
export async function findPlacedAddress(
  { findAddress }: Pick<Ports['navigation'], 'findAddress'>,
  { vendorId, orderId }: PlacedOrder,
  readKey: () => Promise<string | undefined>,
): Promise<string> {
  const screen = routes.orderTracking({ vendorId, orderId });
  // Older shells cannot say.
  const address = findAddress?.(screen) ?? null;
  const isReplaced = address !== null && address === findAddress?.(routes.publicTracking({ orderId }));
  return isReplaced ? routes.publicTracking({ orderId, key: await readKey() }) : screen;
}
