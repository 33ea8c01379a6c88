import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import arabic from '../../apps/shell/locales/ar.json';
import english from '../../apps/shell/locales/en.json';
import { startPortal, type Portal } from '../../tools/portal/start-portal';
import { storedSession } from '../../tools/portal/stored-session';
import { ownPortal } from '../fixtures/own-portal';
import { FAULT_KINDS, type FaultKind } from '../setup/fault-kinds';

const test = base.extend<object, { portal: Portal }>({
  portal: ownPortal(startPortal),
});

/** A remote in a deployment of one brand, with the ways to its screen and to another one. */
interface Place {
  brand: string;
  host: string;
  email: string;
  locale: string;
  words: typeof english.remote;
  remote: string;
  path: string;
  other: string;
}
const TAIWAN: Place = {
  brand: 'courier',
  host: 'localhost',
  email: 'owner@demo.test',
  locale: 'en-GB',
  words: english.remote,
  remote: 'tracking-history',
  path: '/history/v1001',
  other: '/request-a-rider/v1001',
};
const KUWAIT: Place = {
  brand: 'oasis',
  host: 'kw.localhost',
  email: 'owner.kw@demo.test',
  locale: 'ar-KW',
  words: arabic.remote as typeof english.remote,
  remote: 'bulk-upload',
  path: '/bulk-order',
  other: '/history',
};
/** Faults that no other journey covers; the deep run covers all, in both places. */
const USUAL = ['a module that is no remote', 'a screen that waits for ever'];
const isDeep = Boolean(process.env['COURIER_DEEP']);
const WALKS = [TAIWAN, KUWAIT].flatMap((place) =>
  FAULT_KINDS.filter(({ what }) => isDeep || (place === KUWAIT && USUAL.includes(what))).map(
    (kind) => [kind, place] as const,
  ),
);

const wall = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('heading', { level: 1 }) });
const tab = (page: Page, path: string) =>
  page.locator(`header nav a[href^="${path.split('/', 2).join('/')}"]`);

async function signIn(page: Page, origin: string, { email }: Place): Promise<void> {
  const session = await storedSession(origin, email);
  await page.addInitScript((text) => {
    localStorage.setItem('onboarding-done', 'true');
    localStorage.setItem('session', text);
  }, session);
}

async function expectEnd(page: Page, portal: Portal, { end }: FaultKind, place: Place, version: string) {
  const { remote, words, path } = place;
  if (end.as === 'wall') {
    await expect(wall(page)).toBeVisible({ timeout: 120_000 });
    const said = (await wall(page).textContent()) ?? '';
    const reasons = end.reasons.map(
      (kind) => words.fault[kind as keyof typeof words.fault].split(' (')[0] ?? '',
    );
    expect(reasons.filter((reason) => said.includes(reason))).not.toEqual([]);
    expect(said).toContain(version);
    if (end.says !== undefined) expect(said).toContain(end.says);
  } else if (end.as === 'told') {
    await expect(page.getByText('still here')).toBeVisible();
    const reportPattern = new RegExp(`"remote":"${remote}","release":"${version}".*${end.says}`);
    await expect.poll(() => portal.log()).toMatch(reportPattern);
    await expect(wall(page)).toHaveCount(0);
  } else if (end.as === 'no tab') await expect(tab(page, path)).toHaveCount(0);
  else if (end.as === 'a notice') {
    const slow = words['slow-title'].replace('{{title}}', '').trim();
    await expect(page.getByRole('heading', { level: 1 }).filter({ hasText: slow })).toBeVisible();
    await expect(page.getByRole('button', { name: words.retry })).toBeVisible();
  } else {
    await expect(tab(page, path)).toBeVisible();
    await expect(page.locator('#content [aria-busy="true"]')).toHaveCount(0);
    await expect(wall(page)).toHaveCount(0);
  }
}

for (const [index, [kind, place]] of WALKS.entries()) {
  test(`${kind.what} ends as ${kind.end.as}, and the rest can be used: ${place.remote} of ${place.brand}`, async ({
    browser,
    portal,
  }) => {
    const origin = `http://${place.host}:${portal.port}`;
    const registry = join(portal.siteDir, 'registry', `${place.brand}.json`);
    const sound = readFileSync(registry);
    const version = `fault-${index}`;
    const context = await browser.newContext({ locale: place.locale });
    try {
      kind.ship({ site: portal.siteDir, brand: place.brand, remote: place.remote, version });
      const page = await context.newPage();
      await signIn(page, origin, place);
      await page.goto(origin + place.other);
      await expect(tab(page, place.other)).toBeVisible();
      if (kind.end.as !== 'no tab') await page.goto(origin + place.path);
      await expectEnd(page, portal, kind, place, version);
      await tab(page, place.other).click();
      await expect(page).toHaveURL(new RegExp(place.other));
      await expect(page.locator('#content :is(input, [role="region"], table)').first()).toBeVisible();
      await expect(wall(page)).toHaveCount(0);
    } finally {
      await context.close();
      writeFileSync(registry, sound);
    }
  });
}
