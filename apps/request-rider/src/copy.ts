import type english from '../locales/en.json';

declare module '@courier/i18n' {
  interface I18nNamespaces {
    'request-rider': typeof english;
  }
}

export const NAMESPACE = 'request-rider';
