export { createI18n, type BrandWords, type CourierI18n, type I18nOptions } from './create-i18n';
export { ENGLISH_TEXTS } from './english';
export { textsFrom } from './fetch-texts';
export { parseLocaleTexts, parseTexts, type LocaleTexts, type Texts } from './texts';
export {
  UI_LANGUAGES,
  allowedLocale,
  languageName,
  languageTag,
  uiLanguageOf,
  type UiLanguage,
} from './languages';
export { directionOf, type Direction } from './direction';
export { useCopy, type Copy, type CopyKey, type CopyValues, type Namespace } from './use-copy';
export { useErrorCopy, type ErrorCopy, type ErrorWithKey } from './use-error-copy';
export { AUTH_FAILURE_CODES, authErrorKey } from './auth-error-key';
export type { I18nNamespaces } from './namespaces';
