import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { buildToken, NOW } from '../testing/build-session';
import { renderShell } from '../testing/render-shell';
import { user } from '../testing/user';

let stop: () => void = () => undefined;
afterEach(() => stop());

async function open(setUp: Parameters<typeof renderShell>[0] = {}) {
  const shell = await renderShell(setUp);
  stop = shell.stop;
  await screen.findByText(/^list of/);
  return shell;
}
const welcome = () => screen.queryByRole('region', { name: 'Welcome' });

describe('the welcome', () => {
  it('has three steps, to and fro, and is over after the last [SHELL-STATIC-04]', async () => {
    const { storage } = await open();
    const steps = within(await screen.findByRole('region', { name: 'Welcome' }));
    expect(steps.getByText('1 of 3')).toBeVisible();
    await user.click(steps.getByRole('button', { name: 'Next' }));
    expect(steps.getByText('Follow it live.')).toBeVisible();
    await user.click(steps.getByRole('button', { name: 'Back' }));
    await user.click(steps.getByRole('button', { name: 'Next' }));
    await user.click(steps.getByRole('button', { name: 'Next' }));
    expect(steps.getByText('3 of 3')).toBeVisible();
    await user.click(steps.getByRole('button', { name: 'Start' }));
    expect([welcome(), storage.dump()['onboarding-done']]).toEqual([null, 'true']);
  });

  it('can be dismissed at once, and the screen beneath works meanwhile [SHELL-STATIC-04]', async () => {
    await open();
    await screen.findByRole('region', { name: 'Welcome' });
    expect(screen.getByText(/^list of/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close the welcome' }));
    expect(welcome()).toBeNull();
  });

  it('shows once per browser [SHELL-STATIC-05]', async () => {
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
  ])('is not for %s, who have not signed in [SHELL-STATIC-05]', async (_, stored) => {
    await open({ session: null, stored });
    expect(welcome()).toBeNull();
  });
});
