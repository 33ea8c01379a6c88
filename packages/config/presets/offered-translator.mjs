import { lazy } from 'react';

/**
 * What the portal offers of react-i18next: all that a component can use. What draws elements within a text comes with
 * the first such text: the workspace has none, and it would travel before every screen.
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
