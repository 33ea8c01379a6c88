import * as z from 'zod/mini';

/** One `@` with something before it and a host with a dot behind it; whether it exists only a mail can tell. */
export const emailAddress = z
  .string()
  .check(z.trim(), z.maxLength(320), z.regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/));

/** `passwordProblem` checks its rules one by one. */
export const newPassword = z.string().check(z.minLength(1), z.maxLength(1024));

/** The name of a person, trimmed. */
export const nameText = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** A phone number as typed; the server checks it for the country. */
export const phoneText = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

/** Secret of a link in a mail. */
export const linkToken = z.string().check(z.minLength(1), z.maxLength(256));
/** SHA-256 of that secret in base64url: names the link and cannot act for it. */
export const linkDigest = z.string().check(z.regex(/^[\w-]{43}$/));
/** The account's password, where the browser that asked for the mail is another one. */
export const linkPassword = z.optional(z.string().check(z.minLength(1), z.maxLength(1024)));
