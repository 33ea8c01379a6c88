import * as z from 'zod/mini';

/** One `@` with something before it and a dotted host; only a mail proves that the address exists. */
export const emailAddress = z
  .string()
  .check(z.trim(), z.maxLength(320), z.regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/));

export const newPassword = z.string().check(z.minLength(1), z.maxLength(1024));

export const nameText = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** As typed; the server checks it for the country. */
export const phoneText = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

/** Secret of a mailed link. */
export const linkToken = z.string().check(z.minLength(1), z.maxLength(256));
/** SHA-256 of that secret in base64url: identifies the link but does not authorize it. */
export const linkDigest = z.string().check(z.regex(/^[\w-]{43}$/));
/** The account's password, where another browser requested the mail. */
export const linkPassword = z.optional(z.string().check(z.minLength(1), z.maxLength(1024)));
