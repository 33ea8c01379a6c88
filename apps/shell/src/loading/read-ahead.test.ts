import { expect, it, jest } from '@jest/globals';
import { buildEntry, buildRoute } from '../testing/build-registry';
import type { RemoteRuntime } from './federation-runtime';
import { readAhead, withReadAhead } from './read-ahead';

const route = buildRoute({ id: 'list', path: '/list' });
const entry = buildEntry({ manifest: { routes: [route], navigation: [] } });
const screen = jest.fn(async () => ({ default: () => null }));
const load = jest.fn<RemoteRuntime['load']>();
const runtime: RemoteRuntime = { load, diagnose: async () => null };
const remote = { default: { manifest: entry.manifest, screens: { list: screen }, englishTexts: {} } };

function loads(answer: () => Promise<unknown>) {
  load.mockReset();
  load.mockImplementation(answer);
}

it('a preloaded screen is loaded once, and its place receives the same module', async () => {
  loads(async () => remote);
  const ahead = readAhead({ entry, route }, runtime);
  const late = withReadAhead(runtime, ahead);
  expect(await late.load(entry.name, entry.active, 1)).toBe(remote);
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen).toHaveBeenCalledTimes(1);
});

it('a screen whose preload failed is loaded again by its place', async () => {
  loads(async () => {
    throw new Error('cut');
  });
  const late = withReadAhead(runtime, readAhead({ entry, route }, runtime));
  await expect(late.load(entry.name, entry.active, 1)).rejects.toThrow('cut');
  loads(async () => remote);
  expect(await late.load(entry.name, entry.active, 2)).toBe(remote);
  expect(load).toHaveBeenCalledTimes(1);
});

it('a remote with an unsupported contract is not preloaded', () => {
  loads(async () => remote);
  const foreign = { ...entry, manifest: { ...entry.manifest, contractVersion: 99 } };
  expect(readAhead({ entry: foreign, route }, runtime)).toBeNull();
  expect(load).not.toHaveBeenCalled();
});
