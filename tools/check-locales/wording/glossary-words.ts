import { ALL_TEXTS } from './glossary.ts';
import type { GlossaryRow, LocaleText, WordingProblem } from './wording.types.ts';

const escape = (stem: string) => (stem.includes('\\') ? stem : stem.replace(/[.*+?^${}()|[\]]/g, '\\$&'));
const LATIN = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** A stem begins a word in scripts that separate words by spaces. Capitals count in an acronym such as PIN. */
export function matchStem(text: string, stem: string) {
  const begin = LATIN.test(stem) ? '(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{M}])' : '';
  const flags = /^\p{Lu}{2,}$/u.test(stem) ? 'u' : 'iu';
  return new RegExp(begin + escape(stem), flags).test(text);
}

const PLACEHOLDERS = /{{[^}]*}}|\$t\([^)]*\)/g;
const withoutPlaceholders = (text: string) => text.replace(PLACEHOLDERS, ' ');

/**
 * Words of texts that differ from the glossary.
 * @param glossary of the language
 * @param englishGlossary stems that show the term in English
 */
export function glossaryProblems(
  texts: LocaleText[],
  glossary: GlossaryRow[],
  englishGlossary: GlossaryRow[],
): WordingProblem[] {
  const englishStems = new Map(englishGlossary.map(({ term, allowed }) => [term, allowed]));
  return glossary.flatMap(({ term, allowed, forbidden }) => {
    const stems = englishStems.get(term) ?? [term];
    const concerned =
      term === ALL_TEXTS
        ? texts
        : texts.filter(({ english }) => stems.some((stem) => matchStem(withoutPlaceholders(english), stem)));
    return concerned.flatMap(({ key, text }) => {
      const words = withoutPlaceholders(text);
      const wrong = forbidden.find((stem) => matchStem(words, stem));
      if (wrong !== undefined) return [{ key, check: 'forbidden word', what: `“${wrong}” (${term})` }];
      const isMissing = allowed.length > 0 && !allowed.some((stem) => matchStem(words, stem));
      return isMissing ? [{ key, check: 'glossary', what: `no “${allowed.join('”, “')}” (${term})` }] : [];
    });
  });
}

/** Terms of English texts that the glossary of a language lacks. */
export function missingRows(
  texts: LocaleText[],
  glossary: GlossaryRow[],
  englishGlossary: GlossaryRow[],
): WordingProblem[] {
  const terms = new Set(glossary.map(({ term }) => term));
  return englishGlossary
    .filter(({ term, allowed }) => allowed.length > 0 && !terms.has(term))
    .flatMap(({ term, allowed }) => {
      const first = texts.find(({ english }) => allowed.some((stem) => matchStem(english, stem)));
      return first === undefined ? [] : [{ key: first.key, check: 'missing row', what: term }];
    });
}
