import { expect, test } from '../fixtures/portal';
import { signIn } from '../pages/sign-in';
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
