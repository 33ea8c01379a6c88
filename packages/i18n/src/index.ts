export { createI18n } from './create-i18n';
export { startI18n, type CourierI18n } from './start-i18n';
export { ENGLISH_TEXTS } from './english';
export { FIRST_ENGLISH } from './first-english';
export { parseLocaleTexts, type LocaleTexts } from './texts';
export {
  allowedLocale,
  baseLanguage,
  languageName,
  languageTag,
  uiLanguageOf,
  type UiLanguage,
} from './languages';
export { directionOf, type Direction } from './direction';
export type { Copy, CopyKey } from './copy';
export { useAddressWords } from './use-address-words';
export { useCopy } from './use-copy';
export { useCopyIn } from './use-copy-in';
export { useErrorCopy, useErrorDetail, type ErrorCopy } from './use-error-copy';
export { useTaxNumberHint } from './use-tax-number-hint';
export { useWaitCopy } from './use-wait-copy';
export { authErrorKey } from './auth-error-key';
export type { I18nNamespaces } from './namespaces';
