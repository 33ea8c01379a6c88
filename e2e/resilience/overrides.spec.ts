import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { signIn } from '../pages/sign-in';
import { SITE } from '../../tools/portal/paths';
import { publishedEntry } from '../setup/published-entry';
import { serveFolder } from '../setup/serve-folder';
import { startPortal } from '../../tools/portal/start-portal';

const REMOTE = 'tracking-history';

test('a remote of a listed development server runs visibly in the portal until it is ended', async ({
  page,
}) => {
  const { active } = publishedEntry(SITE, 'courier', REMOTE);
  const host = await serveFolder(join(SITE, dirname(active.entry)));
  const portal = await startPortal({ env: { OVERRIDE_ORIGINS: host.origin } });
  const badge = page.getByRole('complementary', { name: 'Overridden remotes' });
  const orders = page.getByRole('tab', { name: /^New/ });
  const countScripts = (origin: string) =>
    page.evaluate(
      (from) => performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(from)).length,
      origin,
    );

  await signIn(page, portal.origin);
  await page.goto(`${portal.origin}/order-tracking/v1001?remote=${REMOTE}@${host.origin}`);
  await expect(orders).toBeVisible();
  await expect(badge).toContainText(`${REMOTE} ← ${host.origin}`);
  expect(page.url()).not.toContain('remote=');
  expect(await countScripts(host.origin)).toBeGreaterThan(1);

  // Files of the development server are not checked; those of other remotes are.
  host.setFault('tampered', /\.js$/);
  await page.route('**/remotes/request-rider/**/*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n/* changed on the way */` });
  });
  await page.reload();
  await expect(orders).toBeVisible();
  await page.getByRole('link', { name: /^Request a rider/ }).click();
  await expect(page.getByRole('heading', { name: 'Request a rider is not loading right now' })).toBeVisible();
  await page.unroute('**/remotes/request-rider/**/*.js');
  host.setFault('none');

  await page.goto(`${portal.origin}/history/v1001`);
  await expect(badge).toBeVisible();
  await badge.getByRole('link', { name: 'End' }).click();
  await expect(page.getByRole('table').or(page.getByRole('heading')).first()).toBeVisible();
  await expect(badge).toBeHidden();
  expect(await countScripts(host.origin)).toBe(0);

  await page.goto(`${portal.origin}/order-tracking/v1001?remote=${REMOTE}@http://evil.example`);
  await expect(orders).toBeVisible();
  await expect(badge).toContainText('not allowed');
  await portal.dispose();
  await host.kill();
});
