import * as z from 'zod';
import { MOST_SUGGESTIONS, type Geolocator, type Precision, type ReverseAddress } from '../geolocator';
import { buildProviderUrl, requestFromProvider, type ProviderSettings } from './request-from-provider';
import { osmQueryId, readOsmQueryId, type OsmType } from './osm-id';
import { providerLanguageTag } from './provider-language';

const text = z.string().optional();
const place = z.object({
  osm_type: z.enum(['node', 'way', 'relation']),
  osm_id: z.number(),
  /** Decimal degrees as texts. */
  lat: z.string().regex(/^-?\d{1,2}(\.\d+)?$/),
  lon: z.string().regex(/^-?\d{1,3}(\.\d+)?$/),
  display_name: z.string(),
  addresstype: text,
  name: text,
  address: z
    .object({
      house_number: text,
      building: text,
      amenity: text,
      road: text,
      suburb: text,
      city_district: text,
      village: text,
      town: text,
      city: text,
      county: text,
      state: text,
      postcode: text,
      country_code: text,
    })
    .optional(),
});
type Place = z.infer<typeof place>;
const searchSchema = z.array(place);
/** An empty result is {error} with status 200. */
const reverseSchema = z.union([place, z.object({ error: z.string() })]);

const TYPES = { node: 'N', way: 'W', relation: 'R' } as const satisfies Record<string, OsmType>;
const HALF_BOX_DEGREES = 0.3;

/**
 * Nominatim's public documentation: `/search` and `/reverse` in format jsonv2. Its public server forbids
 * autocomplete, so the configuration requires another server.
 */
export function createNominatimGeolocator(settings: ProviderSettings): Geolocator {
  const common = (language: string) => ({
    format: 'jsonv2',
    addressdetails: 1,
    'accept-language': providerLanguageTag(language),
    key: settings.key,
  });
  return {
    search: async ({ text: typed, near, country, language, locale }) => {
      const query = {
        ...common(locale ?? language),
        q: typed,
        countrycodes: country.toLowerCase(),
        limit: MOST_SUGGESTIONS,
        viewbox: near && boxAround(near),
      };
      const found = await requestFromProvider(buildProviderUrl(settings, '/search', query), searchSchema);
      return (found ?? []).map((one) => ({
        id: osmQueryId('nominatim', TYPES[one.osm_type], one.osm_id, nominatimPosition(one)),
        formattedAddress: one.display_name,
        precision: nominatimPrecision(one),
      }));
    },
    details: async (queryId) => readOsmQueryId('nominatim', queryId),
    reverse: async ({ latitude, longitude }, { language, locale }): Promise<ReverseAddress | undefined> => {
      const query = { ...common(locale ?? language), lat: latitude, lon: longitude, zoom: 18 };
      const found = await requestFromProvider(buildProviderUrl(settings, '/reverse', query), reverseSchema);
      if (!found || 'error' in found) return undefined;
      const { address = {} } = found;
      return {
        latitude,
        longitude,
        formattedAddress: found.display_name,
        city: address.city ?? address.town ?? address.village ?? address.county ?? '',
        countryCode: address.country_code?.toUpperCase() ?? '',
        zipcode: address.postcode ?? '',
        street: address.road ?? '',
        number: address.house_number ?? '',
        suburb: address.suburb ?? address.city_district ?? '',
        building: address.building ?? address.amenity ?? '',
        precision: nominatimPrecision(found),
      };
    },
  };
}

const nominatimPosition = ({ lat, lon }: Place) => ({ latitude: Number(lat), longitude: Number(lon) });

const boxAround = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  [
    longitude - HALF_BOX_DEGREES,
    latitude + HALF_BOX_DEGREES,
    longitude + HALF_BOX_DEGREES,
    latitude - HALF_BOX_DEGREES,
  ]
    .map((degrees) => degrees.toFixed(4))
    .join(',');

function nominatimPrecision({ address, addresstype, name }: Place): Precision {
  if (address?.house_number) return 'address';
  if (addresstype === 'road') return 'street';
  return name && /amenity|building|shop|tourism|office|leisure/.test(addresstype ?? '') ? 'place' : 'area';
}
