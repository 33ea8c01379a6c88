import { isApiError } from '@courier/api-client';
import { useCopy, useErrorCopy, useErrorDetail as useErrorDetailOfCall, type Copy } from '@courier/i18n';
import { formatDateTime, formatMoney, formatNumber, formatTime } from '@courier/i18n/format';
import { useFlag, useLocaleState } from '@courier/shell-api';
import { UnreadableWorkbook, keyOfCode } from './model/file/unreadable-workbook';
import type en from '../locales/en.json';

declare module '@courier/i18n' {
  interface I18nNamespaces {
    'bulk-upload': typeof en;
  }
}

export const NAMESPACE = 'bulk-upload';

/** Texts and formats in the current language, country and timezone. */
export function useWording() {
  const t: Copy<typeof NAMESPACE> = useCopy(NAMESPACE);
  const errors = useCopy('errors');
  const common = useCopy('common');
  const { locale, country } = useLocaleState();
  const grouped = useFlag('digit-grouping');
  return {
    t,
    errors,
    common,
    number: (figure: number) => formatNumber(figure, locale),
    money: (amount: number) => formatMoney(amount, country, { grouped, locale }),
    time: (unixSeconds: number) => formatTime(unixSeconds, locale, country.timezone),
    dateTime: (unixSeconds: number) => formatDateTime(unixSeconds, locale, country.timezone),
  };
}

/** Describes an error in the user's language when it has a translation key, otherwise in the server's words. */
export function useErrorDetail(): (error: unknown) => string {
  const errorCopy = useErrorCopy();
  const detailOfCall = useErrorDetailOfCall();
  return (error) => {
    if (error instanceof UnreadableWorkbook)
      return errorCopy(keyOfCode(error.code), 'bulk.invalid-format', { line: error.line ?? '' });
    return isApiError(error) ? detailOfCall(error) : errorCopy(null, 'general');
  };
}
