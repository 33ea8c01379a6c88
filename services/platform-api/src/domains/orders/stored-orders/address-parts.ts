import type { CreateOrder } from '@courier/api-client/contract';
import { joinAddress } from '@courier/api-client/order-rules';

/** JSON; null where the parts are missing or do not match the address, which then takes precedence. */
export function storedAddressParts({
  address,
  address_parts: parts,
}: CreateOrder['customer']['location']): string | null {
  return parts && joinAddress(parts) === address.trim() ? JSON.stringify(parts) : null;
}
