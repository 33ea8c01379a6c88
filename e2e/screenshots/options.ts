import { parseArgs } from 'node:util';

export type Theme = 'light' | 'dark';
export type Width = 1440 | 1024 | 390 | 320;

/**
 * An appearance of the portal. Arabic, Urdu and German belong to Kuwait, Pakistan and Germany, the others to
 * Taiwan.
 */
export interface Look {
  brand: string;
  theme: Theme;
  locale: string;
  width: Width;
}

const COUNTRY_OF: Readonly<Record<string, string>> = { ar_KW: 'kw', ur_PK: 'pk', de_DE: 'de' };

export const lookCountry = ({ locale }: Pick<Look, 'locale'>): string => COUNTRY_OF[locale] ?? 'tw';

/** usage: --brands courier,oasis --themes light,dark --locales en,zh_Hant_TW,ar_KW --widths 1440,390 --screens landing,help */
export function readOptions(args: readonly string[]): { looks: Look[]; wants: (screen: string) => boolean } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      brands: { type: 'string', default: 'courier,orchid,oasis,tangelo' },
      themes: { type: 'string', default: 'light,dark' },
      locales: { type: 'string', default: 'en,zh_Hant_TW,ar_KW' },
      widths: { type: 'string', default: '1440,390' },
      screens: { type: 'string', default: '' },
    },
  });
  const list = (text: string) => text.split(',').filter(Boolean);
  const screens = list(values.screens);
  const looks = list(values.brands).flatMap((brand) =>
    list(values.themes).flatMap((theme) =>
      list(values.locales).flatMap((locale) =>
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
    looks,
    wants: (screen) => screens.length === 0 || screens.some((prefix) => screen.startsWith(prefix)),
  };
}
