import type english from '../../locales/public/en.json';

declare module '@courier/i18n' {
  interface I18nNamespaces {
    public: typeof english;
  }
}

/** Texts of the other public pages, separate so that sign-in does not wait for them. */
export const PUBLIC_NAMESPACE = 'public';
