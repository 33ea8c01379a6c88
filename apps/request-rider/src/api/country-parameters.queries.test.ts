import { expect, it } from '@jest/globals';
import { createQueryClient } from '@courier/api-client/queries';
import { createFakeBackend } from '@courier/api-client/testing';
import {
  itemValueLimitQuery,
  onlinePaymentQuery,
  paymentMethodsQuery,
  serviceHoursQuery,
} from './country-parameters.queries';

it.each([
  ['the hours of service', serviceHoursQuery, 'serviceHours', '0700:0130'],
  ['the methods of payment', paymentMethodsQuery, 'paymentMethods', 'PAID|KNET'],
  ['online payment', onlinePaymentQuery, 'onlinePaymentActivated', 'false'],
  ['the value that is asked about', itemValueLimitQuery, 'orderItemValueExceedLimit', 75],
])('%s: reads the country parameter as text', async (_, query, name, value) => {
  const backend = createFakeBackend();
  backend.state.parameters[name] = value;
  expect(await createQueryClient().fetchQuery(query(backend.client))).toBe(String(value));
  expect(backend.callsOf('parameters.get').map(({ params }) => params)).toEqual([{ name }]);
});
