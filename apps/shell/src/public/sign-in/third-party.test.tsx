import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import type { FakeBackend } from '@courier/api-client/testing';
import { renderPublic } from '../../testing/render-public';
import { user } from '../../testing/user';

const google = { identityProviders: ['google'] };
const back = (
  query: string,
  left: string | null = 'google the-secret',
  prepare?: (backend: FakeBackend) => void,
) =>
  renderPublic({
    path: `/connect?${query}`,
    country: google,
    ...(left === null ? {} : { carried: { 'identity-provider': left } }),
    ...(prepare ? { prepare } : {}),
  });

describe('login through an identity provider', () => {
  it('is offered if one is configured, and its link contains the proof of this tab [SHELL-LOGIN-02] [SHELL-LOGIN-03]', async () => {
    const { tab, unmount } = await renderPublic({ path: '/connect', country: google });
    const link = await screen.findByRole('link', { name: 'Continue with Google' });
    await waitFor(() => expect(link).toHaveAttribute('href'));
    const address = new URL(link.getAttribute('href') ?? '', window.location.origin);
    expect(address.pathname).toBe('/courier/api/v1/login/oauth/google');
    expect(address.searchParams.get('portal')).toBe(window.location.origin);
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    const [provider, secret = ''] = (tab.read('identity-provider') ?? '').split(' ');
    expect([provider, secret.length]).toEqual(['google', 43]);
    expect(address.searchParams.get('proof')).toBe(createHash('sha256').update(secret).digest('base64url'));
    expect(address.href).not.toContain(secret);
    unmount();
    await renderPublic({ path: '/connect' });
    expect(screen.queryByRole('link', { name: /Continue with/ })).toBeNull();
  });

  it('links to the origin of the service with the portal to return to [SHELL-LOGIN-03]', async () => {
    const apiBase = 'https://kw.staging.platform.example/accounts/api/v1';
    await renderPublic({ path: '/connect', country: google, apiBase });
    const link = await screen.findByRole('link', { name: 'Continue with Google' });
    await waitFor(() => expect(link).toHaveAttribute('href'));
    const address = new URL(link.getAttribute('href') ?? '');
    expect(address.origin + address.pathname).toBe(`${apiBase}/login/oauth/google`);
    expect(address.searchParams.get('portal')).toBe(window.location.origin);
  });

  it('exchanges the returned code for a session once [SHELL-LOGIN-03]', async () => {
    const { backend, tab } = await back('code=abc&state=sealed');
    await waitFor(() => expect(backend.callsOf('identity.oauth')).toHaveLength(1));
    expect(backend.callsOf('identity.oauth')[0]?.body).toEqual({
      provider: 'google',
      code: 'abc',
      state: 'sealed',
      secret: 'the-secret',
    });
    expect([window.location.search, tab.read('identity-provider')]).toEqual(['', null]);
  });

  it('shows an error when the service refuses the code', async () => {
    const { page } = await back('code=abc&state=sealed', undefined, (fake) =>
      fake.fail('identity.oauth', { status: 400, message: 'ResourceNotFoundException' }),
    );
    expect(await screen.findByText(/sign-in service could not find what it needs/)).toBeVisible();
    expect(page.replace).not.toHaveBeenCalled();
  });

  it('reports an expired code as an unfinished sign-in, without mentioning the code', async () => {
    await back('code=abc&state=sealed', undefined, (fake) =>
      fake.fail('identity.oauth', { status: 400, message: 'ExpiredCodeException' }),
    );
    expect(await screen.findByText(/Logging in with Google was not finished/)).toBeVisible();
  });

  it('reports that no account has the email of the provider', async () => {
    await back('code=abc&state=sealed', undefined, (fake) =>
      fake.fail('identity.oauth', {
        status: 400,
        message: 'ResourceNotFoundException',
        translationKey: 'auth.UserNotFoundException',
      }),
    );
    expect(await screen.findByText(/no account with this email/)).toBeVisible();
  });

  it.each(['error=access_denied&state=sealed', 'error=invalid_request', 'code=abc', 'code=&state=sealed'])(
    'reports an interrupted sign-in: %s',
    async (query) => {
      const { backend } = await back(query);
      expect(await screen.findByText(/Logging in with Google was not finished/)).toBeVisible();
      expect(backend.calls).toEqual([]);
    },
  );

  it('ignores a code that this tab did not request', async () => {
    const { backend } = await back('code=abc&state=sealed', null);
    await screen.findByRole('link', { name: 'Continue with Google' });
    expect(backend.calls).toEqual([]);
  });
});
