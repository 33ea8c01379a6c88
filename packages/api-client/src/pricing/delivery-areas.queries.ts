import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../http/create-api-client';
import type { DeliveryArea } from '../order-rules/place/area';

/** @public Outer borders alone, for releases of before `servedAreasQuery`. */
export const deliveryAreasQuery = (client: ApiClient, vendorId: string) =>
  queryOptions({
    // Stryker disable next-line StringLiteral: any unique name
    queryKey: ['delivery-areas', vendorId],
    queryFn: async ({ signal }) =>
      (await client.pricing.deliveryAreas({ params: { vendorId } }, { signal })).result.areas,
    staleTime: 300_000,
  });

/** Areas to which a vendor delivers, with their holes. */
export const servedAreasQuery = (client: ApiClient, vendorId: string) =>
  queryOptions({
    // Stryker disable next-line StringLiteral: any unique name
    queryKey: ['served-areas', vendorId],
    queryFn: async ({ signal }): Promise<DeliveryArea[]> => {
      const { result } = await client.pricing.deliveryAreas({ params: { vendorId } }, { signal });
      return result.areas.map((outer, index) => ({ outer, holes: result.holes?.[index] ?? [] }));
    },
    staleTime: 300_000,
  });
