import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, Vendor } from '@courier/api-client';
import { distanceMetres } from '@courier/api-client/order-rules';
import type { Point } from '../model/form/request-form';

/** Checking every outlet of a large parent would take longer than choosing by hand. */
const MOST_ASKED = 4;

const vendorFamilyId = ({ parent_vendor_id, vendor_id }: Vendor) => parent_vendor_id ?? vendor_id;

function vendorPoint({ vendor_information }: Vendor): Point | null {
  const { latitude, longitude } = vendor_information.location;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

export function candidates(vendors: readonly Vendor[], vendor: Vendor, destination: Point) {
  return vendors
    .filter(
      (other) => other.vendor_id !== vendor.vendor_id && vendorFamilyId(other) === vendorFamilyId(vendor),
    )
    .flatMap((other) => {
      const place = vendorPoint(other);
      return place ? [{ other, place, metres: distanceMetres(place, destination) }] : [];
    })
    .sort((a, b) => a.metres - b.metres)
    .slice(0, MOST_ASKED);
}

/**
 * The nearest outlet of the same parent that delivers to the destination; null when there is none or the
 * check fails.
 */
export const servingOutletQuery = (
  client: ApiClient,
  vendors: readonly Vendor[],
  vendor: Vendor,
  destination: Point,
) =>
  queryOptions({
    queryKey: [
      'request-rider',
      // Stryker disable next-line StringLiteral: any name but those of the others
      'serving-outlet',
      vendor.vendor_id,
      destination.latitude,
      destination.longitude,
    ],
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<Vendor | null> => {
      const location = { lat: destination.latitude, lng: destination.longitude };
      for (const { other, place } of candidates(vendors, vendor, destination)) {
        const body = { location, vendor_location: place, vendor_id: other.vendor_id };
        // Stryker disable next-line ArrowFunction: anything but an answer is none
        const answer = await client.pricing.validateArea({ body }, { signal }).catch(() => null);
        if (answer?.result === 'DELIVERABLE') return other;
      }
      return null;
    },
  });
