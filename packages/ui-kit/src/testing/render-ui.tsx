import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '@courier/i18n';
import { UiProvider } from '../theme/UiProvider';

/** Renders a component inside texts and theme, as an app does. */
export async function renderUi(element: ReactElement): Promise<RenderResult> {
  const { i18n } = await createI18n({ locale: 'en' });
  return render(
    <I18nextProvider i18n={i18n}>
      <UiProvider brand="courier" direction="ltr" locale="en" nonce="">
        {element}
      </UiProvider>
    </I18nextProvider>,
  );
}
