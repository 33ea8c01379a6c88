import type { ReactNode } from 'react';
import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import type { LocaleCode } from '@courier/config';
import { createI18n, useErrorDetail } from './index';

const GERMAN = {
  errors: {
    general: 'Das hat nicht funktioniert.',
    http: 'Der Dienst hat das abgelehnt.',
    forbidden: 'Ihr Konto darf das nicht.',
  },
};

async function detailIn(locale: LocaleCode) {
  const { i18n } = await createI18n({ locale, fetchTexts: async () => GERMAN });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  );
  return renderHook(useErrorDetail, { wrapper }).result.current;
}

const failed = (fields: object) => Object.assign(new Error('Postman down'), { code: 'http', ...fields });
const REFUSED = failed({ translationKey: '', said: 'No such account' });
const KEYED = failed({ translationKey: 'forbidden', said: 'No such account' });

it('details of an error are English to readers of English only', async () => {
  const [german, english] = [await detailIn('de_DE'), await detailIn('en')];
  expect([REFUSED, KEYED, new Error('x is undefined')].map(german)).toEqual([
    'Der Dienst hat das abgelehnt.',
    'Ihr Konto darf das nicht.',
    'Das hat nicht funktioniert.',
  ]);
  expect([REFUSED, new Error('x is undefined')].map(english)).toEqual(['No such account', 'x is undefined']);
});
