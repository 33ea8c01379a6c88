import type { ApiClient } from '../http/create-api-client';
import type { Vendor } from '../vendors/vendors.contract';
import type { OutletFields } from './outlets.contract';

/**
 * Adds or changes an outlet.
 * @throws ApiError
 */
export async function saveOutlet(
  api: ApiClient,
  vendorId: string | null,
  body: OutletFields,
): Promise<Vendor> {
  const { result } =
    vendorId === null
      ? await api.outlets.create({ body })
      : await api.outlets.update({ params: { vendorId }, body });
  return result;
}
