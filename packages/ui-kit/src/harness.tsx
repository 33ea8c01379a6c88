import { useLayoutEffect } from 'react';
import { languageTag } from '@courier/i18n';
import styles from './harness.module.css';
import { applyTheme } from './theme/apply-theme';
import { UiProvider, type UiProviderProps } from './theme/UiProvider';

type HarnessFrameProps = Pick<UiProviderProps, 'brand' | 'direction' | 'locale' | 'children'>;

/**
 * Theme, language, direction and height for a standalone remote, as in the shell; `?dark` sets the dark
 * theme.
 */
export function HarnessFrame({ brand, direction, locale, children }: HarnessFrameProps) {
  useLayoutEffect(() => {
    document.documentElement.lang = languageTag(locale);
    document.documentElement.dir = direction;
    applyTheme(brand, new URLSearchParams(location.search).has('dark') ? 'dark' : 'light');
  }, [brand, direction, locale]);
  return (
    <UiProvider brand={brand} direction={direction} locale={locale} nonce="">
      <main className={styles.alone}>{children}</main>
    </UiProvider>
  );
}
