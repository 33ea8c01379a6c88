import * as v from 'valibot';

const zoom = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(22));

/** Vector tiles in the OpenMapTiles schema, of the operator or OpenFreeMap. */
export const mapTilesSchema = v.object({
  /** Path on the portal's origin, or https address, with `{z}`, `{x}` and `{y}`. */
  url: v.pipe(v.string(), v.regex(/^(\/|https?:\/\/)/)),
  minzoom: zoom,
  maxzoom: zoom,
  /** Degrees: west, south, east, north. */
  bounds: v.strictTuple([v.number(), v.number(), v.number(), v.number()]),
  /** Plain text. */
  attribution: v.string(),
});

export type MapTiles = v.InferOutput<typeof mapTilesSchema>;
