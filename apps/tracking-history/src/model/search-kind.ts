import { searchKey } from '@courier/api-client/order-rules';

/** What a search text asks for, and of whom. */
export type Search =
  | { kind: 'none' }
  /** One order of the server, by its id. */
  | { kind: 'order'; vendorId: string; orderId: string }
  /** All orders of a customer on the server. */
  | { kind: 'phone'; phone: string }
  /** Those of the listed orders that contain it. */
  | { kind: 'text'; text: string };

export interface SearchPlace {
  /** Ids of the vendors whose orders the user may see. */
  vendorIds: readonly string[];
  includeOutlets: boolean;
  /** Whether a text may be a phone number, by its length. */
  isPossiblePhone: (text: string) => boolean;
}

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

/** The vendor whose id and a dash a text begins with; ids may hold dashes themselves, so the longest counts. */
function vendorOf(text: string, vendorIds: readonly string[]): string | undefined {
  const begun = vendorIds.filter((id) => text.length > id.length + 1 && text.startsWith(`${id}-`));
  return begun.sort((a, b) => b.length - a.length)[0];
}

/** What a text in the search field of history asks for. */
export function searchOf(typed: string, { vendorIds, includeOutlets, isPossiblePhone }: SearchPlace): Search {
  if (searchKey(typed) === '') return { kind: 'none' };
  const orderId = withoutSpaces(typed);
  const vendorId = vendorOf(orderId, vendorIds);
  if (vendorId !== undefined) return { kind: 'order', vendorId, orderId };
  if (includeOutlets && isPossiblePhone(typed.trim())) return { kind: 'phone', phone: orderId };
  return { kind: 'text', text: typed };
}
