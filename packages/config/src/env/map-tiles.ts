import * as v from 'valibot';

const zoom = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(22));

/** Streets of the operator's own or of OpenFreeMap, as vector tiles in the layers of OpenMapTiles. */
export const mapTilesSchema = v.object({
  /** Path on the portal's origin, or an https address, with `{z}`, `{x}` and `{y}` in it. */
  url: v.pipe(v.string(), v.regex(/^(\/|https?:\/\/)/)),
  minzoom: zoom,
  maxzoom: zoom,
  /** Degrees: west, south, east, north. */
  bounds: v.strictTuple([v.number(), v.number(), v.number(), v.number()]),
  /** Whose data it is, as plain text. */
  attribution: v.string(),
});

export type MapTiles = v.InferOutput<typeof mapTilesSchema>;
