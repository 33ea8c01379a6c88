import type { ReactNode } from 'react';
import { useLocaleState } from '@courier/shell-api';
import { UiProvider } from '@courier/ui-kit/core';
import './frame.css';

/** Theme, direction and the height the shell would give. */
export function HarnessFrame({ children }: { children: ReactNode }) {
  const { brand, direction, locale } = useLocaleState();
  return (
    <UiProvider brand={brand.id} direction={direction} locale={locale} nonce="">
      <main className="frame">{children}</main>
    </UiProvider>
  );
}
