import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { buildToken, NOW } from '../testing/build-session';
import { memoryStorage } from '../testing/memory-storage';
import { renderShell } from '../testing/render-shell';
import { user } from '../testing/user';
import { createSessionStore } from '../session/session.store';
import { listenForToken, TOKEN_PATIENCE_MS } from './embedded-token';

const TOKEN = buildToken({ restaurant_id: 'v1002', exp: NOW + 3600 });
let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  document.documentElement.lang = '';
});

async function open(stored: Record<string, string> = {}, flags: Record<string, boolean> = {}) {
  const shell = await renderShell({ session: null, flags, stored: { 'godroid-token': TOKEN, ...stored } });
  stop = shell.stop;
  return shell;
}

describe('the language of an embedded session', () => {
  it('is the language that its host app stored, independent of the language of the browser [SHELL-STORE-02]', async () => {
    await open({ 'godroid-locale': 'zh_Hant_TW', locale: 'en' });
    expect(await screen.findByRole('link', { name: '清單' })).toBeVisible();
    expect(document.documentElement.lang).toBe('zh-Hant-TW');
  });

  it('is stored apart from the language of the browser [SHELL-STORE-02]', async () => {
    const { services, storage } = await open({ locale: 'en' });
    await act(() => services.ports.locale.setLocale('zh_Hant_TW'));
    expect(storage.dump()).toMatchObject({ 'godroid-locale': 'zh_Hant_TW', locale: 'en' });
  });
});

describe('the terms', () => {
  const dialog = () => screen.queryByRole('dialog', { name: 'Before you start' });

  it('block the embedded mode until they are accepted, for good [SHELL-STORE-03] [SHELL-STORE-04]', async () => {
    const { storage } = await open({ 'godroid-tos-required': 'true' }, { 'godroid-popup': true });
    await screen.findByText(/^list of v1002/);
    expect(dialog()).toBeVisible();
    await user.keyboard('{Escape}');
    expect(dialog()).toBeVisible();
    expect(screen.getByRole('link', { name: /^Read the terms/ })).toHaveAttribute(
      'href',
      '/termsandconditions',
    );
    await user.click(screen.getByRole('button', { name: 'Accept and continue' }));
    expect(dialog()).toBeNull();
    expect(storage.dump()['godroid-tos-required']).toBe('false');
  });

  it.each<[string, Record<string, string>, boolean]>([
    ['are not required any more', { 'godroid-tos-required': 'false' }, true],
    ['were never required', {}, true],
    ['have their flag off', { 'godroid-tos-required': 'true' }, false],
  ])('are not shown when they %s [SHELL-STORE-03] [SHELL-STORE-04]', async (_, stored, isOn) => {
    await open(stored, { 'godroid-popup': isOn });
    await screen.findByText(/^list of v1002/);
    expect(dialog()).toBeNull();
  });

  it('are not shown outside an app [SHELL-STORE-04]', async () => {
    const shell = await renderShell({
      stored: { 'godroid-tos-required': 'true' },
      flags: { 'godroid-popup': true },
    });
    stop = shell.stop;
    await screen.findByText(/^list of/);
    expect(dialog()).toBeNull();
  });
});

describe('a token of the host app', () => {
  const APP = 'https://app.example';
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  function embed(origins: readonly string[] = [APP]) {
    const app = { postMessage: jest.fn() } as unknown as Window & { postMessage: jest.Mock };
    const target = Object.assign(new EventTarget(), { parent: app }) as unknown as Window;
    const storage = memoryStorage();
    const session = createSessionStore(storage, () => NOW);
    const answered = listenForToken({ origins, session, storage, target });
    const postHostMessage = (data: unknown, from: object = {}) =>
      target.dispatchEvent(Object.assign(new Event('message'), { data, origin: APP, source: app, ...from }));
    return { app, storage, session, answered, say: postHostMessage, target };
  }
  const message = { type: 'COURIER_GODROID_TOKEN', token: TOKEN, locale: 'en', tos_required: true };

  it('is requested and stored, with language and terms', async () => {
    const { app, storage, session, answered, say } = embed();
    expect(app.postMessage.mock.calls).toEqual([[{ type: 'COURIER_READY' }, APP]]);
    say(message);
    expect(await answered).toBe(true);
    expect(storage.dump()).toEqual({
      'godroid-token': TOKEN,
      'godroid-locale': 'en',
      'godroid-tos-required': 'true',
    });
    const renewed = buildToken({ restaurant_id: 'v1002', exp: NOW + 7200 });
    say({ ...message, token: renewed });
    expect(session.getState().godroidToken).toBe(renewed);
  });

  it.each<[string, unknown, object]>([
    ['another origin', message, { origin: 'https://evil.test' }],
    ['another window', message, { source: null }],
    ['a message of another kind', { ...message, type: 'TOKEN' }, {}],
    ['a token that names no restaurant', { ...message, token: buildToken({ exp: NOW }) }, {}],
    ['a token nobody can read', { ...message, token: 'x' }, {}],
  ])('is not accepted from %s', async (_, data, from) => {
    const { storage, answered, say } = embed();
    say(data, from);
    jest.advanceTimersByTime(TOKEN_PATIENCE_MS);
    expect(await answered).toBe(false);
    expect(storage.dump()).toEqual({});
  });

  it('is awaited only where an app may embed the portal', async () => {
    const nobody = embed([]);
    expect(await nobody.answered).toBe(false);
    expect(nobody.app.postMessage).not.toHaveBeenCalled();
    const storage = memoryStorage();
    const session = createSessionStore(storage, () => NOW);
    expect(await listenForToken({ origins: [APP], session, storage, target: window })).toBe(false);
  });
});

it('a renewed token of the host app is used by the next request', async () => {
  const { services, backend } = await open();
  await screen.findByText(/^list of v1002/);
  const renewed = buildToken({ restaurant_id: 'v1002', exp: NOW + 7200 });
  act(() => services.session.storeGodroidToken(renewed));
  await services.ports.vendors.refresh();
  await waitFor(() =>
    expect(backend.callsOf('vendors.get').at(-1)?.authorization).toBe(`GoDroid ${renewed}`),
  );
});
