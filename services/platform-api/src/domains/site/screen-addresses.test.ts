import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { hasScreenAt, readRegistry, type RemoteManifest } from '@courier/config/registry';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { writeTestSite } from '../../testing/inputs/write-test-site';
import { helpFrame, offeredTopics } from '../mail/help-centre/help-frame';
import { guestOrderMail } from '../mail/mail-texts';
import { linkToOrder } from '../orders/guests/open-mailed-order';
import { PORTAL_PATHS } from './portal-paths';
import { createScreenAddresses } from './screen-addresses';

const APPS = join(__dirname, '../../../../../apps');
const MANIFEST = 'src/remote.manifest.ts';
const manifests = readdirSync(APPS)
  .filter((app) => existsSync(join(APPS, app, MANIFEST)))
  .map((app) => jest.requireActual<{ manifest: RemoteManifest }>(join(APPS, app, MANIFEST)).manifest);

/** Every non-empty set of remotes. */
const subsets = Array.from({ length: 2 ** manifests.length - 1 }, (_, index) =>
  manifests.filter((_manifest, bit) => ((index + 1) >> bit) & 1),
).map((chosen) => ({ title: chosen.map(({ name }) => name).join(' + '), chosen }));

const PORTAL = { country: 'TW', brand: 'courier' } as const;
const ORIGIN = 'http://tw.localhost:8080';
const site = writeTestSite();
const screens = createScreenAddresses({ publicOrigin: null, port: 8080, siteDir: site.folder });

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

function compose(chosen: readonly RemoteManifest[]): void {
  const remotes = chosen.map((manifest) => ({
    name: manifest.name,
    active: { version: '1', entry: `/remotes/${manifest.name}/1/mf-manifest.json`, files: {}, preload: [] },
    rollout: 100,
    manifest,
    texts: {},
  }));
  const reading = readRegistry({ schemaVersion: 1, brand: 'courier', remotes }, 'courier');
  if (!reading) throw new Error('The registry is not readable');
  site.writeRegistry(reading.registry);
}

/** Everything that the server writes about one order of a guest. */
async function writeTexts() {
  const deps = { ...server.deps, screens };
  const texts = server.deps.serverTexts({ ...PORTAL, locale: 'en' });
  const order = { orderId: 'guest-7-1', ...PORTAL, createdAt: server.deps.clock.nowSeconds() };
  const facts = { orderId: 'guest-7-1', description: 'Tea', fee: 'TWD 65' };
  const placed = guestOrderMail(texts, 'placed', {
    ...facts,
    link: await screens.find(PORTAL, PORTAL_PATHS.publicTracking('guest-7-1', 'secret')),
    ownLink: await linkToOrder(deps, order),
  });
  const receipt = guestOrderMail(texts, 'receipt', {
    ...facts,
    link: await screens.find(PORTAL, PORTAL_PATHS.deliveryReceipt('guest-7-1')),
    ownLink: null,
  });
  const topics = await offeredTopics(async (path) => (await screens.find(PORTAL, path)) !== null);
  return { placed: placed.text, receipt: receipt.text, help: helpFrame(texts, topics) };
}

const findLinks = (text: string) => text.match(/https?:\/\/\S+/g) ?? [];

it('there are 63 compositions of the six remotes', () => {
  expect(subsets).toHaveLength(63);
});

describe.each(subsets)('a brand of $title', ({ chosen }) => {
  const own = chosen.map((manifest) => ({ manifest }));
  const has = (name: string) => chosen.some((manifest) => manifest.name === name);

  it('mails and describes only screens that it has', async () => {
    compose(chosen);
    const { placed, receipt, help } = await writeTexts();
    const links = [...findLinks(placed), ...findLinks(receipt)];
    for (const link of links) {
      expect(link.startsWith(`${ORIGIN}/`)).toBe(true);
      // The page of a mailed link belongs to the shell and leads to the screen of the order.
      const to = link.slice(ORIGIN.length).replace(/^\/guest#order=.*/, '/order-tracking');
      expect([to, hasScreenAt(own, to)]).toEqual([to, true]);
    }
    expect(links).toHaveLength((has('public-tracking') ? 2 : 0) + (has('tracking-history') ? 1 : 0));
    expect(placed).not.toMatch(/:$|\n\n\n|\n\n$/);
    expect(help.includes('Open Request a rider')).toBe(has('request-rider'));
    expect(help.includes('Open the order in Order tracking')).toBe(has('tracking-history'));
    const path = await screens.choosePath('courier', PORTAL_PATHS.order('v1', 'o1'));
    expect(path === '/' || hasScreenAt(own, path)).toBe(true);
  });
});

it('counts every screen while the registry cannot be read', async () => {
  site.write('registry/send.json', 'no JSON');
  expect(await screens.find({ ...PORTAL, brand: 'send' }, '/order-tracking')).toBe(
    'http://send.tw.localhost:8080/order-tracking',
  );
});

it('does not repeat the link in an operator’s own text that contains it', () => {
  const texts = server.deps.serverTexts({ ...PORTAL, locale: 'en' });
  const own = { ...texts, text: (key: string, values: object) => `${key} ${JSON.stringify(values)}` };
  const link = `${ORIGIN}/tracking/1`;
  const { text } = guestOrderMail(own as typeof texts, 'placed', {
    orderId: '1',
    description: 'Tea',
    fee: 'TWD 65',
    link,
    ownLink: null,
  });
  expect(text.split(link)).toHaveLength(2);
});
