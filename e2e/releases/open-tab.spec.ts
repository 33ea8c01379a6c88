import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { ROOT } from '../../tools/publish/paths';
import { startPortal } from '../../tools/portal/start-portal';
import { shipRelease } from '../setup/ship-release';
import { signIn } from '../pages/sign-in';

const REMOTE = 'tracking-history';

const command = (site: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(ROOT, 'tools/release/change.ts'), ...args, '--to', site], {
    encoding: 'utf8',
  });

const tab = (page: Page, name: RegExp) => page.getByRole('link', { name }).first();
const history = (page: Page) => page.getByRole('link', { name: /^History/ });
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) =>
  page.evaluate(() => (window as { sameDocument?: boolean }).sameDocument === true);

/** Advances the tab's clock by a minute and waits for the requests. */
async function passMinute(page: Page): Promise<void> {
  const answered = page.waitForResponse(/\/registry\/courier\.json/);
  await page.clock.fastForward(60_000);
  await (await answered).finished();
}

/** Switches between two screens until the update is applied; it waits for pending requests. */
async function goUntil(page: Page, tabs: number): Promise<void> {
  await expect(async () => {
    await tab(page, /^Order tracking/).click();
    await expect(page).toHaveURL(/\/order-tracking/);
    await tab(page, /^Request a rider/).click();
    await expect(page).toHaveURL(/\/request-a-rider/);
    await expect(history(page)).toHaveCount(tabs, { timeout: 5000 });
  }).toPass();
}

test('a canary reaches the open tab of its vendor alone, a recall takes it back, and nothing typed is lost', async ({
  page,
  browser,
}) => {
  const portal = await startPortal();
  command(portal.siteDir, 'mark-good', REMOTE);
  const others = await browser.newContext({ locale: 'en-GB' });
  const otherPage = await others.newPage();
  for (const one of [page, otherPage]) await one.clock.install();
  await signIn(page, portal.origin);
  await signIn(otherPage, portal.origin, 'solo@demo.test');
  const name = page.getByLabel('Customer name');
  await name.fill('Chou Yu-ting');

  await test.step('the release is for the vendor v1001', async () => {
    const canary = { percent: 0, vendors: ['v1001'] };
    shipRelease(portal.siteDir, 'courier', REMOTE, {
      version: 'next',
      withoutTab: 'history',
      canary,
    });
    for (const one of [page, otherPage]) {
      await mark(one);
      await passMinute(one);
      await expect(history(one)).toHaveCount(1);
    }
    await expect(name).toHaveValue('Chou Yu-ting');
    expect(await isSameDocument(page)).toBe(true);
    const code = page.waitForResponse((one) => /\/next\/.*\.js$/.test(one.url()) && one.ok());
    await goUntil(page, 0);
    expect(await isSameDocument(page)).toBe(false);
    await code;
    await goUntil(otherPage, 1);
    expect(await isSameDocument(otherPage)).toBe(true);
  });

  await test.step('what was typed before is still there', async () => {
    await expect(name).toHaveValue('Chou Yu-ting');
  });

  await test.step('the recall is one command', async () => {
    expect(command(portal.siteDir, 'rollback', REMOTE, '--why', 'wrong words')).toContain('courier:');
    await mark(page);
    await passMinute(page);
    expect(await isSameDocument(page)).toBe(true);
    await goUntil(page, 1);
    expect(await isSameDocument(page)).toBe(false);
    await expect(name).toHaveValue('Chou Yu-ting');
  });

  await others.close();
  await portal.dispose();
});
