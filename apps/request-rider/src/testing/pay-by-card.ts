import './same-realm-bytes';
import { screen } from '@testing-library/react';
import type { PaymentInstrument } from '@courier/api-client';
import { createFakeBackend, type FakeBackend } from '@courier/api-client/testing';
import { continueDraft, openRequest, PLACE, type Opened } from './open-request';
import { openStoredDraft } from './stored-values';

export const STORED: PaymentInstrument = {
  id: 'card-1',
  scheme: 'visa',
  card_last_digits: '4242',
  holder_name: 'LIN CHIA HAO',
  expiry_month: '09',
  expiry_year: '2039',
};

export const CARD = { number: '4242424242424242', expiry: '0939', code: '917' };

/** Stores a complete draft, so that a test begins at the payment. */
export function draftRequest(vendorId: string, paymentMethod: string | null = 'ONLINE_PAYMENT'): void {
  const draft = openStoredDraft(vendorId).getState();
  draft.change({
    destinationName: 'Lin Chia-hao',
    destinationPhoneNumber: '0912048317',
    destinationTextAddress: PLACE,
    destinationLatitude: 25.0339,
    destinationLongitude: 121.5645,
    orderAmount: '640',
    orderDescription: 'Two teas',
    paymentMethod,
  });
  draft.setAddressQuery(PLACE);
}

export function payingBackend(): FakeBackend {
  const backend = createFakeBackend();
  const [vendor] = backend.state.vendors;
  if (vendor) vendor.flags.payment_methods['ONLINE_PAYMENT'] = true;
  return backend;
}

/** Includes the compilation of the first form of a file. */
const COLD_MS = 30_000;

export async function openPayment(options: Parameters<typeof openRequest>[0] = {}): Promise<Opened> {
  draftRequest('v1001');
  const opened = openRequest({ backend: payingBackend(), ...options });
  await screen.findByText('Inside your delivery area', {}, { timeout: COLD_MS });
  await continueDraft(opened);
  await opened.user.click(await screen.findByRole('button', { name: /^Go to payment/ }));
  return opened;
}

/** Enters the details at once; `typeCard` enters them key by key. */
export const fillCard = (opened: Opened, card: Partial<typeof CARD> = {}, name?: string): Promise<void> =>
  enterCard(opened, card, (_field, text) => opened.user.paste(text), name);

export const typeCard = (opened: Opened, card: Partial<typeof CARD> = {}, name?: string): Promise<void> =>
  enterCard(opened, card, (field, text) => opened.user.type(field, text), name);

async function enterCard(
  { user }: Opened,
  card: Partial<typeof CARD>,
  enter: (field: HTMLElement, text: string) => Promise<void>,
  name = 'Lin Chia-hao',
): Promise<void> {
  const { number, expiry, code } = { ...CARD, ...card };
  await user.click(await screen.findByLabelText('Name on card'));
  await user.paste(name);
  for (const [label, text] of [
    ['Card number', number],
    ['Expiry date', expiry],
    ['Security code (CVV)', code],
  ] as const) {
    const field = await screen.findByLabelText(label);
    await user.click(field);
    await enter(field, text);
  }
}

export const payButton = () => screen.getByRole('button', { name: /^Pay and place order/ });
