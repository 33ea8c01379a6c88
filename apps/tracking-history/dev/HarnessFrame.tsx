import { useLayoutEffect, type ReactNode } from 'react';
import { languageTag } from '@courier/i18n';
import { useLocaleState } from '@courier/shell-api';
import { UiProvider, applyTheme } from '@courier/ui-kit/core';
import './frame.css';

const wanted = new URLSearchParams(location.search);

/** Theme, direction and the height the shell would give. `?dark` shows the dark colours. */
export function HarnessFrame({ children }: { children: ReactNode }) {
  const { brand, direction, locale } = useLocaleState();
  useLayoutEffect(() => {
    document.documentElement.lang = languageTag(locale);
    document.documentElement.dir = direction;
    applyTheme(brand.id, wanted.has('dark') ? 'dark' : 'light');
  }, [brand.id, direction, locale]);
  return (
    <UiProvider brand={brand.id} direction={direction} locale={locale} nonce="">
      <main className="frame">{children}</main>
    </UiProvider>
  );
}
