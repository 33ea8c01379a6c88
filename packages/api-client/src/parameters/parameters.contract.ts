import * as z from 'zod/mini';
import { defineCall } from '../wire/call';

export const COUNTRY_PARAMETERS = [
  'allOutletOrders',
  'serviceHours',
  'onlinePaymentActivated',
  'orderItemValueExceedLimit',
  'paymentMethods',
  'prohibitedItems',
] as const;
export type CountryParameter = (typeof COUNTRY_PARAMETERS)[number];

export const parametersContract = {
  get: defineCall({
    method: 'GET',
    path: '/get-country-parameter/:name',
    base: 'api',
    access: 'public',
    owner: null,
    // Any name is well-formed: unknown ones answer 404, not 400.
    params: z.object({ name: z.string().check(z.minLength(1)) }),
    query: null,
    body: null,
    answer: z.object({ result: z.union([z.string(), z.number()]) }),
    errors: [404],
    idempotency: 'none',
  }),
};
