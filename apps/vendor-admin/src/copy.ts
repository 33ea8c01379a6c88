import type en from '../locales/en.json';

declare module '@courier/i18n' {
  interface I18nNamespaces {
    'vendor-admin': typeof en;
  }
}

export const NAMESPACE = 'vendor-admin';
