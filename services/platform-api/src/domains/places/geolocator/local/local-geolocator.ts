import { stat } from 'node:fs/promises';
import type { LatLng } from '@courier/api-client/order-rules';
import {
  MOST_SUGGESTIONS,
  type Geolocator,
  type Precision,
  type Reader,
  type ReverseAddress,
  type Suggestion,
} from '../geolocator';
import { osmQueryId, readOsmQueryId } from '../providers/osm-id';
import { readFirst } from '../reader-names';
import { readPlaceFile, type LocalPlace } from './place-file';
import { createPlaceIndex, type PlaceIndex } from './place-index';
import { formatPlaceLabel, localPlaceParts } from './place-label';
import { placesNear, type PlacesNear } from './places-near';

const PROVIDER = 'local';
/** Between an address and a known house or street. */
const HOUSE_METRES = 40;
const STREET_METRES = 250;

const PRECISION: Readonly<Record<LocalPlace['kind'], Precision>> = {
  city: 'area',
  quarter: 'area',
  street: 'street',
  house: 'address',
  point: 'place',
};

interface Opened {
  index: PlaceIndex;
  near: PlacesNear;
}

export interface LocalGeolocator extends Geolocator {
  warm(): Promise<void>;
}

/**
 * Uses a custom index built with `npm run map`, with a fallback for places the index lacks. A changed index is read
 * in the background; the last valid index answers until then and while the file cannot be read.
 * @param onProblem called once per change with the reason why the index is not used
 */
export function createLocalGeolocator(
  file: string,
  elsewhere: LocalGeolocator,
  onProblem: (sentence: string) => void,
): LocalGeolocator {
  const current = watchIndex(file, onProblem);
  return {
    warm: async () => {
      await current();
      await elsewhere.warm();
    },
    search: async (query) => {
      const { text, country, near } = query;
      const opened = await current();
      const found = opened?.index.find(readFirst(text), country, near, MOST_SUGGESTIONS) ?? [];
      const own = found.map((place) => toSuggestion(place, query));
      if (own.length === MOST_SUGGESTIONS) return own;
      const others = await elsewhere.search(query);
      const isMadeUp = ({ precision }: Suggestion) => precision === 'approximate';
      // A mapped place is better than an approximate point.
      return [...own, ...others.filter((one) => own.length === 0 || !isMadeUp(one))].slice(
        0,
        MOST_SUGGESTIONS,
      );
    },
    details: async (queryId, reader) => {
      const position = readOsmQueryId(PROVIDER, queryId);
      if (!position) return elsewhere.details(queryId, reader);
      const [, type = '', id = ''] = /^\w+:([NWR]):(\d+)@/.exec(queryId) ?? [];
      const place = (await current())?.index.byId(type, Number(id));
      return place ? { ...position, precision: PRECISION[place.kind] } : position;
    },
    reverse: async (point, reader) =>
      reverseIn(await current(), point, reader) ?? elsewhere.reverse(point, reader),
  };
}

const localPosition = ({ at: [latitude, longitude] }: LocalPlace): LatLng => ({ latitude, longitude });

const toSuggestion = (place: LocalPlace, reader: Pick<Reader, 'language' | 'locale'>): Suggestion => ({
  id: osmQueryId(PROVIDER, place.type, place.id, localPosition(place)),
  formattedAddress: formatPlaceLabel(place, reader),
  precision: PRECISION[place.kind],
  position: localPosition(place),
});

/** The house at a point, else a street near it. */
function reverseIn(
  opened: Opened | null,
  point: LatLng,
  { country, language, locale }: Reader,
): ReverseAddress | undefined {
  const found =
    opened?.near(point, ['house'], HOUSE_METRES) ?? opened?.near(point, ['street'], STREET_METRES);
  if (!found || found.place.country !== country) return undefined;
  const { place } = found;
  const line = formatPlaceLabel(place, { language, locale });
  return {
    ...point,
    formattedAddress: line,
    countryCode: place.country,
    zipcode: place.postcode ?? '',
    ...localPlaceParts(place, locale ?? language),
    precision: PRECISION[place.kind],
  };
}

function watchIndex(file: string, onProblem: (sentence: string) => void): () => Promise<Opened | null> {
  let seen = 'not yet';
  let opened: Opened | null = null;
  let reading = Promise.resolve();
  const read = async () => {
    try {
      const places = await readPlaceFile(file);
      const [index, near] = [await createPlaceIndex(places), await placesNear(places)];
      opened = { index, near };
    } catch (error) {
      onProblem(`${file} is not used: ${describeFileProblem(error)}.`);
    }
  };
  return async () => {
    const version = await fileVersion(file);
    if (version !== seen) {
      seen = version;
      reading = reading.then(read);
    }
    // While a newer index is being read, the previous one answers.
    if (opened === null) await reading;
    return opened;
  };
}

async function fileVersion(file: string): Promise<string> {
  const found = await stat(file).catch(() => null);
  return found ? `${found.mtimeMs}:${found.size}:${found.ino}` : '';
}

function describeFileProblem(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file';
  if (code !== undefined) return 'it cannot be read';
  return error instanceof Error ? error.message : 'it is no index of places';
}
