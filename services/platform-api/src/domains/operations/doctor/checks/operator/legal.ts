import { countryConfig, type CountryCode } from '@courier/config';
import { LEGAL_PAGES, type LegalFile } from '../../../../site';
import { must, should, type Check } from '../../finding';

/** Terms, privacy page, prohibited items and imprint of every country that has prices. */
export const legalCheck: Check = {
  name: 'legal texts',
  find: ({ config, database, machine }) => {
    if (!config || !database || !machine) return [];
    if (config.legalDir === null)
      return [
        should(
          'LEGAL_DIR is not set: the portal shows general terms, and neither a privacy page nor an imprint.',
          'Write your texts (docs/how-to/legal.md) and set LEGAL_DIR to their folder.',
        ),
      ];
    const { legalFiles, legalProblems } = machine;
    if (legalProblems.length > 0)
      return legalProblems.map((problem) =>
        must(problem, 'Correct the file; docs/how-to/legal.md says how.'),
      );
    return database.countriesWithRules.tariffs.flatMap((country) =>
      listBrands(country, legalFiles).flatMap((brand) => {
        const missing = LEGAL_PAGES.filter(
          (page) => !legalFiles.some((file) => file.page === page && holdsFor(file, { country, brand })),
        );
        if (missing.length === 0) return [];
        const [page] = missing;
        return [
          should(
            `${country.toLowerCase()} has no text for ${missing.join(', ')} (brand ${brand}).`,
            `Write ${page}.<language>.md into the folder of LEGAL_DIR, or into its folder ${country.toLowerCase()}/.`,
          ),
        ];
      }),
    );
  },
};

/** The brand of the country, and those with texts of their own there. */
function listBrands(country: CountryCode, files: readonly LegalFile[]): string[] {
  const named = files.flatMap((file) =>
    file.brand !== null && file.country === country ? [file.brand] : [],
  );
  return [...new Set([countryConfig(country).brand, ...named])];
}

const holdsFor = (file: LegalFile, { country, brand }: { country: CountryCode; brand: string }): boolean =>
  (file.brand === null || file.brand === brand) && (file.country === null || file.country === country);
