import * as z from 'zod';
import { MOST_SUGGESTIONS, type Geolocator, type Precision, type ReverseAddress } from '../geolocator';
import { buildProviderUrl, requestFromProvider, type ProviderSettings } from './request-from-provider';
import { osmQueryId, readOsmQueryId } from './osm-id';

const text = z.string().optional();
const feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    osm_type: z.enum(['N', 'W', 'R']),
    osm_id: z.number(),
    type: text,
    name: text,
    housenumber: text,
    street: text,
    postcode: text,
    locality: text,
    district: text,
    city: text,
    county: text,
    state: text,
    country: text,
    countrycode: text,
  }),
});
const answerSchema = z.object({ features: z.array(feature) });
type Feature = z.infer<typeof feature>;
type Properties = Feature['properties'];

/**
 * Photon's public documentation: `/api` and `/reverse`, GeoJSON answers. Languages: English, German, French and local
 * names.
 */
export function createPhotonGeolocator(settings: ProviderSettings): Geolocator {
  const photonLanguage = (language: string) => (/^en\b/i.test(language) ? 'en' : 'default');
  const requestPhoton = (path: string, query: Record<string, string | number | undefined>) =>
    requestFromProvider(buildProviderUrl(settings, path, { ...query, key: settings.key }), answerSchema);
  return {
    search: async ({ text: typed, near, country, language, locale }) => {
      // Photon has no country filter, so more results are requested than shown.
      const query = { q: typed, lang: photonLanguage(locale ?? language), limit: MOST_SUGGESTIONS * 3 };
      const answer = await requestPhoton('/api', { ...query, lat: near?.latitude, lon: near?.longitude });
      return (answer?.features ?? [])
        .filter(({ properties }) => properties.countrycode?.toUpperCase() === country)
        .slice(0, MOST_SUGGESTIONS)
        .map((found) => ({
          id: osmQueryId('photon', found.properties.osm_type, found.properties.osm_id, photonPosition(found)),
          formattedAddress: formatted(found.properties),
          precision: photonPrecision(found.properties),
        }));
    },
    details: async (queryId) => readOsmQueryId('photon', queryId),
    reverse: async ({ latitude, longitude }, { language, locale }): Promise<ReverseAddress | undefined> => {
      const query = { lat: latitude, lon: longitude, lang: photonLanguage(locale ?? language), limit: 1 };
      const found = (await requestPhoton('/reverse', query))?.features[0];
      if (!found) return undefined;
      const { properties } = found;
      return {
        latitude,
        longitude,
        formattedAddress: formatted(properties),
        city: properties.city ?? properties.county ?? properties.state ?? '',
        countryCode: properties.countrycode?.toUpperCase() ?? '',
        zipcode: properties.postcode ?? '',
        street: properties.street ?? (properties.type === 'street' ? (properties.name ?? '') : ''),
        number: properties.housenumber ?? '',
        suburb: properties.district ?? properties.locality ?? '',
        building: properties.type === 'house' ? (properties.name ?? '') : '',
        precision: photonPrecision(properties),
      };
    },
  };
}

const photonPosition = ({ geometry: { coordinates } }: Feature) => ({
  latitude: coordinates[1],
  longitude: coordinates[0],
});

function formatted({
  name,
  street,
  housenumber,
  district,
  city,
  county,
  state,
  country,
}: Properties): string {
  const house = [street, housenumber].filter(Boolean).join(' ');
  const parts = [name, house, district, city ?? county, state, country];
  return [...new Set(parts.filter((part) => part !== undefined && part !== ''))].join(', ');
}

function photonPrecision({ type, housenumber, name }: Properties): Precision {
  if (housenumber) return 'address';
  if (type === 'street') return 'street';
  return type === 'house' && name ? 'place' : 'area';
}
