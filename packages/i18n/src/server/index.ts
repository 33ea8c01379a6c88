/** For the server: without React. */
export { ORDER_STATUS_TEXTS, ORDER_STATUS_VARIANTS } from './order-status-texts';
export { baseLanguage, languageTag, uiLanguageOf } from '../languages';
export { isVariant, mergeTexts, mergeVariant } from '../merge-texts';
export type { Texts } from '../texts';
export { formatMoney } from '../format/money';
export { directionOf, type Direction } from '../direction';
export type { KeyOf } from '../copy-key';
