import { isVariant } from '@courier/i18n/server';
import { variantBase } from '../variant-texts.ts';
import { characterProblems } from './characters.ts';
import { differentForSame, sameForDifferent } from './equal-texts.ts';
import { addressProblems } from './form-of-address.ts';
import { glossaryProblems, missingRows } from './glossary-words.ts';
import { readGlossary } from './glossary.ts';
import { arabicNumberProblems, filipinoOneProblems } from './numbers.ts';
import { pairProblems } from './pairs.ts';
import { placeholderProblems } from './placeholder-words.ts';
import { readTexts } from './read-texts.ts';
import { recipientProblems } from './recipient-words.ts';
import { styleProblems } from './sentence-style.ts';
import { typographyProblems } from './typography.ts';
import type { LocaleProblem } from './wording.types.ts';

/**
 * Problems of the words of a language or variant.
 */
export function listProblems(locale: string): LocaleProblem[] {
  const texts = readTexts(locale);
  const baseTexts = isVariant(locale)
    ? new Map(readTexts(variantBase(locale)).map(({ key, text }) => [key, text]))
    : new Map<string, string>();
  // Texts that a variant shares with its base are checked there.
  const own = new Set(texts.filter(({ key, text }) => baseTexts.get(key) !== text).map(({ key }) => key));
  const isOwn = (key: string) => own.has(key);
  const glossary = readGlossary(locale);
  const english = readGlossary('en');
  const language = variantBase(locale);
  /** Chinese has a standard for each place, and no base language. */
  const standard = locale.startsWith('zh') ? locale : language;
  return [
    ...glossaryProblems(texts, glossary, english),
    ...missingRows(texts, glossary, english),
    ...pairProblems(texts),
    ...sameForDifferent(texts),
    ...differentForSame(texts),
    ...typographyProblems(texts, standard),
    ...characterProblems(texts, locale),
    ...placeholderProblems(texts, standard),
    ...addressProblems(texts, { locale, language: standard }),
    ...styleProblems(texts, standard),
    ...recipientProblems(texts, standard),
    ...(language === 'ar' ? arabicNumberProblems(texts) : []),
    ...(language === 'fil' ? filipinoOneProblems(texts) : []),
  ]
    .filter(({ key, check }) => isOwn(key) || check === 'forbidden word' || check === 'form of address')
    .map((problem) => ({ locale, ...problem }));
}
