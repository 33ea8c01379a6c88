import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { readDataBlock } from '@courier/config/document';
import { readRegistry } from '@courier/config/registry';
import { isUnhashedDevelopment } from '../loading/integrity-table';
import { buildEntry, buildLastGood, buildRegistry, buildRoute } from '../testing/build-registry';
import { memoryStorage } from '../testing/memory-storage';
import { writeDataBlock } from '../testing/write-data-block';
import { applyOverrides } from './apply-overrides';
import { allowedOrigins, writtenRegistry } from './written';

const DEVELOPMENT = 'http://localhost:3002';

const registry = buildRegistry(
  buildEntry({ lastGood: buildLastGood() }),
  buildEntry({ name: 'beta', manifest: { routes: [buildRoute({ path: '/ask/:vendorId?' })] } }),
);

/** The document as the server writes it. */
function newDocument(blocks: Record<string, unknown>): void {
  document.body.replaceChildren();
  for (const [id, content] of Object.entries(blocks)) writeDataBlock(id, content);
}

let tab = memoryStorage();
beforeEach(() => {
  tab = memoryStorage();
});

/** Opens an address in the tab; returns the registry for the shell and the new address. */
function open(address: string) {
  newDocument({
    'courier-registry': registry,
    'courier-overrides': { origins: [DEVELOPMENT, 'http://localhost:3003'] },
  });
  const [origins, written] = [allowedOrigins(), writtenRegistry()];
  if (!origins || !written) throw new Error('The document allows no overrides');
  let shown = address;
  applyOverrides({
    origins,
    registry: written,
    tab,
    document,
    location: new URL(address, 'http://tw.localhost'),
    history: { state: null, replaceState: (_state, _title, url) => (shown = String(url)) },
  });
  const reading = readRegistry(readDataBlock('courier-registry'), 'courier');
  if (!reading) throw new Error('The document holds no registry');
  return { registry: reading.registry, shown };
}
const badge = () => screen.queryByRole('complementary', { name: 'Overridden remotes' })?.textContent;

describe('an override', () => {
  it('loads one remote from an allowed origin without a fallback release and shows a badge', () => {
    const { registry: read, shown } = open(`/list/v1001?a=1&remote=alpha@${DEVELOPMENT}`);
    const [alpha, beta] = read.remotes;
    expect(alpha).toMatchObject({
      rollout: 100,
      active: { entry: `${DEVELOPMENT}/mf-manifest.json`, files: {} },
    });
    expect(alpha?.lastGood).toBeUndefined();
    expect(alpha && isUnhashedDevelopment(alpha.active, 'http://tw.localhost')).toBe(true);
    expect(beta).toEqual(registry.remotes[1]);
    expect(badge()).toBe(`alpha ← ${DEVELOPMENT}End`);
    expect(shown).toBe('http://tw.localhost/list/v1001?a=1');
  });

  it('stays with the tab until its end link is followed', () => {
    open(`/list?remote=alpha@${DEVELOPMENT}&remote=beta@http://localhost:3003`);
    expect(open('/history').registry.remotes.map(({ active }) => active.entry)).toEqual([
      `${DEVELOPMENT}/mf-manifest.json`,
      'http://localhost:3003/mf-manifest.json',
    ]);
    const end = screen.getByRole('link', { name: 'End' }).getAttribute('href') ?? '';
    open(`/history${end}`);
    open('/history');
    expect(badge()).toBeUndefined();
  });

  it.each([
    ['an origin that is not listed', 'alpha@http://evil.example'],
    ['a port that is not listed', 'alpha@http://localhost:9999'],
    ['an origin that only begins like a listed one', `alpha@${DEVELOPMENT}.evil.example`],
    ['a remote that is not composed', `gamma@${DEVELOPMENT}`],
    ['a text that is no override', 'nonsense'],
  ])('is refused with a visible message for %s', (_, text) => {
    const { registry: read } = open(`/list?remote=${encodeURIComponent(text)}`);
    expect(read).toEqual(registry);
    expect(badge()).toBe(`${text}: not allowedEnd`);
  });

  it.each([
    ['names no origins', {}],
    ['names no list of them', { 'courier-overrides': { origins: DEVELOPMENT } }],
    ['names something else among them', { 'courier-overrides': { origins: [DEVELOPMENT, 7] } }],
    ['says nothing', { 'courier-overrides': null }],
  ])('is disabled in a document that %s', (_, blocks) => {
    newDocument(blocks);
    expect(allowedOrigins()).toBeUndefined();
  });

  it.each([
    ['has no registry', {}],
    ['has one without remotes', { 'courier-registry': { remotes: 'none' } }],
    [
      'has a remote without a name',
      { 'courier-registry': { remotes: [{ name: 'alpha' }, { name: 7 }, null] } },
    ],
  ])('finds no registry in a document that %s', (_, blocks) => {
    newDocument(blocks);
    expect(writtenRegistry()).toBeUndefined();
  });
});
