import { ENGLISH_TEXTS } from './english';
import { startI18n, type CourierI18n, type I18nOptions } from './start-i18n';

/** Starts i18next with compiled-in English and the wanted language. Never rejects. */
export const createI18n = (options: I18nOptions): Promise<CourierI18n> => startI18n(ENGLISH_TEXTS, options);
