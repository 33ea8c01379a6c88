import type { i18n as I18n } from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createI18n, directionOf, languageTag } from '@courier/i18n';
import { UiProvider, applyTheme } from '../src/core';
import { Catalogue } from './Catalogue';
import './catalogue.css';
import { readChoice } from './choice';
import { LocaleContext } from './use-samples';

const choice = readChoice(location.search);
const direction = directionOf(choice.locale);
const root = document.documentElement;
root.lang = languageTag(choice.locale);
root.dir = direction;
applyTheme(choice.brand, choice.theme);

async function fetchTexts(language: string): Promise<unknown> {
  const { default: common } = (await import(`../../i18n/locales/${language}/common.json`)) as {
    default: unknown;
  };
  return { common };
}

const show = (i18n: I18n) =>
  createRoot(document.getElementById('root') as HTMLElement).render(
    <I18nextProvider i18n={i18n}>
      <LocaleContext value={choice.locale}>
        <UiProvider brand={choice.brand} direction={direction} locale={choice.locale} nonce="">
          <Catalogue choice={choice} />
        </UiProvider>
      </LocaleContext>
    </I18nextProvider>,
  );

void createI18n({ locale: choice.locale, fetchTexts }).then(({ i18n }) => show(i18n));
