import { REPORTS_ADDRESS } from '@courier/config';
import type { Registry } from '@courier/config/registry';
import type { ServerConfig } from '../../settings/config';
import { REPORTS_GROUP } from './policy-reports';

export interface PolicyInput {
  registry: Registry;
  /** Origins of map styles and tiles. */
  mapOrigins: readonly string[];
  /** Addresses of calls and of the live channel; those on the page's own origin begin with a slash. */
  addresses: readonly string[];
  /** Whether the service shows card fields in a frame. */
  cardFields: boolean;
  /** Set if the help centre has another origin. */
  helpCentreUrl: string | null;
  /** Origins whose pages may embed this one. */
  embedOrigins: readonly string[];
  /** Development servers this page may load remotes from. */
  overrideOrigins: readonly string[];
  /** Whether Google draws the maps of the page. */
  googleMaps: boolean;
  /** Whether the page prerenders the workspace. */
  prerenders: boolean;
  /** Policies beyond those of the default policy, the shell's documents and the registry's remotes. */
  extraTrustedTypes: readonly string[];
  styleNonce: string;
  /** True in production, which forbids unencrypted requests. */
  isSecure: boolean;
  /** Host header of the page, for the live channel in browsers whose 'self' excludes websockets. */
  host: string;
}

/** The allowances for a strict policy from Google's documentation of its maps, without `unsafe-eval`. */
const GOOGLE = {
  scripts: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  hosts: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'],
  styles: ['https://fonts.googleapis.com'],
  fonts: ['https://fonts.gstatic.com'],
  trustedTypes: ['@googlemaps/js-api-loader', 'google-maps-api-loader', 'google-maps-api#html', 'lit-html'],
};
const NO_GOOGLE: typeof GOOGLE = { scripts: [], hosts: [], styles: [], fonts: [], trustedTypes: [] };

const HOST = /^[a-z0-9.-]+(:\d{1,5})?$/i;
const POLICY_NAME = /^[\w#=/@.%-]+$/;

/** The origins of remotes that do not come from our own. */
function remoteOrigins({ remotes }: Registry): string[] {
  const entries = remotes.flatMap(({ releases }) => releases.map(({ entry }) => entry));
  const origins = entries.flatMap((entry) =>
    /^https?:\/\//.test(entry) && URL.canParse(entry) ? [new URL(entry).origin] : [],
  );
  return [...new Set(origins)];
}

export const readMapOrigins = ({
  mapStyleUrl,
  openFreeMapOrigin,
}: Pick<ServerConfig, 'mapStyleUrl' | 'openFreeMapOrigin'>): string[] => [
  ...(mapStyleUrl === null ? [] : [new URL(mapStyleUrl).origin]),
  ...(openFreeMapOrigin === null ? [] : [openFreeMapOrigin]),
];

/** The policy of a worker's script, because the map requests its tiles in a worker. */
export function workerPolicy(mapOrigins: readonly string[]): string {
  const sources = ["'self'", ...mapOrigins].join(' ');
  return `default-src 'none'; script-src 'self'; connect-src ${sources}; base-uri 'none'; frame-ancestors 'none'`;
}

/**
 * The `Content-Security-Policy` of an HTML answer: no inline code, no evaluation, no foreign origins by
 * default.
 */
export function contentPolicy(input: PolicyInput): string {
  const remotes = [...remoteOrigins(input.registry), ...input.overrideOrigins];
  const service = input.addresses.filter((one) => !one.startsWith('/')).map((one) => new URL(one).origin);
  const helpCentre = input.helpCentreUrl === null ? [] : [new URL(input.helpCentreUrl).origin];
  const sockets = input.isSecure ? ['wss'] : ['ws', 'wss'];
  const live = HOST.test(input.host) ? sockets.map((scheme) => `${scheme}://${input.host}`) : [];
  const google = input.googleMaps ? GOOGLE : NO_GOOGLE;
  const policies = [
    'default',
    'courier-shell',
    'courier-public',
    ...(input.prerenders ? ['courier-prerender'] : []),
    ...input.registry.remotes.map(({ name }) => `courier-${name}`),
    ...input.extraTrustedTypes,
    ...google.trustedTypes,
  ];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      // Speculation rules name a page to prerender; they cannot run code.
      ...(input.prerenders ? ["'inline-speculation-rules'"] : []),
      ...remotes,
      ...google.scripts,
    ],
    'style-src': ["'self'", `'nonce-${input.styleNonce}'`, ...remotes, ...google.styles],
    'connect-src': [
      "'self'",
      ...live,
      ...new Set(service),
      ...remotes,
      ...input.mapOrigins,
      ...helpCentre,
      ...google.hosts,
    ],
    'img-src': ["'self'", 'data:', 'blob:', ...remotes, ...input.mapOrigins, ...google.hosts],
    'font-src': ["'self'", 'data:', ...remotes, ...google.fonts],
    'worker-src': ["'self'", 'blob:'],
    // The help centre and the card fields are shown in frames.
    'frame-src': ["'self'", ...helpCentre, ...(input.cardFields ? new Set(service) : [])],
    'frame-ancestors': input.embedOrigins.length > 0 ? input.embedOrigins : ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'report-to': [REPORTS_GROUP],
    // For browsers without `report-to`.
    'report-uri': [REPORTS_ADDRESS],
    'trusted-types': [...new Set(policies)].filter((name) => POLICY_NAME.test(name)),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');
}
