import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { FakeBackend } from '@courier/api-client/testing';
import { renderPublic } from '../../testing/render-public';
import { user } from '../../testing/user';

const google = { identityProviders: ['google'] };
const back = (query: string, left: string | null = 'google', prepare?: (backend: FakeBackend) => void) =>
  renderPublic({
    path: `/connect?${query}`,
    country: google,
    ...(left === null ? {} : { carried: { 'identity-provider': left } }),
    ...(prepare ? { prepare } : {}),
  });

describe('login through an identity provider', () => {
  it('is offered where one is configured, and leaves by the address of the service [SHELL-LOGIN-02] [SHELL-LOGIN-03]', async () => {
    const { tab, unmount } = await renderPublic({ path: '/connect', country: google });
    const link = await screen.findByRole('link', { name: 'Continue with Google' });
    expect(link).toHaveAttribute('href', '/courier/api/v1/login/oauth/google');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(tab.read('identity-provider')).toBe('google');
    unmount();
    await renderPublic({ path: '/connect' });
    expect(screen.queryByRole('link', { name: /Continue with/ })).toBeNull();
  });

  it('exchanges the code it comes back with for a session, once [SHELL-LOGIN-03]', async () => {
    const { backend, tab } = await back('code=abc');
    await waitFor(() => expect(backend.callsOf('identity.oauth')).toHaveLength(1));
    expect(backend.callsOf('identity.oauth')[0]?.body).toEqual({ provider: 'google', code: 'abc' });
    expect([window.location.search, tab.read('identity-provider')]).toEqual(['', null]);
  });

  it('says when the service refuses the code', async () => {
    const { page } = await back('code=abc', 'google', (fake) =>
      fake.fail('identity.oauth', { status: 400, message: 'ResourceNotFoundException' }),
    );
    expect(await screen.findByText(/sign-in service could not find what it needs/)).toBeVisible();
    expect(page.assign).not.toHaveBeenCalled();
  });

  it('says when it was stopped at the provider', async () => {
    const { backend } = await back('error=access_denied');
    expect(await screen.findByText(/Logging in with Google was not finished/)).toBeVisible();
    expect(backend.calls).toEqual([]);
  });

  it('ignores a code this tab did not go for', async () => {
    const { backend } = await back('code=abc', null);
    await screen.findByRole('link', { name: 'Continue with Google' });
    expect(backend.calls).toEqual([]);
  });
});
