import type { CreateOrder } from '@courier/api-client/contract';
import { joinAddress } from '@courier/api-client/order-rules';

/** The parts as JSON; null where they are missing or join to another address, which then counts alone. */
export function storedAddressParts({
  address,
  address_parts: parts,
}: CreateOrder['customer']['location']): string | null {
  return parts && joinAddress(parts) === address.trim() ? JSON.stringify(parts) : null;
}
