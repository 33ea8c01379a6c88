import type { ApiClient } from '@courier/api-client';
import { queryOptions } from '@tanstack/react-query';
import { countryParameterOptions } from '@courier/api-client/queries';
import type { ServiceWindow } from '@courier/api-client/order-rules';

/** Service hours as `HHMM:HHMM`. */
export const serviceHoursQuery = (client: ApiClient) => countryParameterOptions(client, 'serviceHours');

export const paymentMethodsQuery = (client: ApiClient) => countryParameterOptions(client, 'paymentMethods');

/** Whether the country accepts online payments: `true`; any other value means no. */
export const onlinePaymentQuery = (client: ApiClient) =>
  countryParameterOptions(client, 'onlinePaymentActivated');

/** Order value, in major units, above which the form asks for a confirmation; -1 means no limit. */
export const itemValueLimitQuery = (client: ApiClient) =>
  countryParameterOptions(client, 'orderItemValueExceedLimit');

/** What the operator does not deliver, as `parseProhibitedItems` reads it. */
export const prohibitedItemsQuery = (client: ApiClient) => countryParameterOptions(client, 'prohibitedItems');

/** When the service delivers for a vendor, with breaks and holidays. Rejects on servers of before this call. */
export const serviceWindowsQuery = (client: ApiClient, vendorId: string, range: ServiceWindow) =>
  queryOptions({
    queryKey: ['request-rider', 'service-windows', vendorId],
    queryFn: async ({ signal }) => {
      const answer = await client.pricing.serviceHours({ params: { vendorId }, query: range }, { signal });
      const { windows, busy = [] } = answer.result;
      return { windows, busy };
    },
    staleTime: 0,
  });
