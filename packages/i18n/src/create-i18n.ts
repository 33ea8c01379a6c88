import { ENGLISH_TEXTS } from './english';
import { startI18n, type CourierI18n, type I18nOptions } from './start-i18n';

/** Starts i18next with English compiled in and the wanted language loaded. Never rejects. */
export const createI18n = (options: I18nOptions): Promise<CourierI18n> => startI18n(ENGLISH_TEXTS, options);
