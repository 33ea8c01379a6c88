import * as z from 'zod/mini';

const zoom = z.number().check(z.int(), z.gte(0), z.lte(22));

/** Streets of the operator's own, as vector tiles in the layers of OpenMapTiles. */
export const mapTilesSchema = z.object({
  /** Path on the portal's origin with `{z}`, `{x}` and `{y}` in it. */
  url: z.string().check(z.startsWith('/')),
  minzoom: zoom,
  maxzoom: zoom,
  /** Degrees: west, south, east, north. */
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** Whose data it is, as plain text. */
  attribution: z.string(),
});

export type MapTiles = z.infer<typeof mapTilesSchema>;
