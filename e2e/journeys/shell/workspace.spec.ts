import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { expect } from '../../fixtures/portal';
import { pressOn, typeInto } from '../../pages/by-keyboard';
import { signIn, signInReading, startIn } from '../../pages/sign-in';
import { startPortal, type Portal } from '../../../tools/portal/start-portal';

/** A portal with bulk upload and editable outlets. */
const test = base.extend<object, { portal: Portal }>({
  portal: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'courier-flags-'));
      const file = join(folder, 'flags.json');
      writeFileSync(file, JSON.stringify({ 'bulk-order-upload': true, 'edit-vendor-outlet': true }));
      const portal = await startPortal({ simSpeed: 60, env: { FLAGS_FILE: file } });
      await use(portal);
      await portal.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

test('each address of the workspace shows its app, and the browser stores nothing of it [SHELL-ROUTE-08] [SHELL-ROUTE-09] [SHELL-ROUTE-10] [SHELL-ROUTE-11] [SHELL-STORE-05]', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.origin);
  const open = (path: string) => page.goto(`${portal.origin}${path}`);

  for (const path of ['/request-a-rider', '/request-a-rider/v1002']) {
    await open(path);
    await expect(page.getByLabel('Customer name')).toBeVisible();
  }
  await page.getByLabel('Customer name').fill('Chen Yu-an');
  for (const path of ['/order-tracking', '/order-tracking/v1001']) {
    await open(path);
    await expect(page.getByRole('tab', { name: /^New/ })).toBeVisible();
  }
  for (const path of ['/history/v1002', '/history']) {
    await open(path);
    await expect(page.getByRole('heading', { name: 'History', level: 1 })).toBeAttached();
    await expect(page.getByRole('tab', { name: /^New/ })).toHaveCount(0);
  }
  for (const path of ['/bulk-order', '/bulk-order/v1001', '/bulk-order/v1001/j1']) {
    await open(path);
    await expect(page).toHaveURL(/\/bulk-order\/v1001/);
    await expect(page.getByRole('link', { name: 'Bulk order' })).toHaveAttribute('aria-current', 'page');
  }
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(stored).not.toMatch(/status_history|vendor_information|rider_id|bulk_job/);
});

test('Back after signing in leads to the previous page, not through sign-in to the same screen', async ({
  page,
  portal,
}) => {
  const kuwait = `http://kw.localhost:${portal.port}`;
  await page.goto(`${kuwait}/faq`);
  await signInReading(page, kuwait, { locale: 'ar_KW', email: 'owner.kw@demo.test' });
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/request-a-rider/);
});

test('the bar is 57 px high, the phone’s drawer 384 px wide and full high in an app [SHELL-NAV-01] [SHELL-NAV-15] [SHELL-NAV-16]', async ({
  browser,
  portal,
}) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(page, portal.origin);
  // The prerendered HTML has its own bar until hydration.
  await expect.poll(async () => (await page.locator('#root header').first().boundingBox())?.height).toBe(57);
  await page.setViewportSize({ width: 600, height: 800 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(384);
  await page.close();

  const app = await browser.newPage({ viewport: { width: 600, height: 800 } });
  await startIn(app, 'en');
  await app.goto(`${portal.origin}/dev/godroid`);
  await expect(app).toHaveURL(/\/request-a-rider\/v1002/);
  await app.getByRole('button', { name: 'Open the menu' }).click();
  await expect
    .poll(async () => {
      const box = await app.getByRole('dialog', { name: 'Menu' }).boundingBox();
      return [box?.y, box?.height];
    })
    .toEqual([0, 800]);
  await app.close();
});

test('the help centre opens in its panel, answers its frame, and is a page of its own on phones', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.origin);
  await page.goto(`${portal.origin}/order-tracking/v1001`);
  await page.getByRole('button', { name: 'Open the help centre' }).click();
  const panel = page.getByRole('dialog', { name: 'Help centre' });
  const topics = panel.frameLocator('iframe');
  await expect(topics.getByText('How do I request a rider?')).toBeVisible();
  const box = await panel.boundingBox();
  expect([box?.width ?? 0, box?.height ?? 0].map(Math.round)).toEqual([384, 620]);
  const scheme = () => topics.locator('html').evaluate((root) => getComputedStyle(root).colorScheme);
  await page.getByRole('button', { name: 'Account' }).click();
  for (const appearance of ['Dark', 'Light']) {
    await page.getByRole('button', { name: appearance }).click();
    await expect.poll(scheme).toBe(appearance.toLowerCase());
  }
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Open the help centre' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Help centre' }).click();
  await expect(topics.getByText('My rider is late')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`${portal.origin}/helpcenter/v1002`);
  await expect(page.frameLocator('iframe').getByText('What may be sent?')).toBeVisible();
});

test('an app’s session is about its restaurant, has no help centre, and accepts the terms first', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('godroid-tos-required') === null)
      localStorage.setItem('godroid-tos-required', 'true');
    localStorage.setItem('godroid-locale', 'en');
  });
  await page.goto(`${portal.origin}/dev/godroid`);
  await expect(page).toHaveURL(/\/request-a-rider\/v1002/);
  await page.getByRole('button', { name: 'Accept and continue' }).click();
  await expect(page.getByLabel('Customer name')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open the help centre' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByText('Embedded session')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Customer name')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept and continue' })).toHaveCount(0);
});

test('everything by keyboard alone: sign-in, welcome, screens, branch, commands, help, notices, log-out', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('locale') === null) localStorage.setItem('locale', 'en');
  });
  const keys = page.keyboard;
  const goTo = async (text: string) => {
    await keys.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Go to' }).getByRole('combobox')).toBeFocused();
    await keys.type(text);
    await keys.press('Enter');
  };
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await page.goto(`${portal.origin}/connect`);
  await typeInto(page, page.getByLabel('Email'), 'owner@demo.test');
  await typeInto(page, page.getByLabel('Password', { exact: true }), 'Courier#2026');
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/request-a-rider\/v1001/);

  await expect(page.getByRole('region', { name: 'Welcome' })).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await keys.press('Tab');
  expect(await focused()).toBe('Skip to the content');
  await keys.press('Enter');
  await expect(page.locator('#content')).toBeFocused();

  await pressOn(page, page.getByRole('button', { name: 'Close the welcome' }));
  await expect(page.getByRole('region', { name: 'Welcome' })).toHaveCount(0);

  await keys.press('b');
  await keys.type('v1002');
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/request-a-rider\/v1002/);

  await goTo('history');
  await expect(page).toHaveURL(/\/history\/v1002/);
  await keys.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expect(page.getByText('New request').first()).toBeVisible();
  await keys.press('Escape');
  await keys.press('n');
  await expect(page).toHaveURL(/\/request-a-rider\/v1002/);

  await goTo('help');
  const panel = page.getByRole('dialog', { name: 'Help centre' });
  await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
  await keys.press('Escape');
  await expect(panel).toHaveCount(0);

  // The focused element is not below the 57 px bar.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let step = 0; step < 30; step += 1) {
    await keys.press('Tab');
    const hidden = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element.closest('header') || element.matches('body, a[href="#content"]')) return false;
      const { top, height } = element.getBoundingClientRect();
      return height > 0 && top < 57;
    });
    expect(hidden).toBe(false);
  }

  await goTo('log out');
  await expect(page).toHaveURL(`${portal.origin}/`);
  await expect(page.getByText('You are now disconnected.')).toBeVisible();
});
