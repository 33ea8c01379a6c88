import * as z from 'zod';

const text = z.string().max(20_000);
const optionalText = text.nullable().optional();

const errorInformationSchema = z.object({ reason: optionalText, message: optionalText });

/** The answer of `/pts/v2/payments`, also with a status of 400. */
export const paymentSchema = z.object({
  id: text.optional(),
  status: text,
  errorInformation: errorInformationSchema.nullable().optional(),
  reason: optionalText,
  tokenInformation: z
    .object({
      paymentInstrument: z.object({ id: text }).optional(),
    })
    .optional(),
  consumerAuthenticationInformation: z
    .object({
      accessToken: optionalText,
      stepUpUrl: optionalText,
      authenticationTransactionId: optionalText,
    })
    .optional(),
});
export type CybersourcePayment = z.infer<typeof paymentSchema>;

export const modificationSchema = z.object({ id: text.optional(), status: text.optional() });

export const searchSchema = z.object({
  totalCount: z.number().optional(),
  _embedded: z
    .object({
      transactionSummaries: z.array(
        z.object({
          id: text,
          clientReferenceInformation: z.object({ code: optionalText }).optional(),
          applicationInformation: z
            .object({
              applications: z
                .array(
                  z.object({ name: optionalText, rFlag: optionalText, reasonCode: z.unknown().optional() }),
                )
                .optional(),
            })
            .optional(),
        }),
      ),
    })
    .optional(),
});
export type CybersourceHit = NonNullable<
  z.infer<typeof searchSchema>['_embedded']
>['transactionSummaries'][number];

/** The part of a transient token that names it; its signature is checked by Cybersource. */
export const transientTokenSchema = z.object({ jti: z.string().min(1).max(128) });

export const webhookSchema = z.object({
  eventType: text,
  payload: z.unknown().optional(),
  payloads: z.unknown().optional(),
});
