import * as z from 'zod/mini';
import { defineCall } from '../wire/call';
import { unixSeconds } from '../wire/fields';
import {
  emailAddress,
  linkDigest,
  linkPassword,
  linkToken,
  nameText,
  newPassword,
  phoneText,
} from './account-fields';

const vendorCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(128));

/** `PV` claims an existing vendor by its code; `NPV` registers a new business as a vendor. */
const registration = z.object({
  registration_type: z.enum(['PV', 'NPV']),
  /** Needed for `NPV`. */
  business_name: z.optional(nameText),
  /** Needed for `NPV`. */
  phone_number: z.optional(phoneText),
  email_address: emailAddress,
  password: newPassword,
  vat_number: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(64)))),
  /** Needed for `PV`, together with `vendor_email`. */
  vendor_code: z.optional(vendorCode),
  vendor_email: z.optional(emailAddress),
  terms_accepted: z.boolean(),
  privacy_accepted: z.boolean(),
});

export const registrationContract = {
  register: defineCall({
    method: 'POST',
    path: '/register',
    base: 'identity',
    access: 'public',
    owner: null,
    params: null,
    query: null,
    body: registration,
    answer: z.object({
      data: z.object({
        user_id: z.string(),
        email_address: z.string(),
        verification_expires_at: unixSeconds,
      }),
    }),
    errors: [400, 409],
    device: true,
    idempotency: 'none',
  }),
  verifyVendor: defineCall({
    method: 'POST',
    path: '/register/verify-vendor',
    base: 'identity',
    access: 'public',
    owner: null,
    params: null,
    query: null,
    body: z.object({ vendor_code: vendorCode, email: emailAddress }),
    answer: z.object({
      result: z.object({
        valid: z.boolean(),
        /** Null unless the pair is valid. */
        vendor_name: z.nullable(z.string()),
      }),
    }),
    errors: [400],
    idempotency: 'none',
  }),
  /**
   * Has no side effects. The portal sends the token's digest, because URLs are logged and a digest confirms nothing;
   * `token` is for other programs.
   */
  pending: defineCall({
    method: 'GET',
    path: '/register/confirm',
    base: 'identity',
    access: 'public',
    owner: null,
    params: null,
    query: z.object({ token: z.optional(linkToken), token_digest: z.optional(linkDigest) }),
    body: null,
    answer: z.object({
      result: z.object({
        /** True once the account has been confirmed. */
        confirmed: z.boolean(),
        email_address: z.string(),
        /** The claimed vendor; null for a new business. */
        vendor_name: z.optional(z.nullable(z.string())),
        /** Whether this browser must prove its registration by password. */
        password_needed: z.optional(z.boolean()),
      }),
    }),
    errors: [400],
    device: true,
    idempotency: 'none',
  }),
  /** In the registering browser, or with the password. */
  confirm: defineCall({
    method: 'POST',
    path: '/register/confirm',
    base: 'identity',
    access: 'public',
    owner: null,
    params: null,
    query: null,
    body: z.object({ token: linkToken, password: linkPassword }),
    answer: z.object({ result: z.object({ confirmed: z.literal(true) }) }),
    errors: [400],
    device: true,
    idempotency: 'none',
  }),
};

export type Registration = z.output<typeof registration>;
