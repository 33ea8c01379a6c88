import type en from '../locales/en.json';

declare module '@courier/i18n' {
  interface I18nNamespaces {
    'public-tracking': typeof en;
  }
}

export const NAMESPACE = 'public-tracking';
