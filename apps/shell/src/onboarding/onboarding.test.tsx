import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { buildEntry, buildRegistry, buildRoute } from '../testing/build-registry';
import { buildToken, NOW } from '../testing/build-session';
import { renderShell } from '../testing/render-shell';
import { user } from '../testing/user';

let stop: () => void = () => undefined;
afterEach(() => stop());

const registry = buildRegistry(
  buildEntry({
    manifest: {
      routes: [
        buildRoute({ id: 'ask', path: '/request-a-rider/:vendorId?' }),
        buildRoute({ id: 'list', path: '/order-tracking/:vendorId?' }),
      ],
      navigation: [
        { routeId: 'ask', labelKey: 'menu', icon: 'request', order: 1 },
        { routeId: 'list', labelKey: 'other', icon: 'tracking', order: 2 },
      ],
    },
  }),
);

async function open(setUp: Parameters<typeof renderShell>[0] = {}) {
  const shell = await renderShell({ registry, path: '/request-a-rider', ...setUp });
  stop = shell.stop;
  await screen.findByText(/^(ask|list) of/);
  return shell;
}
const welcome = () => screen.queryByRole('region', { name: 'Welcome' });

describe('the welcome', () => {
  it('has three steps and ends after the last [SHELL-STATIC-04]', async () => {
    const { storage } = await open();
    const steps = within(await screen.findByRole('region', { name: 'Welcome' }));
    expect(steps.getByText('1 of 3')).toBeVisible();
    await user.click(steps.getByRole('button', { name: 'Next' }));
    expect(steps.getByText('Follow it live.')).toBeVisible();
    await user.click(steps.getByRole('button', { name: 'Next' }));
    expect(steps.getByText('3 of 3')).toBeVisible();
    await user.click(steps.getByRole('button', { name: 'Start' }));
    expect([welcome(), storage.dump()['onboarding-done']]).toEqual([null, 'true']);
  });

  it('can be closed at once and does not block the screen below [SHELL-STATIC-04]', async () => {
    await open();
    await screen.findByRole('region', { name: 'Welcome' });
    expect(screen.getByText(/^ask of/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close the welcome' }));
    expect(welcome()).toBeNull();
  });

  it('is shown only on the request screen and skips completed steps [SHELL-STATIC-04]', async () => {
    const { router, storage } = await open();
    await screen.findByRole('region', { name: 'Welcome' });
    await act(() => router.navigate('/order-tracking/v1001'));
    expect(welcome()).toBeNull();
    await act(() => router.navigate('/request-a-rider/v1001'));
    expect(within(await screen.findByRole('region', { name: 'Welcome' })).getByText('1 of 3')).toBeVisible();
    await user.keyboard('{Control>}k{/Control}');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Start' }));
    expect([welcome(), storage.dump()['onboarding-done']]).toEqual([null, 'true']);
  });

  it('ends for a user who has placed an order and opened the command palette [SHELL-STATIC-04]', async () => {
    const { router, storage } = await open();
    await act(() => router.navigate('/order-tracking/v1001?order_id=v1001-1'));
    await user.keyboard('{Control>}k{/Control}');
    await user.keyboard('{Escape}');
    await act(() => router.navigate('/request-a-rider/v1001'));
    expect(welcome()).toBeNull();
    expect(storage.dump()['onboarding-done']).toBe('true');
  });

  it('is shown once per browser [SHELL-STATIC-05]', async () => {
    const { storage } = await open();
    await user.click(await screen.findByRole('button', { name: 'Close the welcome' }));
    stop();
    document.body.replaceChildren();
    await open({ stored: storage.dump() });
    expect(welcome()).toBeNull();
  });

  it.each([
    [
      'guests',
      {
        'guest-login': JSON.stringify({
          vendor_id: 'g',
          token: buildToken({ exp: NOW + 60 }),
          name: 'Lin',
          phoneNumber: '1',
        }),
      },
    ],
    ['embedded sessions', { 'godroid-token': buildToken({ restaurant_id: 'v1002' }) }],
  ])('is not shown to %s, who have not signed in [SHELL-STATIC-05]', async (_, stored) => {
    await open({ session: null, stored });
    expect(welcome()).toBeNull();
  });
});
