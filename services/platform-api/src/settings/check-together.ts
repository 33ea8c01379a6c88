import { listByCountry } from './readers/by-country';
import {
  EXTERNAL_ADAPTERS,
  type ExternalAdapter,
  type FleetCredentialsSetting,
} from './fleets/fleet-credentials';
import type { FleetsSetting, ProofRequired } from './fleets/fleet-readers';
import type { PaymentCredentialsSetting, PaymentProvidersSetting } from './payment-accounts';
import type { Settings } from './settings';

const BUCKET_SETTINGS = ['PROOF_BUCKET_URL', 'PROOF_BUCKET_KEY_ID', 'PROOF_BUCKET_SECRET'] as const;
const PUBLIC_NOMINATIM = /(^|\.)openstreetmap\.org$/;

/**
 * Conflicts between settings, one sentence each. Individually invalid settings are absent, because they are reported
 * elsewhere.
 */
export function faultsTogether(settings: Partial<Settings>, { reset }: { reset: boolean }): string[] {
  const isAbsent = (name: keyof Settings) => settings[name] === null;
  const isSet = (name: keyof Settings) => settings[name] !== undefined && !isAbsent(name);
  const faults: [boolean, string][] = [
    [
      reset && isSet('DATABASE_URL'),
      '--reset empties the embedded database only: unset DATABASE_URL, or empty that one yourself.',
    ],
    [
      isSet('REDIS_URL') && isAbsent('DATABASE_URL'),
      'REDIS_URL connects instances that share a database: set DATABASE_URL too, or unset it.',
    ],
    [
      settings.ENVIRONMENT === 'prd' && isSet('OVERRIDE_ORIGINS'),
      'OVERRIDE_ORIGINS is set, but production takes remotes from its registry alone.',
    ],
    [
      settings.ENVIRONMENT === 'prd' && isAbsent('FLEET'),
      'FLEET is not set, but production needs a fleet that delivers its orders, such as FLEET=api.',
    ],
    [
      settings.ENVIRONMENT === 'prd' && settings.FLEET === 'simulator',
      'FLEET is "simulator", but production has no simulator: set FLEET=api.',
    ],
    [
      settings.ENVIRONMENT === 'prd' && namesSimulator(settings.FLEETS),
      'FLEETS names the adapter "simulator", but production has no simulator.',
    ],
    [
      isSet('SMTP_URL') && isAbsent('PUBLIC_ORIGIN'),
      'SMTP_URL is set, so PUBLIC_ORIGIN must name the portal that links in mails lead to.',
    ],
    [
      isSet('MAP_TILES') && isSet('MAP_STYLE_URL'),
      'MAP_TILES and MAP_STYLE_URL both draw the streets: set one of them.',
    ],
    [
      settings.GEOLOCATOR === 'google' && isAbsent('GEOLOCATOR_KEY'),
      'GEOLOCATOR is "google", so GEOLOCATOR_KEY must hold a key of its Places and Geocoding APIs.',
    ],
    [
      (settings.ROUTING === 'osrm' || settings.ROUTING === 'valhalla') && isAbsent('ROUTING_URL'),
      `ROUTING is "${settings.ROUTING}", so ROUTING_URL must name its server.`,
    ],
    [
      settings.ROUTING === 'google' && isAbsent('ROUTING_KEY'),
      'ROUTING is "google", so ROUTING_KEY must hold a key of its Routes API.',
    ],
    [
      settings.ROUTING === 'osrm' && isSet('ROUTING_KEY'),
      'ROUTING is "osrm", which takes no key: unset ROUTING_KEY.',
    ],
    [
      isAbsent('ROUTING') && isSet('ROUTING_URL'),
      'ROUTING_URL is set, so ROUTING must say what runs there: osrm, valhalla or google.',
    ],
    [
      settings.GEOLOCATOR === 'local' && isAbsent('GEOLOCATOR_FILE'),
      'GEOLOCATOR is "local", so GEOLOCATOR_FILE must name an index of places.',
    ],
    [
      settings.GEOLOCATOR === 'nominatim' && isPublicNominatim(settings.GEOLOCATOR_URL),
      'GEOLOCATOR is "nominatim", so GEOLOCATOR_URL must name a server of your own: the public one forbids searching while one types.',
    ],
  ];
  return [
    ...faults.filter(([isWrong]) => isWrong).map(([, sentence]) => sentence),
    ...incompleteStores(settings),
    ...missingCredentials(settings.FLEETS, settings.FLEET_CREDENTIALS),
    ...missingProofs(settings.FLEETS),
    ...missingAccounts(settings.PAYMENT_PROVIDERS, settings.PAYMENT_CREDENTIALS),
  ];
}

