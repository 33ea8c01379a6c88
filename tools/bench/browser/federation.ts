import type { Browser } from '@playwright/test';
import { serveOneBundle } from '../one-bundle/serve-one-bundle';
import { median, rowOf, type Row } from '../report';
import { openSlowPage } from './slow-page';

type StorageState = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

async function signedIn(browser: Browser, origin: string): Promise<StorageState> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/connect`);
  await page.locator('input[type="email"]').fill('owner@demo.test');
  await page.locator('input[type="password"]').fill('Courier#2026');
  await page.locator('form button[type="submit"]').click();
  await page.locator('#root input[role="combobox"]').first().waitFor({ state: 'visible', timeout: 60_000 });
  await page.evaluate(() => localStorage.setItem('onboarding-done', 'true'));
  const state = await context.storageState();
  await context.close();
  return state;
}

async function openOnce(browser: Browser, origin: string, storageState: StorageState) {
  const slow = await openSlowPage(browser, { storageState });
  const started = Date.now();
  await slow.page.goto(`${origin}/request-a-rider`, { waitUntil: 'commit' });
  await slow.page
    .locator('#root input[role="combobox"]')
    .first()
    .waitFor({ state: 'visible', timeout: 60_000 });
  const measured = { ms: Date.now() - started, kB: slow.bytes() / 1000 };
  await slow.close();
  return measured;
}

/** The request screen on a first visit with an empty cache: shell and remote against the same code as one bundle. */
export async function measureFederation(browser: Browser, origin: string, runs: number): Promise<Row[]> {
  const one = await serveOneBundle();
  try {
    const sides = [origin, one.origin].map((address) => ({
      address,
      ms: [] as number[],
      kB: [] as number[],
    }));
    const states = new Map<string, StorageState>();
    for (const { address } of sides) states.set(address, await signedIn(browser, address));
    for (let run = 0; run < runs; run += 1) {
      for (const side of sides) {
        const state = states.get(side.address);
        if (!state) continue;
        const { ms, kB } = await openOnce(browser, side.address, state);
        side.ms.push(ms);
        side.kB.push(kB);
      }
    }
    const [federated, whole] = sides.map(({ ms, kB }) => ({ ms: median(ms), kB: median(kB) }));
    if (!federated || !whole) return [];
    const [ours] = sides;
    return [
      rowOf('request screen, deep link, empty cache, slow: usable', ours?.ms ?? [], 'ms', { floors: 2 }),
      rowOf('request screen, deep link, empty cache: bytes before it is usable', ours?.kB ?? [], 'kB', {
        budget: 250,
      }),
      {
        what: '  against the same code as one bundle, time',
        measured: federated.ms / whole.ms,
        unit: 'ratio',
        budget: 1.05,
      },
      {
        what: '  against the same code as one bundle, bytes',
        measured: federated.kB / whole.kB,
        unit: 'ratio',
        budget: 1.15,
      },
    ];
  } finally {
    await one.dispose();
  }
}
