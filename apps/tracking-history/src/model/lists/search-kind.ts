import { searchKey } from '@courier/api-client/order-rules';

/** The request that a search text results in. */
export type Search =
  | { kind: 'none' }
  /** One order, requested from the server by id. */
  | { kind: 'order'; vendorId: string; orderId: string }
  /** All orders of a customer, requested from the server. */
  | { kind: 'phone'; phone: string }
  /** The listed orders that contain the text. */
  | { kind: 'text'; text: string };

export interface SearchPlace {
  vendorIds: readonly string[];
  includeOutlets: boolean;
  /** Checks the length only. */
  isPossiblePhone: (text: string) => boolean;
}

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

/** The vendor whose id and a dash start the text. Ids may contain dashes, so the longest match wins. */
function findVendorPrefix(text: string, vendorIds: readonly string[]): string | undefined {
  const begun = vendorIds.filter((id) => text.length > id.length + 1 && text.startsWith(`${id}-`));
  return begun.sort((a, b) => b.length - a.length)[0];
}

export function parseSearch(
  typed: string,
  { vendorIds, includeOutlets, isPossiblePhone }: SearchPlace,
): Search {
  if (searchKey(typed) === '') return { kind: 'none' };
  const orderId = withoutSpaces(typed);
  const vendorId = findVendorPrefix(orderId, vendorIds);
  if (vendorId !== undefined) return { kind: 'order', vendorId, orderId };
  if (includeOutlets && isPossiblePhone(typed.trim())) return { kind: 'phone', phone: orderId };
  return { kind: 'text', text: typed };
}
