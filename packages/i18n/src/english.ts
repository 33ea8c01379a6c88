import common from '../locales/en/common.json';
import errors from '../locales/en/errors.json';
import orderStatus from '../locales/en/order-status.json';
import type { LocaleTexts } from './texts';

/** Compiled in as the fallback. */
export const ENGLISH_TEXTS: LocaleTexts = { common, errors, 'order-status': orderStatus };
