import { describe, expect, it } from '@jest/globals';
import { BASE_LANGUAGES, SUPPORTED_LOCALES, TEXT_VARIANTS } from '@courier/config';
import type { Texts } from '@courier/i18n/server';
import { pluralForms } from './text-differences.ts';
import { variantBase, differenceProblems } from './variant-texts.ts';

const ENGLISH = {
  title: 'Orders',
  late: '{{count}} late of {{all}}',
  seen_one: 'one',
  seen_other: '{{count}}',
};
const BASE = {
  title: 'Pedidos',
  late: '{{count}} con retraso de {{all}}',
  seen_one: 'uno',
  seen_many: '{{count}} de',
  seen_other: '{{count}}',
};
const check = (differences: Texts) => differenceProblems(ENGLISH, BASE, differences, 'es_AR');

describe('the differences of a variant', () => {
  it('may change any key of the base, one plural form alone too', () => {
    expect(
      check({ title: 'Órdenes', late: '{{count}} tarde de {{all}}', seen_many: '{{count}} de ellos' }),
    ).toEqual([]);
  });

  it('are refused where the key is unknown, the text is empty, the same, or has other placeholders', () => {
    expect(check({ other: 'x', title: ' ', late: '{{count}} tarde', seen_one: 'uno' })).toEqual([
      '"other" is not in es',
      '"title" is empty',
      '"late" has other placeholders than English',
      '"seen_one" is the same as in es',
    ]);
  });
});

it.each(TEXT_VARIANTS)(
  '%s is a locale whose base language has texts and the same plural forms',
  (variant) => {
    const base = variantBase(variant);
    expect([
      SUPPORTED_LOCALES.includes(variant),
      (BASE_LANGUAGES as readonly string[]).includes(base),
    ]).toEqual([true, true]);
    expect(pluralForms(variant)).toEqual(pluralForms(base));
  },
);
