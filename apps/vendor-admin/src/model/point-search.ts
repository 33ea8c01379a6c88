import type { Vendor } from '@courier/api-client';
import { searchKey } from '@courier/api-client/order-rules';

/** The collection points whose name, ids or address hold what was typed. */
export function matchingPoints(points: readonly Vendor[], typed: string): readonly Vendor[] {
  const wanted = searchKey(typed);
  if (wanted === '') return points;
  return points.filter(({ vendor_id: id, client_vendor_id: ownId, vendor_information: { name, location } }) =>
    [id, ownId ?? '', name, location.address_text].some((text) => searchKey(text).includes(wanted)),
  );
}
