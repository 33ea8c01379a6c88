import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { backendWith, openPage } from '../../testing/open-page';

// 14:03 and 14:41 in Taipei.
const AT = Math.floor(Date.UTC(2026, 10, 20, 6, 3) / 1000);
const PROOFS = [
  { kind: 'pickup' as const, created_at: AT },
  { kind: 'delivery' as const, created_at: AT + 38 * 60 },
];
const SHOWN = { 'proof-of-pickup-web': true, 'proof-of-delivery-web': true };
const proofRows = () =>
  within(screen.getByRole('region', { name: 'Photos taken by your rider' })).getAllByRole('group');

let made = 0;
beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => `blob:${(made += 1)}`, revokeObjectURL: () => undefined });
});

function openDelivered(flags: Record<string, boolean>) {
  const { backend, orderId } = backendWith({ status: 'DELIVERED', proofs: PROOFS });
  Object.assign(backend.state.flags, flags);
  return { ...openPage(`/tracking/${orderId}`, { backend }), backend };
}

describe('the photos of the rider', () => {
  it('are listed with place and time, and open in full size', async () => {
    const { user } = openDelivered(SHOWN);
    await screen.findByRole('region', { name: 'Photos taken by your rider' });
    expect(proofRows().map((row) => row.textContent)).toEqual([
      'Collected by the riderPhoto from the pick-up, 14:03',
      'DeliveredPhoto from the door, 14:41',
    ]);
    const door = await screen.findByRole('img', { name: 'Photo the rider took at the door', hidden: true });
    expect(door).not.toBeVisible();
    await user.click(screen.getByText('Photo from the door, 14:41'));
    expect(door).toBeVisible();
    expect(door).toHaveAttribute('src', expect.stringMatching(/^blob:/));
  });

  it('are neither shown nor requested when the flag of their kind is off', async () => {
    const { backend } = openDelivered({ 'proof-of-pickup-web': true });
    await screen.findByRole('region', { name: 'Photos taken by your rider' });
    expect(proofRows()).toHaveLength(1);
    await waitFor(() => expect(backend.callsOf('publicTracking.proof')).toHaveLength(1));
    expect(document.body).not.toHaveTextContent('Photo from the door');
  });

  it('are omitted without an empty block when there are none', async () => {
    openDelivered({});
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'Photos taken by your rider' })).toBeNull();
  });

  it('show an error with a retry when they fail to load, and the rest of the page stays', async () => {
    const { backend, orderId } = backendWith({ status: 'DELIVERED', proofs: PROOFS.slice(1) });
    Object.assign(backend.state.flags, SHOWN);
    backend.fail('publicTracking.proof', { status: 404 });
    const { user } = openPage(`/tracking/${orderId}`, { backend, locale: 'zh_Hant_TW' });
    await user.click(await screen.findByText('門口照片，14:41'));
    expect(await screen.findByText('照片目前無法載入。')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '您的訂單已送達' })).toBeVisible();
    backend.heal('publicTracking.proof');
    await user.click(screen.getByRole('button', { name: '再試一次' }));
    expect(await screen.findByRole('img', { name: '外送員在門口拍的照片' })).toBeVisible();
    expect(screen.queryByText('照片目前無法載入。')).toBeNull();
  });
});
