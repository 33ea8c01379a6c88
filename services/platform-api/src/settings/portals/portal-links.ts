import {
  BRAND_IDS,
  supportedCountries,
  type BrandId,
  type CountryConfig,
  type CountryCode,
} from '@courier/config';
import * as z from 'zod';
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
const page = z.string().regex(/^https:\/\/[^\s"<>]+$/);
const issuer = z
  .string()
  .refine((text) => URL.canParse(text) && (text.startsWith('https://') || LOOPBACK.test(text)));
const name = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const fileSchema = z.strictObject({
  identityProviders: z
    .record(name, z.strictObject({ issuer, clientId: z.string(), clientSecret: z.string() }))
    .optional(),
  portals: z._default(
    z.array(
      z.strictObject({
        countries: z.array(z.enum(supportedCountries)).optional(),
        brands: z.array(z.enum(BRAND_IDS)).optional(),
        becomePartnerUrl: page.nullable().optional(),
        surveyUrl: page.nullable().optional(),
        identityProviders: z.array(name).optional(),
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
