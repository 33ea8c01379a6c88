import * as z from 'zod/mini';
import { defineCall } from '../wire/call';
import { id, queryNumber } from '../wire/fields';
import {
  auditEntrySchema,
  countriesSchema,
  meSchema,
  operatorCode,
  operatorEmail,
  operatorPassword,
  operatorSchema,
  operatorSessionSchema,
  rolesSchema,
} from './operator.schema';

const ofOperator = z.object({ operatorId: id });
const operator = z.object({ operator: operatorSchema });
const own = {
  base: 'operator',
  owner: null,
  params: null,
  query: null,
  body: null,
  idempotency: 'none',
  retries: 0,
} as const;
const manage = { ...own, access: { operator: 'operators.manage' } } as const;

/** The calls of operators. They answer at the origin of operators alone; the country is in their path. */
export const operatorContract = {
  signIn: defineCall({
    ...own,
    method: 'POST',
    path: '/session',
    access: 'public',
    body: z.object({
      email_address: operatorEmail,
      password: operatorPassword,
      code: z.optional(operatorCode),
    }),
    /** Without a session the code of the authenticator app is missing. */
    answer: z.object({ code_required: z.boolean(), session: z.nullable(operatorSessionSchema) }),
    errors: [400, 401, 403],
  }),
  signOut: defineCall({
    ...own,
    method: 'DELETE',
    path: '/session',
    access: { operator: null },
    answer: z.object({ ended: z.literal(true) }),
    errors: [401],
  }),
  invitation: defineCall({
    ...own,
    method: 'POST',
    path: '/invitation',
    access: 'public',
    body: z.object({ invitation: id }),
    answer: z.object({
      email_address: z.string(),
      name: z.string(),
      code_required: z.boolean(),
      /** For the authenticator app. */
      secret: z.string(),
      secret_uri: z.string(),
    }),
    errors: [400, 401],
  }),
  acceptInvitation: defineCall({
    ...own,
    method: 'POST',
    path: '/invitation/accept',
    access: 'public',
    body: z.object({ invitation: id, password: operatorPassword, code: z.optional(operatorCode) }),
    answer: z.object({
      session: operatorSessionSchema,
      /** Shown once; empty without an authenticator app. */
      recovery_codes: z.array(z.string()),
    }),
    errors: [400, 401],
  }),
  me: defineCall({
    ...own,
    method: 'GET',
    path: '/me',
    access: { operator: null },
    answer: meSchema,
    errors: [401],
  }),
  operators: defineCall({
    ...manage,
    method: 'GET',
    path: '/operators',
    answer: z.object({ operators: z.array(operatorSchema) }),
    errors: [401, 403],
  }),
  invite: defineCall({
    ...manage,
    method: 'POST',
    path: '/operators',
    body: z.object({
      email_address: operatorEmail,
      name: z._default(z.string().check(z.maxLength(100)), ''),
      roles: rolesSchema,
      countries: countriesSchema,
      language: z._default(z.enum(['en', 'zh', 'ar', 'ur', 'de']), 'en'),
    }),
    answer: operator,
    success: 201,
    errors: [400, 401, 403],
  }),
  setRoles: defineCall({
    ...manage,
    method: 'PUT',
    path: '/operators/:operatorId/roles',
    params: ofOperator,
    body: z.object({ roles: rolesSchema, countries: countriesSchema }),
    answer: operator,
    errors: [400, 401, 403, 404, 409],
  }),
  block: defineCall({
    ...manage,
    method: 'PUT',
    path: '/operators/:operatorId/block',
    params: ofOperator,
    body: z.object({ blocked: z.boolean(), why: z.string().check(z.minLength(1), z.maxLength(500)) }),
    answer: operator,
    errors: [400, 401, 403, 404, 409],
  }),
  audit: defineCall({
    ...own,
    method: 'GET',
    path: '/audit',
    access: { operator: 'audit.read' },
    query: z.object({
      subject: z.optional(id),
      action: z.optional(id),
      actor: z.optional(id),
      from: z.optional(queryNumber),
      until: z.optional(queryNumber),
      before: z.optional(queryNumber),
    }),
    /** The newest first; `next` is the `before` of the next page. */
    answer: z.object({ entries: z.array(auditEntrySchema), next: z.nullable(z.int()) }),
    errors: [400, 401, 403],
  }),
};
