import * as z from 'zod/mini';

const holderName = z.string().check(z.minLength(1), z.maxLength(100));
/** A compact JWE (RSA-OAEP-256, A256GCM) for the provider's public key. */
const encrypted = z.string().check(z.minLength(1), z.maxLength(4096));

/** All secrets in one: JSON {number, expiry_month, expiry_year, security_code}, all texts. */
const cybersourceCardSchema = z.object({
  holder_name: holderName,
  card_last_digits: z.string().check(z.regex(/^\d{4}$/)),
  raw_card_expiry_month: z.string().check(z.regex(/^\d{1,2}$/)),
  raw_card_expiry_year: z.string().check(z.regex(/^\d{2}(\d{2})?$/)),
  bin: z.string().check(z.regex(/^\d{6,8}$/)),
  encrypted_card_data: encrypted,
  scheme: z.string().check(z.maxLength(40)),
  save_card: z.boolean(),
});

/** Each secret encrypted separately, as text. */
const genericCardSchema = z.object({
  holder_name: holderName,
  encrypted_card_number: encrypted,
  encrypted_expiry_month: encrypted,
  encrypted_expiry_year: encrypted,
  encrypted_security_code: encrypted,
  save_card: z.boolean(),
});

export const newCardSchema = z.union([cybersourceCardSchema, genericCardSchema]);

/** A stored card, without its number. */
export const paymentInstrumentSchema = z.object({
  id: z.string(),
  scheme: z.string(),
  card_last_digits: z.string(),
  holder_name: z.string(),
  expiry_month: z.string(),
  expiry_year: z.string(),
});

export type CybersourceCard = z.infer<typeof cybersourceCardSchema>;
export type GenericCard = z.infer<typeof genericCardSchema>;
export type NewCard = z.infer<typeof newCardSchema>;
export type PaymentInstrument = z.infer<typeof paymentInstrumentSchema>;
