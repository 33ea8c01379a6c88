import common from '../locales/en/common.json';
import errors from '../locales/en/errors.json';
import type { LocaleTexts } from './texts';

/** English texts for failures to load anything else. */
export const FIRST_ENGLISH: LocaleTexts = {
  common: { error: common.error, action: { 'try-again': common.action['try-again'] } },
  errors: { network: errors.network },
};
