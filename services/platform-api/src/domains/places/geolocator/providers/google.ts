import * as z from 'zod';
import type { Clock } from '../../../../platform/clock';
import { MOST_SUGGESTIONS, type Geolocator, type Precision, type ReverseAddress } from '../geolocator';
import {
  buildProviderUrl,
  requestFromProvider,
  providerRefuses,
  type ProviderSettings,
} from './request-from-provider';
import { providerLanguageTag } from './provider-language';
import { createSessionTokens } from './session-tokens';

const suggestionsSchema = z.object({
  suggestions: z._default(
    z.array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string(),
            text: z.object({ text: z.string() }),
            types: z.array(z.string()).optional(),
          })
          .optional(),
      }),
    ),
    [],
  ),
});
const placeSchema = z.object({ location: z.object({ latitude: z.number(), longitude: z.number() }) });
const component = z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) });
const geocodeSchema = z.object({
  status: z.string(),
  results: z.array(
    z.object({
      formatted_address: z.string(),
      address_components: z.array(component),
      geometry: z.object({ location_type: z.string().optional() }),
    }),
  ),
});

const BIAS_METRES = 20_000;
/** `google:{place id}`, and the session of the suggestion. */
const ID = /^google:([\w-]{1,300})~([\w-]{36})$/;

export interface GoogleSettings extends ProviderSettings {
  /** Address of the Geocoding API; `url` is that of the Places API (New). */
  readonly geocodingUrl: string;
}

/**
 * Google's public documentation: Places API (New) autocomplete and details with a session token, Geocoding for
 * reverse.
 */
export function createGoogleGeolocator(
  settings: GoogleSettings,
  clock: Pick<Clock, 'nowSeconds'>,
): Geolocator {
  const sessions = createSessionTokens(clock);
  const headers = { 'content-type': 'application/json', 'x-goog-api-key': settings.key ?? '' };
  return {
    search: async ({ text, near, country, language, locale, caller }) => {
      const sessionToken = sessions.getToken(caller);
      const body = {
        input: text,
        languageCode: providerLanguageTag(locale ?? language),
        includedRegionCodes: [country.toLowerCase()],
        sessionToken,
        ...(near ? { locationBias: { circle: { center: near, radius: BIAS_METRES } } } : {}),
      };
      const answer = await requestFromProvider(
        buildProviderUrl(settings, '/v1/places:autocomplete', {}),
        suggestionsSchema,
        { method: 'POST', headers, body: JSON.stringify(body) },
      );
      return (answer?.suggestions ?? [])
        .flatMap(({ placePrediction: found }) =>
          found ? [{ id: `google:${found.placeId}~${sessionToken}`, formattedAddress: found.text.text }] : [],
        )
        .slice(0, MOST_SUGGESTIONS);
    },
    details: async (queryId, { language, locale, caller }) => {
      const match = ID.exec(queryId);
      if (!match) return undefined;
      const [, placeId = '', sessionToken] = match;
      sessions.end(caller);
      const query = { languageCode: providerLanguageTag(locale ?? language), sessionToken };
      const address = buildProviderUrl(settings, `/v1/places/${placeId}`, query);
      const found = await requestFromProvider(address, placeSchema, {
        headers: { ...headers, 'x-goog-fieldmask': 'location' },
        missing: [400, 404],
      });
      return found?.location;
    },
    reverse: async ({ latitude, longitude }, { language, locale }): Promise<ReverseAddress | undefined> => {
      const query = {
        latlng: `${latitude},${longitude}`,
        language: providerLanguageTag(locale ?? language),
        key: settings.key,
      };
      const address = buildProviderUrl({ url: settings.geocodingUrl }, '/maps/api/geocode/json', query);
      const answer = await requestFromProvider(address, geocodeSchema);
      if (answer && answer.status !== 'OK' && answer.status !== 'ZERO_RESULTS')
        throw providerRefuses(answer.status);
      const found = answer?.results[0];
      return found && { latitude, longitude, ...googleAddressParts(found) };
    },
  };
}

type Found = z.infer<typeof geocodeSchema>['results'][number];

function googleAddressParts({ formatted_address, address_components, geometry }: Found) {
  const componentName = (...types: string[]) =>
    types.flatMap((type) => address_components.filter((one) => one.types.includes(type)))[0];
  return {
    formattedAddress: formatted_address,
    city: componentName('locality', 'postal_town', 'administrative_area_level_1')?.long_name ?? '',
    countryCode: componentName('country')?.short_name ?? '',
    zipcode: componentName('postal_code')?.long_name ?? '',
    street: componentName('route')?.long_name ?? '',
    number: componentName('street_number')?.long_name ?? '',
    suburb: componentName('sublocality', 'neighborhood')?.long_name ?? '',
    building: componentName('premise', 'establishment')?.long_name ?? '',
    precision: PRECISIONS[geometry.location_type ?? ''] ?? ('area' as const),
  };
}

const PRECISIONS: Readonly<Record<string, Precision>> = {
  ROOFTOP: 'address',
  RANGE_INTERPOLATED: 'interpolated',
  GEOMETRIC_CENTER: 'street',
};
