import { expect, it, jest } from '@jest/globals';
import { containerAddress } from './container-address';

const BASE = 'https://pk.portal.test';
const manifest = (remoteEntry: object) => jest.fn(async () => Response.json({ metaData: { remoteEntry } }));

it.each([
  [
    { entry: '/remotes/alpha/1.1.0/mf-manifest.json', container: 'remoteEntry.3f.js' },
    '/remotes/alpha/1.1.0/remoteEntry.3f.js',
  ],
  [
    { entry: '/remotes/alpha/1.1.0/mf-manifest.json', container: 'js/entry.js' },
    '/remotes/alpha/1.1.0/js/entry.js',
  ],
  [{ entry: '/remotes/alpha/0.9.0/remoteEntry.js' }, '/remotes/alpha/0.9.0/remoteEntry.js'],
])('a container in the registry needs no request for the manifest: %j', async (release, path) => {
  const ask = manifest({ name: 'other.js' });
  expect(await containerAddress(release, BASE, ask)).toBe(`${BASE}${path}`);
  expect(ask).not.toHaveBeenCalled();
});

it.each([
  [{ name: 'remoteEntry.js', path: '' }, 'http://localhost:3004/remoteEntry.js'],
  [{ name: 'remoteEntry.js' }, 'http://localhost:3004/remoteEntry.js'],
  [{ name: 'remoteEntry.9a.js', path: 'static/js' }, 'http://localhost:3004/static/js/remoteEntry.9a.js'],
  [{ name: 'remoteEntry.9a.js', path: 'static/js/' }, 'http://localhost:3004/static/js/remoteEntry.9a.js'],
])('any other container is found by its manifest: %j', async (remoteEntry, address) => {
  const ask = manifest(remoteEntry);
  const entry = 'http://localhost:3004/mf-manifest.json';
  expect(await containerAddress({ entry }, BASE, ask)).toBe(address);
  expect(ask.mock.calls).toEqual([[entry]]);
});

it.each([
  ['html', new Response('<!doctype html>')],
  ['a manifest without an entry', Response.json({ metaData: {} })],
  ['an entry without a name', Response.json({ metaData: { remoteEntry: { name: 5 } } })],
])('no container is found in %s', async (_, answer) => {
  const asked = containerAddress({ entry: '/remotes/beta/mf-manifest.json' }, BASE, async () => answer);
  await expect(asked).rejects.toMatchObject({ name: 'RemoteFault', kind: 'code' });
});
