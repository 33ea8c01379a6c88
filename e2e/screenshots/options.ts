import { parseArgs } from 'node:util';
import { countryFacts, SUPPORTED_LOCALES, supportedCountries } from '@courier/config';

export type Theme = 'light' | 'dark';
export type Width = 1440 | 1024 | 390 | 320;

/** An appearance of the portal, in the country of its locale. */
export interface Look {
  brand: string;
  theme: Theme;
  locale: string;
  width: Width;
}

/** The first country with the default language, else one that offers it; Taiwan for English. */
export function lookCountry({ locale }: Pick<Look, 'locale'>): string {
  if (locale === 'en') return 'tw';
  const countries = supportedCountries.map(countryFacts);
  const found =
    countries.find(({ supportedLanguages: [first] }) => first === locale) ??
    countries.find(({ supportedLanguages }) => supportedLanguages.some((offered) => offered === locale));
  return (found?.country ?? 'TW').toLowerCase();
}

/** usage: --brands courier,oasis --themes light,dark --locales en,zh_Hant_TW,ar_KW --widths 1440,390 --screens landing,help; --sheets --locales de_DE,all: contact sheets */
interface Options {
  looks: Look[];
  wants: (screen: string) => boolean;
  /** Locales of contact sheets; empty for single screenshots. */
  sheets: readonly string[];
}

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      brands: { type: 'string', default: 'courier,orchid,oasis,tangelo' },
      themes: { type: 'string', default: 'light,dark' },
      locales: { type: 'string', default: 'en,zh_Hant_TW,ar_KW' },
      widths: { type: 'string', default: '1440,390' },
      screens: { type: 'string', default: '' },
      sheets: { type: 'boolean', default: false },
    },
  });
  const list = (text: string) => text.split(',').filter(Boolean);
  const screens = list(values.screens);
  const locales = values.locales === 'all' ? [...SUPPORTED_LOCALES] : list(values.locales);
  const isSheets = values.sheets || values.locales === 'all';
  const looks = list(values.brands).flatMap((brand) =>
    list(values.themes).flatMap((theme) =>
      locales.flatMap((locale) =>
        list(values.widths).map((width): Look => ({
          brand,
          theme: theme as Theme,
          locale,
          width: Number(width) as Width,
        })),
      ),
    ),
  );
  return {
    looks: isSheets ? [] : looks,
    sheets: isSheets ? locales : [],
    wants: (screen) => screens.length === 0 || screens.some((prefix) => screen.startsWith(prefix)),
  };
}
