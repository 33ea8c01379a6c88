import type { ApiClient } from '@courier/api-client';
import { countryParameterOptions } from '@courier/api-client/queries';

/** Service hours as `HHMM:HHMM`. */
export const serviceHoursQuery = (client: ApiClient) => countryParameterOptions(client, 'serviceHours');

/** Pipe-separated payment methods of the country. */
export const paymentMethodsQuery = (client: ApiClient) => countryParameterOptions(client, 'paymentMethods');

/** Whether the country takes online payments: `true`, or anything else for no. */
export const onlinePaymentQuery = (client: ApiClient) =>
  countryParameterOptions(client, 'onlinePaymentActivated');

/** Order value, in major units, above which a confirmation is asked; -1 when there is none. */
export const itemValueLimitQuery = (client: ApiClient) =>
  countryParameterOptions(client, 'orderItemValueExceedLimit');
