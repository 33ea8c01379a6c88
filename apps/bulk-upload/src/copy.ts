import type en from '../locales/en.json';

declare module '@courier/i18n' {
  interface I18nNamespaces {
    'bulk-upload': typeof en;
  }
}

export const NAMESPACE = 'bulk-upload';
