import type english from '../../locales/public/en.json';

declare module '@courier/i18n' {
  interface I18nNamespaces {
    public: typeof english;
  }
}

/** Texts of the pages around sign-in; sign-in itself must not wait for them. */
export const PUBLIC_NAMESPACE = 'public';
