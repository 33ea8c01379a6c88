import {
  BRAND_IDS,
  supportedCountries,
  type BrandId,
  type CountryConfig,
  type CountryCode,
} from '@courier/config';
import * as z from 'zod/mini';
import { watchJson } from '../watch-json';

type PortalLinks = Pick<CountryConfig, 'becomePartnerUrl' | 'surveyUrl' | 'identityProviders'>;

export interface ProviderSettings {
  /** Base of `/.well-known/openid-configuration`. */
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export interface Portals {
  /** For a country (upper case) and brand. */
  findLinks(country: CountryCode, brand: BrandId): PortalLinks;
  /** Undefined for an unregistered provider. */
  provider(name: string): ProviderSettings | undefined;
}

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/;
const page = z.string().check(z.regex(/^https:\/\/[^\s"<>]+$/));
const issuer = z
  .string()
  .check(z.refine((text) => URL.canParse(text) && (text.startsWith('https://') || LOOPBACK.test(text))));
const name = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

const fileSchema = z.strictObject({
  identityProviders: z.optional(
    z.record(name, z.strictObject({ issuer, clientId: z.string(), clientSecret: z.string() })),
  ),
  portals: z._default(
    z.array(
      z.strictObject({
        countries: z.optional(z.array(z.enum(supportedCountries))),
        brands: z.optional(z.array(z.enum(BRAND_IDS))),
        becomePartnerUrl: z.optional(z.nullable(page)),
        surveyUrl: z.optional(z.nullable(page)),
        identityProviders: z.optional(z.array(name)),
      }),
    ),
    [],
  ),
});

type PortalsFile = z.output<typeof fileSchema>;

/**
 * Survey, become-a-partner page and third-party sign-in by country and brand, from the operator's file. Later
 * matching entries override earlier ones. An unregistered provider is not offered.
 * @param onProblem called once per change with the reason why the file is not used
 */
export function createPortals(file: string | null, onProblem: (sentence: string) => void): Portals {
  const content = watchJson<PortalsFile>(file, {
    empty: { portals: [] },
    read: (data) => fileSchema.parse(data),
    onProblem,
    describeProblem: (error) =>
      error instanceof z.core.$ZodError
        ? `${error.issues[0]?.path.join('.') || 'it'} is not what docs/how-to/country.md says`
        : 'it is no JSON',
  });
  return {
    findLinks(country, brand) {
      const { portals, identityProviders: registered = {} } = content();
      const none: PortalLinks = { becomePartnerUrl: null, surveyUrl: null, identityProviders: [] };
      const links = portals
        .filter(
          ({ countries, brands }) =>
            (countries?.some((code) => code === country) ?? true) && (brands?.includes(brand) ?? true),
        )
        .reduce<PortalLinks>(
          (all, { becomePartnerUrl, surveyUrl, identityProviders }) => ({
            becomePartnerUrl: becomePartnerUrl === undefined ? all.becomePartnerUrl : becomePartnerUrl,
            surveyUrl: surveyUrl === undefined ? all.surveyUrl : surveyUrl,
            identityProviders: identityProviders ?? all.identityProviders,
          }),
          none,
        );
      return {
        ...links,
        identityProviders: links.identityProviders.filter((one) => Object.hasOwn(registered, one)),
      };
    },
    provider: (asked) => {
      const registered = content().identityProviders ?? {};
      return Object.hasOwn(registered, asked) ? registered[asked] : undefined;
    },
  };
}
