import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures/portal';
import { signIn } from '../pages/sign-in';
import type { RegistryEntry } from '@courier/config/registry';
import { editRegistry } from '../../tools/portal/edit-registry';

test('taking a remote out of the registry file removes its tab without a build', async ({ page, portal }) => {
  await signIn(page, portal.origin);
  await expect(page.getByRole('link', { name: /^Order tracking/ })).toBeVisible();
  let taken: Parameters<Parameters<typeof editRegistry>[2]>[0] | null = null;
  editRegistry(portal.siteDir, 'courier', (registry) => {
    taken = registry;
    return { ...registry, remotes: registry.remotes.filter((remote) => remote.name !== 'tracking-history') };
  });
  await page.reload();
  await expect(page.getByRole('link', { name: /^Request a rider/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Order tracking/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^History/ })).toHaveCount(0);
  editRegistry(portal.siteDir, 'courier', (registry) => taken ?? registry);
  await page.reload();
  await expect(page.getByRole('link', { name: /^Order tracking/ })).toBeVisible();
});

test('a remote that blocks the page is switched off by the address, and on again', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.origin);
  await page.goto(`${portal.origin}/history/v1001?remote=off:tracking-history`);
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
  await page.goto(`${portal.origin}/request-a-rider/v1001`);
  await expect(page.getByRole('link', { name: /^Request a rider/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^History/ })).toHaveCount(0);
  await page.goto(`${portal.origin}/request-a-rider/v1001?remote=on:tracking-history`);
  await expect(page.getByRole('link', { name: /^History/ })).toBeVisible();
});

const slips: readonly { what: string; change: (entry: RegistryEntry) => unknown; keepsTabs: boolean }[] = [
  {
    what: 'with an unknown icon and slot keeps its tabs',
    change: (entry) => ({
      ...entry,
      manifest: {
        ...entry.manifest,
        slots: ['dashboard'],
        navigation: entry.manifest.navigation.map((item) => ({ ...item, icon: 'rocket' })),
      },
    }),
    keepsTabs: true,
  },
  {
    what: 'with an address that does not parse is gone',
    change: (entry) => ({ ...entry, active: { ...entry.active, entry: 'http://[' } }),
    keepsTabs: false,
  },
  { what: 'that is no entry is gone', change: () => 'tracking-history', keepsTabs: false },
];

test('an invalid entry removes only its own tabs, from sign-in to the request form', async ({
  page,
  portal,
}) => {
  const file = join(portal.siteDir, 'registry/courier.json');
  const sound = readFileSync(file, 'utf8');
  await signIn(page, portal.origin);
  for (const { what, change, keepsTabs } of slips)
    await test.step(what, async () => {
      editRegistry(portal.siteDir, 'courier', (registry) => ({
        ...registry,
        remotes: registry.remotes.map((entry) =>
          entry.name === 'tracking-history' ? (change(entry) as RegistryEntry) : entry,
        ),
      }));
      await page.reload();
      await expect(page.getByLabel('Customer name')).toBeVisible();
      await expect(page.getByRole('link', { name: /^Request a rider/ })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Order tracking/ })).toHaveCount(keepsTabs ? 1 : 0);
      const signInPage = await page.request.get(`${portal.origin}/connect`);
      expect(signInPage.status()).toBe(200);
      expect(portal.log()).toContain('Registry of courier, remote ');
    });
  writeFileSync(file, '{"half":');
  await page.reload();
  await expect(page.getByRole('link', { name: /^Request a rider/ })).toBeVisible();
  expect(portal.log()).toContain('the last good one stays in force');
  writeFileSync(file, sound);
  await page.reload();
  await expect(page.getByRole('link', { name: /^Order tracking/ })).toBeVisible();
});
