import type { QueryClient } from '@tanstack/react-query';
import { LIMITS } from '@courier/config';
import type { Ports } from '@courier/shell-api';
import { readAddressWords } from '../../model/places/address-words';
import {
  formatPoint,
  type PlaceSubject,
  type SecondLook,
  type SecondPlace,
} from '../../model/places/place-doubt';

interface Services {
  ports: Ports;
  cache: QueryClient;
  vendorId: string;
}

/** Texts to look up: the addresses again, and the points of addresses that name a postal code. */
function listTexts(subjects: readonly PlaceSubject[]): string[] {
  const texts = new Set<string>();
  for (const { address, position, source } of subjects) {
    if (!position || source === 'user') continue;
    if (address !== '') texts.add(address);
    if (readAddressWords(address).postalCode !== '') texts.add(formatPoint(position));
  }
  return [...texts].filter((text) => text.length <= LIMITS.outletTextCharacters);
}

async function locate(
  { ports, vendorId }: Services,
  addresses: string[],
  signal: AbortSignal,
): Promise<(SecondPlace | null)[]> {
  const vendor = ports.vendors.get().vendors.find(({ vendor_id }) => vendor_id === vendorId);
  const { latitude, longitude } = vendor?.vendor_information.location ?? {};
  const near =
    typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined;
  const language = ports.locale.get().country.geolocatorLanguage;
  const { places } = await ports.api.geolocator.locate(
    { body: { addresses, language, ...(near && { near }) } },
    { signal },
  );
  return places.map(
    (place) =>
      place && {
        latitude: place.latitude,
        longitude: place.longitude,
        precision: place.precision ?? '',
        zipcode: place.zipcode,
      },
  );
}

const HOUR_MS = 3_600_000;

/** A second look-up of every place that the user has not set; requested once for the same rows. */
export const secondLookOptions = (services: Services, subjects: readonly PlaceSubject[]) => {
  const texts = listTexts(subjects);
  return {
    queryKey: ['bulk-upload', 'second-look', services.vendorId, ...texts],
    staleTime: HOUR_MS,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<SecondLook> => {
      const found = new Map<string, SecondPlace | null>();
      for (let at = 0; at < texts.length; at += LIMITS.outletImportRows) {
        const part = texts.slice(at, at + LIMITS.outletImportRows);
        const places = await locate(services, part, signal);
        for (const [index, text] of part.entries()) found.set(text, places[index] ?? null);
      }
      return found;
    },
  };
};
