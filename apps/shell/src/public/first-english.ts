import { FIRST_ENGLISH } from '@courier/i18n';
import shell from '../../locales/en.json';
import { NAMESPACE } from '../copy';

/** The English texts of the first render. Texts of other pages and of errors are loaded later. */
export const firstEnglish = {
  ...FIRST_ENGLISH,
  [NAMESPACE]: {
    nav: shell.nav,
    page: shell.page,
    landing: shell.landing,
    'sign-in': shell['sign-in'],
    title: shell.title,
  },
};
