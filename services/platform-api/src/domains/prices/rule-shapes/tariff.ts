import { clockMinutesSchema, isoDaySchema, placeScopeSchema } from './scope';
import * as z from 'zod/mini';

const minor = z.int();
const positiveMinor = minor.check(z.nonnegative());

/** Money per kilometre may be finer than a minor unit: 9.6 in a currency without decimals is 96,000. */
export const RATE_PARTS = 10_000;
/** 7.25 % is 725. */
export const PERCENT_PARTS = 100;

const percent = z.int().check(z.nonnegative(), z.maximum(100 * PERCENT_PARTS));

/** `per` km: `rate` for each started kilometre inside the band; `per` band: `amountMinor` for the band that the distance ends in. */
const bandSchema = z.object({
  fromMetres: z.int().check(z.nonnegative()),
  /** Null: without an end. */
  toMetres: z.nullable(z.int().check(z.positive())),
  price: z.discriminatedUnion('per', [
    z.object({ per: z.literal('km'), rate: z.int().check(z.nonnegative()) }),
    z.object({ per: z.literal('band'), amountMinor: positiveMinor }),
  ]),
});

const surchargeSchema = z.object({
  name: z.string(),
  price: z.discriminatedUnion('per', [
    z.object({ per: z.literal('order'), amountMinor: positiveMinor }),
    z.object({ per: z.literal('percent'), percent }),
  ]),
  /** All given conditions hold. */
  when: z.object({
    condition: z.optional(z.enum(['rain', 'demand'])),
    /** 1 is Monday. */
    days: z.optional(z.array(isoDaySchema)),
    /** Local minutes of the day, the end exclusive; over midnight when it ends before it begins. */
    hours: z.optional(z.object({ from: clockMinutesSchema, to: clockMinutesSchema })),
  }),
});

export const tariffSchema = z.object({
  scope: placeScopeSchema,
  baseMinor: positiveMinor,
  /** In order, without gaps, from 0. */
  bands: z.array(bandSchema),
  minimumMinor: positiveMinor,
  surcharges: z.array(surchargeSchema),
  rounding: z.object({ stepMinor: minor.check(z.positive()), direction: z.enum(['nearest', 'up']) }),
  tax: z.nullable(z.object({ percent, isIncluded: z.boolean() })),
  /** Added when the rider collects cash. */
  cashMinor: positiveMinor,
});

export type Tariff = z.infer<typeof tariffSchema>;
export type Band = Tariff['bands'][number];
export type Surcharge = Tariff['surcharges'][number];
