import { test as base, expect, type Page } from '@playwright/test';
import { TEA_ORDER, fillRequest } from '../pages/request-form';
import { signIn } from '../pages/sign-in';
import { moveRemote } from '../setup/move-remote';
import { serveFolder, type StaticOrigin } from '../setup/serve-folder';
import { startPortal, type Portal } from '../../tools/portal/start-portal';

interface Hosts {
  portal: Portal;
  /** Serves `tracking-history` from a separate origin. */
  host: StaticOrigin;
}

const test = base.extend<object, { hosts: Hosts }>({
  hosts: [
    async ({}, use) => {
      const portal = await startPortal();
      const host = await serveFolder(portal.siteDir);
      moveRemote(portal.siteDir, 'courier', 'tracking-history', host.origin);
      await use({ portal, host });
      await host.kill();
      await portal.dispose();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

// The longest file runs last, so both workers share it.
test.describe.configure({ mode: 'parallel' });

const openTracking = (page: Page) => page.getByRole('link', { name: /^Order tracking/ }).click();
const orders = (page: Page) => page.getByRole('tab', { name: /^New/ });
const wall = (page: Page) => page.getByRole('heading', { name: /is not loading right now/ });

test('a remote runs from a second origin by its registry entry alone', async ({ page, hosts }) => {
  hosts.host.setFault('none');
  await signIn(page, hosts.portal.origin);
  await openTracking(page);
  await expect(orders(page)).toBeVisible();
});

test('a remote whose server is killed affects only its own panel, reports it, and recovers', async ({
  page,
  hosts,
}) => {
  await signIn(page, hosts.portal.origin);
  await hosts.host.kill();
  await openTracking(page);
  await expect(page.getByText(/takes longer than usual/)).toBeVisible();
  await page.getByRole('link', { name: /^Request a rider/ }).click();
  await fillRequest(page, TEA_ORDER);
  await expect(page.getByText('Fee valid for another').first()).toBeVisible();
  await openTracking(page);
  await expect(
    wall(page)
      .or(page.getByText(/takes longer than usual/))
      .first(),
  ).toBeVisible();
  await hosts.host.revive();
  // An automatic retry may come before the click; on the error page only a click helps.
  const again = page.getByRole('button', { name: /^(Retry|Try again)$/ }).first();
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 5000 });
    await expect(orders(page)).toBeVisible({ timeout: 10_000 });
  }).toPass();
});

test('a remote that is 404 shows its panel at once and the rest of the portal stays', async ({
  page,
  hosts,
}) => {
  hosts.host.setFault('404', /^\/remotes\//);
  await signIn(page, hosts.portal.origin);
  await openTracking(page);
  await expect(wall(page)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Request a rider/ }).first()).toBeVisible();
  hosts.host.setFault('none');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(orders(page)).toBeVisible();
});

test('a remote that hangs shows a message after 8 seconds, and the rest stays usable', async ({
  page,
  hosts,
}) => {
  hosts.host.setFault('hang', /^\/remotes\//);
  await signIn(page, hosts.portal.origin);
  await openTracking(page);
  await expect(page.getByText(/takes longer than usual/)).toBeVisible();
  await page.getByRole('link', { name: /^Request a rider/ }).click();
  await expect(page.getByLabel('Customer name')).toBeVisible();
  hosts.host.setFault('none');
});

test('a file that was changed in transit is refused by its hash', async ({ page, hosts }) => {
  hosts.host.setFault('tampered', /\.js$/);
  await signIn(page, hosts.portal.origin);
  await openTracking(page);
  await expect(wall(page)).toBeVisible();
  hosts.host.setFault('none');
});
