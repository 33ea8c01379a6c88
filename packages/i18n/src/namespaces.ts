import type common from '../locales/en/common.json';
import type errors from '../locales/en/errors.json';
import type orderStatus from '../locales/en/order-status.json';

/**
 * Namespace -> English texts. An app adds its own with `declare module '@courier/i18n' { interface
 * I18nNamespaces { 'request-rider': typeof english } }`.
 */
export interface I18nNamespaces {
  common: typeof common;
  errors: typeof errors;
  'order-status': typeof orderStatus;
}
