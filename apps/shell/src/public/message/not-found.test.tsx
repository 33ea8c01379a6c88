import { screen } from '@testing-library/react';
import { expect, it } from '@jest/globals';
import { STORAGE_KEYS } from '@courier/config';
import { systemClock } from '../../platform/clock';
import { buildSession } from '../../testing/build-session';
import { renderPublic } from '../../testing/render-public';

const signedIn = () => ({
  [STORAGE_KEYS.session]: JSON.stringify(buildSession({ Expires: systemClock() + 3600 })),
});

it('an unknown address offers the start page and sign-in to a visitor without a session', async () => {
  await renderPublic({ path: '/nowhere' });
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/connect');
});

it('an unknown address links to the first screen for a signed-in user, without sign-in', async () => {
  await renderPublic({ path: '/nowhere', stored: signedIn(), landing: '/bulk-order' });
  const ways = await screen.findAllByRole('link', { name: 'Open your portal' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/bulk-order', '/bulk-order']);
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
});
