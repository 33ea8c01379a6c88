import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../http/create-api-client';

/** Delivery polygons of a vendor; empty when they cannot be read. */
export const deliveryAreasQuery = (client: ApiClient, vendorId: string) =>
  queryOptions({
    // Stryker disable next-line StringLiteral: any unique name
    queryKey: ['delivery-areas', vendorId],
    queryFn: async ({ signal }) =>
      (await client.pricing.deliveryAreas({ params: { vendorId } }, { signal })).result.areas,
    staleTime: 300_000,
  });
