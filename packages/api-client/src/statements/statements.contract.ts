import * as z from 'zod/mini';
import { defineCall } from '../wire/call';
import { id, unixSeconds } from '../wire/fields';

/** In the smallest unit of the currency, because the document is signed digit by digit. */
const minor = z.int();
/** In hundredths: 7.25 % is 725; null for amounts without a known tax. */
const taxPercent = z.nullable(z.int());
/** `YYYY-MM`, in the local time of the country. */
const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
/** `YYYY-MM-DD`, in the local time of the country. */
const day = z.string();
const kind = z.enum(['statement', 'credit-note']);
const amounts = { net_minor: minor, tax_minor: minor, gross_minor: minor };

/** What a shop and its outlets owe for a month, as it is signed. Contains no customer. */
const statementSchema = z.object({
  /** Version of these fields. */
  format: z.literal(1),
  kind,
  /** False without a registered seller: then it is a statement, no invoice. */
  is_invoice: z.boolean(),
  /** Null for the preview of a month that still runs. */
  number: z.nullable(z.string()),
  /** Number of the document that a credit note corrects. */
  corrects: z.nullable(z.string()),
  /** Why a credit note was written. */
  reason: z.nullable(z.string()),
  month,
  issued_at: unixSeconds,
  issued_on: day,
  country: z.string(),
  /** IANA time zone of all days. */
  timezone: z.string(),
  currency: z.string(),
  /** Digits of the currency after the point: 1250 with 2 is 12.50. */
  decimals: z.int(),
  seller: z.nullable(
    z.object({
      name: z.string(),
      address: z.array(z.string()),
      tax_number: z.nullable(z.string()),
      footer: z.nullable(z.string()),
    }),
  ),
  buyer: z.object({ vendor_id: z.string(), name: z.string(), address: z.array(z.string()) }),
  /** One per order, kind and tax rate, oldest order first. */
  entries: z.array(
    z.object({
      order_id: z.string(),
      order_number: z.string(),
      ordered_on: day,
      outlet_id: z.string(),
      outlet: z.string(),
      kind: z.enum(['delivery', 'return', 'refund', 'adjustment']),
      tax_percent: taxPercent,
      ...amounts,
      /** Of an earlier month whose statement was issued before. */
      is_late: z.boolean(),
    }),
  ),
  /** Sums of the entries. */
  rates: z.array(z.object({ tax_percent: taxPercent, ...amounts })),
  ...amounts,
  /** Charges that cards paid, and what went back to cards. */
  card_paid_minor: minor,
  card_refunded_minor: minor,
  /** Cash that riders and fleets collected for the shop, and what of it the shop received. */
  cash_collected_minor: minor,
  cash_paid_out_minor: minor,
  /** Gross, less card payments and collected cash, plus card refunds and cash paid out; negative: in favour of the shop. */
  balance_minor: minor,
});

const summarySchema = z.pick(statementSchema, {
  kind: true,
  is_invoice: true,
  corrects: true,
  month: true,
  issued_on: true,
  currency: true,
  decimals: true,
  gross_minor: true,
  balance_minor: true,
});

/** For the account that owns the parent shop. */
const read = {
  method: 'GET',
  base: 'api',
  access: ['CLASSIC'],
  owner: { vendor: 'params.vendorId' },
  query: null,
  body: null,
  errors: [400, 401, 403, 404],
  idempotency: 'none',
} as const;

export const statementsContract = {
  list: defineCall({
    ...read,
    path: '/vendor/:vendorId/statements',
    params: z.object({ vendorId: id }),
    /** Newest first. */
    answer: z.object({
      result: z.object({
        statements: z.array(z.extend(summarySchema, { number: z.string() })),
        /** Whether `pdf_path` of a link leads to a PDF. */
        has_pdf: z.optional(z.boolean()),
      }),
    }),
  }),
  /** What the statement of the running month contains so far. */
  preview: defineCall({
    ...read,
    path: '/vendor/:vendorId/statements/preview',
    params: z.object({ vendorId: id }),
    answer: z.object({ result: statementSchema }),
  }),
  /** Before `get`, whose path matches this one too. */
  csv: defineCall({
    ...read,
    path: '/vendor/:vendorId/statements/:number.csv',
    params: z.object({ vendorId: id, number: id }),
    answer: z.string(),
    file: ['text/csv'],
  }),
  /** Links for a browser to the page of one document, and to its PDF; valid for a quarter of an hour. */
  link: defineCall({
    ...read,
    method: 'POST',
    path: '/vendor/:vendorId/statements/:number/link',
    params: z.object({ vendorId: id, number: id }),
    answer: z.object({
      result: z.object({
        path: z.string(),
        /** Leads to `path` where no PDF can be printed. */
        pdf_path: z.string(),
        ends_at: unixSeconds,
      }),
    }),
  }),
  get: defineCall({
    ...read,
    path: '/vendor/:vendorId/statements/:number',
    params: z.object({ vendorId: id, number: id }),
    answer: z.object({
      result: z.object({
        statement: statementSchema,
        /** Of the canonical JSON of the statement, in hexadecimal. */
        sha256: z.string(),
        /** A JWS in compact serialisation (RFC 7515, 7.1) that names both hashes. */
        signature: z.string(),
      }),
    }),
  }),
};

export type Statement = z.infer<typeof statementSchema>;
