import { createReadStream } from 'node:fs';
import * as z from 'zod';

/** Names by OpenStreetMap language code (`en`, `zh-Hant`); the name on signs is `local`. */
export type LocalNames = Readonly<Record<string, string>>;

const names = z.record(z.string(), z.string());
const place = z.object({
  /** OpenStreetMap node, way or relation. */
  type: z.enum(['N', 'W', 'R']),
  id: z.number(),
  /** Degrees: latitude, longitude. */
  at: z.tuple([z.number(), z.number()]),
  kind: z.enum(['city', 'quarter', 'street', 'house', 'point']),
  names,
  /** Two capital letters. */
  country: z.string(),
  city: names.optional(),
  quarter: names.optional(),
  number: z.string().optional(),
  postcode: z.string().optional(),
  /** Pieces of a street, each as alternating latitudes and longitudes. */
  lines: z.array(z.array(z.number())).optional(),
});

/** A house has the names of its street. */
export type LocalPlace = z.infer<typeof place>;

const heading = z.object({ places: z.literal(1) });
export const PLACE_FILE_HEADING = JSON.stringify({ places: 1 } satisfies z.infer<typeof heading>);

/**
 * Streams an index: a heading, then one place per line.
 * @throws Error for an invalid line or an unreadable file
 */
export async function readPlaceFile(path: string): Promise<LocalPlace[]> {
  const places: LocalPlace[] = [];
  let count = 0;
  const readPlaceLine = (line: string) => {
    count += 1;
    if (count === 1) {
      if (!heading.safeParse(asJson(line)).success) throw new Error('it is no index of places');
    } else if (line !== '') {
      const read = place.safeParse(asJson(line));
      if (!read.success) throw new Error(`line ${count} is no place`);
      places.push(read.data);
    }
  };
  let begun = '';
  for await (const piece of createReadStream(path, 'utf8')) {
    const lines = `${begun}${String(piece)}`.split('\n');
    begun = lines.pop() ?? '';
    lines.forEach(readPlaceLine);
  }
  readPlaceLine(begun);
  return places;
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
