import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openPayment, payingBackend } from '../../../testing/pay-by-card';

it('names the tax number once where the label is its name', async () => {
  const opened = await openPayment({
    backend: payingBackend(),
    flags: { payment_vat: true },
    locale: 'zh_Hant_TW',
    locales: { zh_Hant_TW: { vat: { label: '統一編號' } } },
  });
  await opened.user.click(await screen.findByLabelText(/^統一編號/));
  expect(screen.getAllByText(/統一編號/)).toHaveLength(1);
});
