import { LANGUAGE_PARAMETER, type LocaleCode } from '@courier/config';

/**
 * An address of the portal whose document starts in the current language. It contains the language only if
 * the server would not select it, or if the address already has it.
 * @param address path with query and hash
 * @param here query of the page that leads there
 */
export function addressInLanguage(
  address: string,
  locale: LocaleCode,
  here: { search: string },
  root: HTMLElement = document.documentElement,
): string {
  const isTold = new URLSearchParams(here.search).has(LANGUAGE_PARAMETER);
  const served = root.dataset['locale'];
  if (!isTold && (served === undefined || served === locale)) return address;
  const url = new URL(address, 'http://own.invalid');
  url.searchParams.set(LANGUAGE_PARAMETER, locale);
  return url.pathname + url.search + url.hash;
}
