import type { Page } from '@playwright/test';
import type { Look } from './options';
import type { Shoot } from './shoot';

const PHONES: Readonly<Record<string, string>> = { ar_KW: '99887766', ur_PK: '03012345678' };

async function clearStorage(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/faq`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

export async function walkGuest(page: Page, origin: string, look: Look, shoot: Shoot): Promise<void> {
  if (!shoot.wants('visitor')) return;
  await clearStorage(page, origin);
  await page.goto(`${origin}/guest`);
  await page.locator('input[autocomplete="name"]').fill('Lin Chia-hao');
  await page.locator('input[type="tel"]').fill(PHONES[look.locale] ?? '0912048317');
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(/request-a-rider/);
  // The invitation to register follows the first order.
  await page.evaluate(() => localStorage.setItem('guest-orders', '["guest-1"]'));
  await page.reload();
  await page.getByRole('dialog').waitFor();
  await shoot('visitor-invited');
  await page.keyboard.press('Escape');
  await shoot('visitor');
  await page.getByRole('banner').getByRole('button').last().click();
  await shoot('visitor-account');
}

export async function walkEmbedded(page: Page, origin: string, look: Look, shoot: Shoot): Promise<void> {
  if (!shoot.wants('embedded')) return;
  await clearStorage(page, origin);
  await page.evaluate((locale) => {
    localStorage.setItem('godroid-locale', locale);
    localStorage.setItem('godroid-tos-required', 'true');
  }, look.locale);
  await page.goto(`${origin}/dev/godroid`);
  await page.getByRole('dialog').waitFor();
  await shoot('embedded-terms');
  await page.getByRole('dialog').getByRole('button').last().click();
  await shoot('embedded');
  await page.getByRole('banner').getByRole('button').first().click();
  await shoot('embedded-menu');
}
