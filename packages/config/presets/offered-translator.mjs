import { lazy } from 'react';

/**
 * The offered part of react-i18next: the component API. Rendering of elements within a text is loaded on first use: the
 * workspace has no such text, and it would delay every screen.
 */
export {
  I18nContext,
  I18nextProvider,
  Translation,
  composeInitialProps,
  date,
  getDefaults,
  getI18n,
  getInitialProps,
  initReactI18next,
  number,
  plural,
  select,
  selectOrdinal,
  setDefaults,
  setI18n,
  time,
  useSSR,
  useTranslation,
  withSSR,
  withTranslation,
} from 'react-i18next';

const later = (name) =>
  lazy(() => import('./offered-markup.mjs').then((markup) => ({ default: markup[name] })));

export const Trans = later('Trans');
export const TransWithoutContext = later('TransWithoutContext');
export const IcuTrans = later('IcuTrans');
export const IcuTransWithoutContext = later('IcuTransWithoutContext');
