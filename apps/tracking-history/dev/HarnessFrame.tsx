import type { ReactNode } from 'react';
import { useLocaleState } from '@courier/shell-api';
import { UiProvider } from '@courier/ui-kit/core';

/** Theme and direction as the shell would set them. */
export function HarnessFrame({ children }: { children: ReactNode }) {
  const { brand, direction, locale } = useLocaleState();
  return (
    <UiProvider brand={brand.id} direction={direction} locale={locale} nonce="">
      {children}
    </UiProvider>
  );
}
