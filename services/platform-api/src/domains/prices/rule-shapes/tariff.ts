import { clockMinutesSchema, isoDaySchema, placeScopeSchema } from './scope';
import * as z from 'zod';

const minor = z.int();
const positiveMinor = minor.nonnegative();

/** Money per kilometre may be finer than a minor unit: 9.6 in a currency without decimals is 96,000. */
export const RATE_PARTS = 10_000;
/** 7.25 % is 725. */
export const PERCENT_PARTS = 100;

const percent = z
  .int()
  .nonnegative()
  .max(100 * PERCENT_PARTS);

/** `per` km: `rate` for each started kilometre inside the band; `per` band: `amountMinor` for the band that the distance ends in. */
const bandSchema = z.object({
  fromMetres: z.int().nonnegative(),
  /** Null: without an end. */
  toMetres: z.int().positive().nullable(),
  price: z.discriminatedUnion('per', [
    z.object({ per: z.literal('km'), rate: z.int().nonnegative() }),
    z.object({ per: z.literal('band'), amountMinor: positiveMinor }),
  ]),
});

const partPriceSchema = z.discriminatedUnion('per', [
  z.object({ per: z.literal('order'), amountMinor: positiveMinor }),
  z.object({ per: z.literal('percent'), percent }),
]);

const surchargeSchema = z.object({
  name: z.string(),
  price: partPriceSchema,
  /** All given conditions hold. */
  when: z.object({
    condition: z.enum(['rain', 'demand']).optional(),
    /** 1 is Monday. */
    days: z.array(isoDaySchema).optional(),
    /** Local minutes of the day, the end exclusive; over midnight when it ends before it begins. */
    hours: z.object({ from: clockMinutesSchema, to: clockMinutesSchema }).optional(),
  }),
});

export const tariffSchema = z.object({
  scope: placeScopeSchema,
  baseMinor: positiveMinor,
  /** In order, without gaps, from 0. */
  bands: z.array(bandSchema),
  minimumMinor: positiveMinor,
  surcharges: z.array(surchargeSchema),
  rounding: z.object({ stepMinor: minor.positive(), direction: z.enum(['nearest', 'up']) }),
  tax: z.object({ percent, isIncluded: z.boolean() }).nullable(),
  /** Added when the rider collects cash. */
  cashMinor: positiveMinor,
  /**
   * What it costs, besides the fee, that the goods come back; a percentage is one of the whole fee. Absent in tariffs of
   * before this part and where the operator names no price: then nothing is charged.
   */
  returnPrice: partPriceSchema.optional(),
});

export type Tariff = z.infer<typeof tariffSchema>;
export type Band = Tariff['bands'][number];
export type Surcharge = Tariff['surcharges'][number];
export type PartPrice = z.infer<typeof partPriceSchema>;
