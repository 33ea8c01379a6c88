import * as z from 'zod/mini';

export const id = z.string().check(z.minLength(1), z.maxLength(128));
export const latitude = z.number().check(z.gte(-90), z.lte(90));
export const longitude = z.number().check(z.gte(-180), z.lte(180));
export const unixSeconds = z.int().check(z.gte(0));
/** Major units with the country's decimals. */
export const money = z.number();
export const text = z.string().check(z.maxLength(4000));
/** A text that older servers omit. */
export const optionalText = z._default(z.string(), '');

export const coordinates = z.object({ latitude, longitude });
/** In degrees. */
export type LatLng = z.infer<typeof coordinates>;

/** The way along the streets between two places, inclusive; optional. */
export const route = z.optional(z.array(coordinates).check(z.maxLength(60)));

/** A number in a query string: the browser passes numbers, the server reads text. */
export const queryNumber = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]),
  z.transform(Number),
);

export const queryBoolean = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((value: boolean | 'true' | 'false') => value === true || value === 'true'),
);
