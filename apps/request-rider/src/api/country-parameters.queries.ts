import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@courier/api-client';
import { LIMITS } from '@courier/config';

type ParameterName =
  'serviceHours' | 'paymentMethods' | 'onlinePaymentActivated' | 'orderItemValueExceedLimit';

const parameterQuery = (client: ApiClient, name: ParameterName) =>
  queryOptions({
    queryKey: ['country-parameter', name],
    queryFn: async ({ signal }) =>
      String((await client.parameters.get({ params: { name } }, { signal })).result),
    retry: false,
    staleTime: LIMITS.countryParameterCacheMs,
  });

/** Service hours as `HHMM:HHMM`. */
export const serviceHoursQuery = (client: ApiClient) => parameterQuery(client, 'serviceHours');

/** Pipe-separated payment methods of the country. */
export const paymentMethodsQuery = (client: ApiClient) => parameterQuery(client, 'paymentMethods');

/** Whether the country takes online payments: `true`, or anything else for no. */
export const onlinePaymentQuery = (client: ApiClient) => parameterQuery(client, 'onlinePaymentActivated');

/** Order value, in major units, above which a confirmation is asked; -1 when there is none. */
export const itemValueLimitQuery = (client: ApiClient) => parameterQuery(client, 'orderItemValueExceedLimit');
