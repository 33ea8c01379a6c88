import common from '../locales/en/common.json';
import errors from '../locales/en/errors.json';
import type { LocaleTexts } from './texts';

/** Of the English texts those that say that nothing else arrives. */
export const FIRST_ENGLISH: LocaleTexts = {
  common: { error: common.error, action: { 'try-again': common.action['try-again'] } },
  errors: { network: errors.network },
};
