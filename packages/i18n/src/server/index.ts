/** For the server: without React. */
export { ORDER_STATUS_TEXTS } from './order-status-texts';
export { languageTag, uiLanguageOf } from '../languages';
export { directionOf, type Direction } from '../direction';
export type { KeyOf } from '../copy-key';
