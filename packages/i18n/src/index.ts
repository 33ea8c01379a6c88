export { createI18n, type CourierI18n } from './create-i18n';
export { ENGLISH_TEXTS } from './english';
export { parseLocaleTexts, type LocaleTexts } from './texts';
export { allowedLocale, languageName, languageTag, uiLanguageOf, type UiLanguage } from './languages';
export { directionOf, type Direction } from './direction';
export { useCopy, type Copy, type CopyKey } from './use-copy';
export { useErrorCopy, useErrorDetail, type ErrorCopy } from './use-error-copy';
export { authErrorKey } from './auth-error-key';
export type { I18nNamespaces } from './namespaces';
