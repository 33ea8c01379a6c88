import type english from '../locales/en.json';

declare module '@courier/i18n' {
  interface I18nNamespaces {
    shell: typeof english;
  }
}

export const NAMESPACE = 'shell';
