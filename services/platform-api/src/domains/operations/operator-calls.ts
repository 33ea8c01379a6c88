import type { Call } from '@courier/api-client/contract';
import * as z from 'zod';

const read = {
  method: 'GET',
  access: 'operator',
  owner: null,
  params: null,
  query: null,
  body: null,
  errors: [404],
  idempotency: 'none',
} as const;

/** Calls of the operator's own tools; the API description leaves them out. */
export const operatorCalls = {
  metrics: { ...read, base: 'root', path: '/metrics', answer: z.unknown(), file: ['text/plain'] },
  openapi: { ...read, base: 'api', path: '/openapi.json', answer: z.unknown() },
} as const satisfies Readonly<Record<string, Call>>;
