import { describe, expect, it } from '@jest/globals';
import { createFakeBackend } from '@courier/api-client/testing';
import { buildSession, NOW } from '../testing/build-session';
import { memoryStorage } from '../testing/memory-storage';
import { createRefresh, type Exclusive } from './refresh';
import { createSessionStore } from './session.store';

const runAtOnce: Exclusive = (work) => work();

function setUp(expires: number, meta: Parameters<typeof buildSession>[0] = {}) {
  const backend = createFakeBackend();
  const storage = memoryStorage();
  const session = createSessionStore(storage, () => NOW);
  session.store(buildSession({ Expires: expires, ...meta }));
  const tab = (store = session, exclusive = runAtOnce) =>
    createRefresh({ api: backend.client, session: store, exclusive, now: () => NOW });
  return { backend, storage, session, refresh: tab(), tab };
}
const listExtendCalls = ({ backend }: ReturnType<typeof setUp>) => backend.callsOf('identity.extend');

describe('refresh', () => {
  it('happens with 600 s left and not with 601 [SHELL-SESSION-06]', async () => {
    const due = setUp(NOW + 600);
    expect(await due.refresh()).toBe('refreshed');
    const early = setUp(NOW + 601);
    expect(await early.refresh()).toBe('fresh');
    expect([listExtendCalls(due).length, listExtendCalls(early).length]).toEqual([1, 0]);
  });

  it('stores the new expiry as absolute seconds and keeps the refresh token if the answer has none [SHELL-SESSION-16]', async () => {
    const one = setUp(NOW + 60);
    const { client } = one.backend;
    const api = {
      identity: {
        ...client.identity,
        extend: async () => ({
          result: { AuthenticationResult: { AccessToken: 'access-2', IdToken: 'id-2', ExpiresIn: 900 } },
        }),
      },
    };
    await createRefresh({ api, session: one.session, exclusive: runAtOnce, now: () => NOW })();
    expect(one.session.getState().meta).toEqual({
      AccessToken: 'access-2',
      IdToken: 'id-2',
      RefreshToken: 'refresh-1',
      Expires: NOW + 900,
    });
  });

  it('is one request for all parallel callers', async () => {
    const one = setUp(NOW + 60);
    await Promise.all([one.refresh(), one.refresh(), one.refresh(true)]);
    expect(listExtendCalls(one)).toHaveLength(1);
  });

  it('in a second tab uses the token of the first tab without a request', async () => {
    const one = setUp(NOW + 60);
    const secondTab = createSessionStore(one.storage, () => NOW);
    await one.refresh();
    expect(await one.tab(secondTab)()).toBe('refreshed');
    expect(listExtendCalls(one)).toHaveLength(1);
    expect(secondTab.getState().meta?.AccessToken).toBe('access');
  });

  it('reuses the idempotency key after a lost answer, so that the retry does not count as token reuse', async () => {
    const one = setUp(NOW + 60);
    one.backend.fail('identity.extend', 'network');
    expect(await one.refresh()).toBe('unreachable');
    one.backend.heal('identity.extend');
    expect(await one.tab(createSessionStore(one.storage, () => NOW))()).toBe('refreshed');
    const keys = new Set(listExtendCalls(one).map((call) => call.idempotencyKey));
    expect(keys.size).toBe(1);
    expect(JSON.parse(one.storage.dump()['session'] ?? '')).not.toHaveProperty('refreshKey');
  });

  it('is refused without a refresh token or by the server [SHELL-SESSION-07]', async () => {
    const without = setUp(NOW + 60, { RefreshToken: null });
    expect(await without.refresh()).toBe('refused');
    expect(listExtendCalls(without)).toHaveLength(0);
    const refused = setUp(NOW + 60);
    refused.backend.fail('identity.extend', { status: 401, message: 'NotAuthorizedException' });
    expect(await refused.refresh()).toBe('refused');
  });

  it('happens at once for a refused token, independent of its expiry', async () => {
    const one = setUp(NOW + 3600);
    expect(await one.refresh(true)).toBe('refreshed');
  });
});
