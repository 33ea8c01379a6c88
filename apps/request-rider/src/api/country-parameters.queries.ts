import type { ApiClient } from '@courier/api-client';
import { countryParameterOptions } from '@courier/api-client/queries';

/** Service hours as `HHMM:HHMM`. */
export const serviceHoursQuery = (client: ApiClient) => countryParameterOptions(client, 'serviceHours');

export const paymentMethodsQuery = (client: ApiClient) => countryParameterOptions(client, 'paymentMethods');

/** Whether the country accepts online payments: `true`; any other value means no. */
export const onlinePaymentQuery = (client: ApiClient) =>
  countryParameterOptions(client, 'onlinePaymentActivated');

/** Order value, in major units, above which the form asks for a confirmation; -1 means no limit. */
export const itemValueLimitQuery = (client: ApiClient) =>
  countryParameterOptions(client, 'orderItemValueExceedLimit');
