import type { Page } from '@playwright/test';
import type { Shoot } from './shoot';

const PAGES = {
  landing: '/',
  'sign-in': '/connect',
  register: '/register',
  reset: '/forgot-password',
  guest: '/guest',
  faq: '/faq',
  terms: '/termsandconditions',
  'prohibited-items': '/prohibiteditems-c2c',
  'not-found': '/nobody/knows',
} as const;

export async function walkPublicScreens(page: Page, origin: string, shoot: Shoot): Promise<void> {
  for (const [name, path] of Object.entries(PAGES)) {
    if (!shoot.wants(name)) continue;
    await page.goto(`${origin}${path}`);
    await page.getByRole('heading').first().waitFor();
    await shoot(name, { whole: name === 'landing' || name === 'faq' || name === 'register' });
    if (name === 'register') {
      await page.locator('form button[type="submit"]').first().click();
      await shoot('register-problems', { whole: true });
    }
  }
}
