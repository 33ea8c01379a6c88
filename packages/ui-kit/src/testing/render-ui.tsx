import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createI18n } from '@courier/i18n';
import { UiProvider } from '../theme/UiProvider';

export async function renderUi(element: ReactElement): Promise<RenderResult> {
  await createI18n({ locale: 'en' });
  return render(
    <UiProvider brand="courier" direction="ltr" locale="en" nonce="">
      {element}
    </UiProvider>,
  );
}
