import { FIRST_ENGLISH } from '@courier/i18n';
import shell from '../../locales/en.json';
import { NAMESPACE } from '../copy';

/** The English texts of the lean document's first frame; those of its further pages and of failures come after it. */
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
