import { isVariant, variantBase } from '../variant-texts.mjs';
import { characterProblems } from './characters.mjs';
import { differentForSame, sameForDifferent } from './equal-texts.mjs';
import { glossaryProblems, missingRows } from './glossary-words.mjs';
import { readGlossary } from './glossary.mjs';
import { arabicNumberProblems, filipinoOneProblems } from './numbers.mjs';
import { pairProblems } from './pairs.mjs';
import { readTexts } from './read-texts.mjs';
import { typographyProblems } from './typography.mjs';

/**
 * Problems of the words of a language or variant.
 * @param {string} locale
 * @returns {{ locale: string, key: string, check: string, what: string }[]}
 */
export function listProblems(locale) {
  const texts = readTexts(locale);
  const baseTexts = isVariant(locale)
    ? new Map(readTexts(variantBase(locale)).map(({ key, text }) => [key, text]))
    : new Map();
  // Texts that a variant shares with its base are checked there.
  const own = new Set(texts.filter(({ key, text }) => baseTexts.get(key) !== text).map(({ key }) => key));
  const isOwn = (key) => own.has(key);
  const glossary = readGlossary(locale);
  const english = readGlossary('en');
  const language = variantBase(locale);
  return [
    ...glossaryProblems(texts, glossary, english),
    ...missingRows(texts, glossary, english),
    ...pairProblems(texts),
    ...sameForDifferent(texts),
    ...differentForSame(texts),
    ...typographyProblems(texts, locale.startsWith('zh') ? locale : language),
    ...characterProblems(texts, locale),
    ...(language === 'ar' ? arabicNumberProblems(texts) : []),
    ...(language === 'fil' ? filipinoOneProblems(texts) : []),
  ]
    .filter(({ key, check }) => isOwn(key) || check === 'forbidden word')
    .map((problem) => ({ locale, ...problem }));
}
