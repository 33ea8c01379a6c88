import type en from '../locales/en.json';

declare module '@courier/i18n' {
  interface I18nNamespaces {
    rider: typeof en;
  }
}

export const NAMESPACE = 'rider';
