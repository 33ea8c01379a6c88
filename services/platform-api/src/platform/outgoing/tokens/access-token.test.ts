import { describe, expect, it } from '@jest/globals';
import { cacheAccessToken } from './access-token';

function startTokens() {
  let nowMs = 0;
  let issued = 0;
  const issue = async () => ({ accessToken: `token-${(issued += 1)}`, expiresInSeconds: 3600 });
  const tokens = cacheAccessToken(issue, () => nowMs);
  return { tokens, advance: (seconds: number) => (nowMs += seconds * 1000), issued: () => issued };
}

describe('an access token', () => {
  it('is kept until a minute before its end, then renewed', async () => {
    const { tokens, advance } = startTokens();
    expect(await tokens.get()).toBe('token-1');
    advance(3539);
    expect(await tokens.get()).toBe('token-1');
    advance(1);
    expect(await tokens.get()).toBe('token-2');
  });

  it('is requested once by calls at the same time', async () => {
    const { tokens, issued } = startTokens();
    expect(await Promise.all([tokens.get(), tokens.get()])).toEqual(['token-1', 'token-1']);
    expect(issued()).toBe(1);
  });

  it('is renewed after the provider refused it, but not when a newer one is used already', async () => {
    const { tokens, issued } = startTokens();
    const first = await tokens.get();
    tokens.discard(first);
    const second = await tokens.get();
    tokens.discard(first);
    expect([await tokens.get(), issued()]).toEqual([second, 2]);
  });

  it('is requested again after a failed request', async () => {
    let attempts = 0;
    const tokens = cacheAccessToken(
      async () => {
        if ((attempts += 1) === 1) throw new Error('down');
        return { accessToken: 'token', expiresInSeconds: 60 };
      },
      () => 0,
    );
    await expect(tokens.get()).rejects.toThrow('down');
    expect(await tokens.get()).toBe('token');
  });
});
