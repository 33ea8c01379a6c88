import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(20_000));
const optionalText = z.optional(z.nullable(text));

const errorInformationSchema = z.object({ reason: optionalText, message: optionalText });

/** The answer of `/pts/v2/payments`, also with a status of 400. */
export const paymentSchema = z.object({
  id: z.optional(text),
  status: text,
  errorInformation: z.optional(z.nullable(errorInformationSchema)),
  reason: optionalText,
  tokenInformation: z.optional(
    z.object({
      paymentInstrument: z.optional(z.object({ id: text })),
    }),
  ),
  consumerAuthenticationInformation: z.optional(
    z.object({
      accessToken: optionalText,
      stepUpUrl: optionalText,
      authenticationTransactionId: optionalText,
    }),
  ),
});
export type CybersourcePayment = z.infer<typeof paymentSchema>;

export const modificationSchema = z.object({ id: z.optional(text), status: z.optional(text) });

export const searchSchema = z.object({
  totalCount: z.optional(z.number()),
  _embedded: z.optional(
    z.object({
      transactionSummaries: z.array(
        z.object({
          id: text,
          clientReferenceInformation: z.optional(z.object({ code: optionalText })),
          applicationInformation: z.optional(
            z.object({
              applications: z.optional(
                z.array(
                  z.object({ name: optionalText, rFlag: optionalText, reasonCode: z.optional(z.unknown()) }),
                ),
              ),
            }),
          ),
        }),
      ),
    }),
  ),
});
export type CybersourceHit = NonNullable<
  z.infer<typeof searchSchema>['_embedded']
>['transactionSummaries'][number];

/** The part of a transient token that names it; its signature is checked by Cybersource. */
export const transientTokenSchema = z.object({ jti: z.string().check(z.minLength(1), z.maxLength(128)) });

export const webhookSchema = z.object({
  eventType: text,
  payload: z.optional(z.unknown()),
  payloads: z.optional(z.unknown()),
});
