import { describe, expect, it, jest } from '@jest/globals';
import type { Registry, RegistryEntry } from '@courier/config/registry';
import { buildEntry, buildRegistry, buildRoute } from '../testing/build-registry';
import { createFileHashes } from './file-hashes';

const BASE = 'https://kw.portal.test';
const ALPHA = `${BASE}/remotes/alpha/1.1.0/remoteEntry.js`;
const BETA = `${BASE}/remotes/beta/1.1.0/remoteEntry.js`;

const alpha = buildEntry();
const beta = buildEntry({ name: 'beta', manifest: { routes: [buildRoute({ path: '/ask/:vendorId?' })] } });
const published = buildRegistry(alpha, beta);
const later = (entry: RegistryEntry): RegistryEntry => {
  const hashless = { files: {}, hashesLater: true };
  const releases = entry.releases.map((release) => ({ ...release, ...hashless }));
  return { ...entry, active: { ...entry.active, ...hashless }, releases };
};
const page = buildRegistry(alpha, later(beta));
const [own, other] = page.remotes.map(({ active }) => active) as [
  RegistryEntry['active'],
  RegistryEntry['active'],
];

/** The hashes of that page; the registry requests are answered with these values in order. */
function loadHashes(...answers: (Registry | Response | Error)[]) {
  const fetcher = jest.fn<typeof fetch>();
  for (const answer of answers) {
    if (answer instanceof Error) fetcher.mockRejectedValueOnce(answer);
    else fetcher.mockResolvedValueOnce(answer instanceof Response ? answer : Response.json(answer));
  }
  return { hashes: createFileHashes(page, BASE, fetcher), fetcher };
}

describe('the hashes of a page', () => {
  it('are available at once for its own remote, and requested once before another remote is loaded', async () => {
    const { hashes, fetcher } = loadHashes(published);
    await hashes.load(own);
    expect([hashes.table[ALPHA], hashes.table[BETA]]).toEqual(['sha384-active', undefined]);
    expect(fetcher).not.toHaveBeenCalled();

    await Promise.all([hashes.load(other), hashes.load(other), hashes.fetchAhead()]);
    expect([hashes.table[ALPHA], hashes.table[BETA]]).toEqual(['sha384-active', 'sha384-active']);
    expect(fetcher.mock.calls).toEqual([
      ['/registry/courier.json', expect.objectContaining({ cache: 'no-cache' })],
    ]);
  });

  it('of the document are not changed by a newer registry', async () => {
    const files = { 'remoteEntry.js': 'sha384-changed' };
    const changed = alpha.releases.map((release) => ({ ...release, files }));
    const { hashes } = loadHashes(buildRegistry({ ...alpha, releases: changed }, beta));
    await hashes.load(other);
    expect(hashes.table[ALPHA]).toBe('sha384-active');
  });

  it('cannot be changed by their users', async () => {
    const { hashes } = loadHashes(published);
    await hashes.load(other);
    const held = hashes.table as Record<string, string>;
    for (const spoil of [
      () => (held[BETA] = 'sha384-evil'),
      () => Object.defineProperty(held, 'https://evil.test/x.js', { value: 'sha384-x' }),
      () => Object.setPrototypeOf(held, {}),
    ])
      expect(spoil).toThrow();
    Reflect.deleteProperty(held, ALPHA);
    expect([held[ALPHA], held[BETA], held['https://evil.test/x.js']]).toEqual([
      'sha384-active',
      'sha384-active',
      undefined,
    ]);
  });

  it.each([
    ['a line that is cut', new TypeError('Failed to fetch'), 'network'],
    ['a server that fails', new Response('', { status: 502 }), 'server'],
    ['an answer that is no registry', new Response('<!doctype html>'), 'server'],
    ['a registry without that release', buildRegistry(alpha), 'missing'],
  ])('are requested again after %s', async (_, answer, kind) => {
    const { hashes } = loadHashes(answer, published);
    await expect(hashes.load(other)).rejects.toMatchObject({ name: 'RemoteFault', kind });
    expect(hashes.table[BETA]).toBeUndefined();
    await hashes.load(other);
    expect(hashes.table[BETA]).toBe('sha384-active');
  });

  it('are preloaded; a failure of the preload is ignored until hashes are needed', async () => {
    const { hashes } = loadHashes(new TypeError('Failed to fetch'), published);
    await hashes.fetchAhead();
    await hashes.load(other);
    expect(hashes.table[BETA]).toBe('sha384-active');
  });

  it('are complete without a request if the page contains all of them', async () => {
    const fetcher = jest.fn<typeof fetch>();
    const hashes = createFileHashes(published, BASE, fetcher);
    await hashes.fetchAhead();
    await hashes.load(beta.active);
    expect(hashes.table[BETA]).toBe('sha384-active');
    expect(fetcher).not.toHaveBeenCalled();
  });
});
