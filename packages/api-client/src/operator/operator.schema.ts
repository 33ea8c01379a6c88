import * as z from 'zod/mini';
import { id, unixSeconds } from '../wire/fields';
import { CAPABILITIES } from '../wire/capabilities';
import { OPERATOR_ROLES } from './roles';

export const rolesSchema = z.array(z.enum(OPERATOR_ROLES)).check(z.minLength(1), z.maxLength(5));
/** ISO 3166-1 alpha-2, in capitals. */
const country = z.string().check(z.regex(/^[A-Z]{2}$/));
/** Null for all countries. */
export const countriesSchema = z.nullable(z.array(country).check(z.minLength(1), z.maxLength(100)));

export const operatorEmail = z.string().check(z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/));
export const operatorPassword = z.string().check(z.minLength(1), z.maxLength(256));
/** Six digits of the authenticator app, or a recovery code. */
export const operatorCode = z.string().check(z.minLength(6), z.maxLength(64));

export const operatorSchema = z.object({
  operator_id: id,
  email_address: z.string(),
  name: z.string(),
  roles: z.array(z.enum(OPERATOR_ROLES)),
  countries: countriesSchema,
  state: z.enum(['invited', 'active', 'blocked']),
});

export const meSchema = z.object({
  operator_id: id,
  email_address: z.string(),
  name: z.string(),
  roles: z.array(z.enum(OPERATOR_ROLES)),
  countries: countriesSchema,
  capabilities: z.array(z.enum(CAPABILITIES)),
  session_expires_at: unixSeconds,
});

export const operatorSessionSchema = z.object({ token: z.string(), expires_at: unixSeconds });

export const auditEntrySchema = z.object({
  entry: z.int(),
  at: unixSeconds,
  actor: z.string(),
  network: z.nullable(z.string()),
  action: z.string(),
  country: z.nullable(z.string()),
  subjects: z.array(z.string()),
  /** JSON text. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  why: z.nullable(z.string()),
  hash: z.string(),
});
