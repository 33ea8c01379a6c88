import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { createFakeBackend } from '@courier/api-client/testing';
import { buildEntry, buildRegistry, buildRoute } from '../testing/build-registry';
import { buildSession, NOW } from '../testing/build-session';
import { memoryStorage } from '../testing/memory-storage';
import { renderShell } from '../testing/render-shell';
import { user } from '../testing/user';
import { createRefresh, type Exclusive } from './refresh';
import { createSessionStore } from './session.store';

const DAY = 86_400;
const RACES = process.env['COURIER_DEEP'] ? 200 : 5;

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});
async function open(setUp: Parameters<typeof renderShell>[0] = {}) {
  const shell = await renderShell(setUp);
  stop = shell.stop;
  return shell;
}

describe('a token that the server refuses', () => {
  it('is refreshed and the request is repeated without a visible effect', async () => {
    const { backend, page } = await open({
      prepare: (fake) => fake.fail('vendors.list', { status: 401 }, 1),
    });
    expect(await screen.findByText(/^list of v1001/)).toBeVisible();
    expect(backend.callsOf('identity.extend')).toHaveLength(1);
    expect(backend.callsOf('vendors.list').map(({ authorization }) => authorization)).toEqual([
      'Bearer access-1|id-1',
      'Bearer access|id',
    ]);
    expect(page.replace).not.toHaveBeenCalled();
  });

  it.each([
    ['revoked', { status: 401, message: 'NotAuthorizedException' }],
    ['of another country', { status: 404, message: 'UserNotFoundException' }],
  ])(
    'and that is %s ends the session with a notice on the start page and stores the path',
    async (_, failure) => {
      const { page, storage, tab } = await open({
        path: '/list/v1002?order_id=1',
        prepare: (fake) => {
          fake.fail('vendors.list', { status: 401 });
          fake.fail('identity.extend', failure);
        },
      });
      await waitFor(() => expect(page.replace).toHaveBeenCalledWith('/'));
      expect(storage.dump()).not.toHaveProperty('session');
      expect([tab.read('carried-notice'), tab.read('return-path')]).toEqual([
        '"session-ended"',
        '/list/v1002?order_id=1',
      ]);
    },
  );
});

describe('a clock that is wrong by a day', () => {
  it('and runs ahead makes the token look expired: it is refreshed without a redirect', async () => {
    const { backend, page } = await open({ now: () => NOW + DAY });
    expect(await screen.findByText(/^list of v1001/)).toBeVisible();
    expect(backend.callsOf('identity.extend')).toHaveLength(1);
    expect(page.replace).not.toHaveBeenCalled();
  });

  it('and runs behind leaves the detection of an expired token to the server', async () => {
    const { backend, page } = await open({
      now: () => NOW - DAY,
      prepare: (fake) => fake.fail('vendors.list', { status: 401 }, 1),
    });
    expect(await screen.findByText(/^list of v1001/)).toBeVisible();
    expect(backend.callsOf('identity.extend')).toHaveLength(1);
    expect(page.replace).not.toHaveBeenCalled();
  });
});

describe('two tabs that refresh at once', () => {
  /** Like the Web Locks API: runs the callers one after the other. */
  function createLock(): Exclusive {
    let last: Promise<unknown> = Promise.resolve();
    return (work) => {
      const mine = last.then(work, work);
      last = mine.catch(() => undefined);
      return mine;
    };
  }
  const runAtOnce: Exclusive = (work) => work();
  const wait = () => Promise.resolve();

  it.each([
    ['take turns, so that one call is made', createLock],
    ['without locks send the same key, so that the server counts one', () => runAtOnce],
  ])('%s, and both continue with the new token', async (_, lockOf) => {
    for (let race = 0; race < RACES; race += 1) {
      const backend = createFakeBackend();
      const storage = memoryStorage({ session: JSON.stringify(buildSession({ Expires: NOW + 60 })) });
      const exclusive = lockOf();
      const tabs = [0, 1].map(() => {
        const session = createSessionStore(storage, () => NOW);
        return {
          session,
          refresh: createRefresh({ api: backend.client, session, exclusive, now: () => NOW }),
        };
      });
      const outcomes = await Promise.all(
        tabs.map(async ({ refresh }, index) => {
          for (let step = 0; step < (race * (index + 1)) % 24; step += 1) await wait();
          return refresh(race % 2 === 0);
        }),
      );
      const calls = backend.callsOf('identity.extend');
      expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
      if (exclusive !== runAtOnce) expect(calls).toHaveLength(1);
      expect(outcomes).not.toContain('refused');
      for (const { session } of tabs) {
        session.reload();
        expect(session.getState().meta?.AccessToken).toBe('access');
      }
    }
  });
});

describe('storage', () => {
  it('that is full affects only the storage of settings', async () => {
    const { services, storage } = await open({
      path: '/request-a-rider/v1001',
      registry: buildRegistry(
        buildEntry({
          manifest: {
            routes: [buildRoute({ id: 'ask', path: '/request-a-rider/:vendorId?' })],
            navigation: [{ routeId: 'ask', labelKey: 'menu', icon: 'request', order: 1 }],
          },
        }),
      ),
    });
    await screen.findByText(/^ask of v1001/);
    jest.spyOn(storage, 'write').mockReturnValue(false);
    await user.click(await screen.findByRole('button', { name: 'Close the welcome' }));
    expect(screen.queryByRole('region', { name: 'Welcome' })).toBeNull();
    await act(() => services.ports.locale.setLocale('zh_Hant_TW'));
    expect(await screen.findByRole('link', { name: '清單' })).toBeVisible();
    await act(() => services.ports.locale.setLocale('en'));
  });
});

describe('analytics', () => {
  const layer = () => (window as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? [];
  afterEach(() => void Reflect.deleteProperty(window, 'dataLayer'));

  it('receives one event for each page view [SHELL-STORE-10]', async () => {
    const { router } = await open();
    await screen.findByText(/^list of v1001/);
    const views = () => layer().filter(({ event }) => event === 'page_view');
    expect(views()).toContainEqual({ event: 'page_view', screen: 'list' });
    await act(async () => router.navigate('/nowhere'));
    expect(views().at(-1)).toEqual({ event: 'page_view', screen: 'not-found' });
  });

  it('receives failures without their messages: no token, phone number or address [SHELL-STORE-12]', async () => {
    const secret = 'access-1 +886912345678 No. 7, Xinyi Road owner@demo.test';
    const { services } = await open({
      path: '/list/odwp',
      prepare: (fake) => fake.fail('vendors.list', { status: 403, message: secret }),
    });
    await screen.findByText('Your branches did not arrive');
    services.ports.analytics.trackError('made_up', new Error(secret));
    const loggedEvents = JSON.stringify(layer());
    expect(layer()).toContainEqual({
      event: 'error',
      label: 'made_up',
      name: 'Error',
      code: null,
      status: null,
    });
    for (const word of [...secret.split(' '), 'id-1', 'refresh-1']) expect(loggedEvents).not.toContain(word);
    expect(layer().every((entry) => typeof entry['event'] === 'string')).toBe(true);
  });
});
