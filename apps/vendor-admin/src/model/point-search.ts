import type { Vendor } from '@courier/api-client';

/** The collection points whose name, ids or address hold what was typed. */
export function matchingPoints(points: readonly Vendor[], typed: string): readonly Vendor[] {
  const wanted = typed.trim().toLocaleLowerCase();
  if (wanted === '') return points;
  return points.filter(({ vendor_id: id, client_vendor_id: ownId, vendor_information: { name, location } }) =>
    [id, ownId ?? '', name, location.address_text].some((text) => text.toLocaleLowerCase().includes(wanted)),
  );
}
