import { useContext } from 'react';
import { getI18n, I18nContext } from 'react-i18next';
import type { i18n } from 'i18next';

/** The provider's instance, else the one started last. */
export function useInstance(): i18n {
  const around = useContext(I18nContext) as { i18n: i18n } | undefined;
  return around?.i18n ?? getI18n();
}