function incompleteStores(settings: Partial<Settings>): string[] {
  const { PROOF_STORE: store, PROOF_DIR: folder } = settings;
  const names = BUCKET_SETTINGS.join(', ');
  const absent = BUCKET_SETTINGS.filter((name) => settings[name] === null).length;
  if (store === 'folder' && folder === null)
    return ['PROOF_STORE is "folder", so PROOF_DIR must name the folder of the photos.'];
  if (store === 'bucket' && absent > 0) return [`PROOF_STORE is "bucket", so ${names} must be set.`];
  const isPart = absent > 0 && BUCKET_SETTINGS.some((name) => typeof settings[name] === 'string');
  return isPart ? [`A bucket needs ${names}: set all three, or none.`] : [];
}

function missingCredentials(
  fleets: FleetsSetting | undefined,
  credentials: FleetCredentialsSetting | undefined,
): string[] {
  // Reported elsewhere.
  if (!fleets || !credentials) return [];
  return listByCountry(fleets).flatMap(([country, entries]) =>
    Object.entries(entries).flatMap(([id, { adapter }]) => {
      const isExternal = EXTERNAL_ADAPTERS.some((external) => external === adapter);
      if (!isExternal || credentials[country]?.[id]?.adapter === adapter) return [];
      return [
        `FLEETS names the adapter "${adapter}" for the fleet "${id}" of ${country.toLowerCase()}, so FLEET_CREDENTIALS must hold its account.`,
      ];
    }),
  );
}

function missingAccounts(
  providers: PaymentProvidersSetting | undefined,
  accounts: PaymentCredentialsSetting | undefined,
): string[] {
  // Reported elsewhere.
  if (!providers || !accounts) return [];
  return listByCountry(providers)
    .filter(([country, { adapter }]) => accounts[country]?.adapter !== adapter)
    .map(
      ([country, { adapter }]) =>
        `PAYMENT_PROVIDERS names the adapter "${adapter}" for ${country.toLowerCase()}, so PAYMENT_CREDENTIALS must hold its account.`,
    );
}

const namesSimulator = (fleets: FleetsSetting | undefined): boolean =>
  Object.values(fleets ?? {}).some((entries) =>
    Object.values(entries).some(({ adapter }) => adapter === 'simulator'),
  );

function isPublicNominatim(url: string | null | undefined): boolean {
  if (url === undefined) return false;
  return url === null || PUBLIC_NOMINATIM.test(new URL(url).hostname);
}

/** Proofs that the couriers of another company cannot give; such an order would never count as delivered. */
const PROOFS_NOT_OFFERED: Readonly<Record<ExternalAdapter, readonly ProofRequired[]>> = {
  pandago: ['signature', 'pin'],
  'uber-direct': ['pin'],
};

const missingProofs = (fleets: FleetsSetting | undefined): string[] =>
  Object.values(fleets ?? {}).flatMap((entries) =>
    Object.values(entries).flatMap(({ adapter, proofsRequired }) => {
      const external = EXTERNAL_ADAPTERS.find((name) => name === adapter);
      if (!external) return [];
      const missing = proofsRequired.filter((proof) => PROOFS_NOT_OFFERED[external].includes(proof));
      return missing.map(
        (proof) => `FLEETS requires the proof "${proof}", which the adapter "${external}" does not offer.`,
      );
    }),
  );
