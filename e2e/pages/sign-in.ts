import { expect, type Page } from '@playwright/test';

export const PASSWORD = 'Courier#2026';

/** Sets the start language of a browser profile and marks the welcome as read. */
export async function startIn(page: Page, locale: 'en' | 'zh_Hant_TW'): Promise<void> {
  await page.addInitScript((value) => {
    if (localStorage.getItem('locale') === null) localStorage.setItem('locale', value);
    localStorage.setItem('onboarding-done', 'true');
  }, locale);
}

/** Signs in on the public document and waits for the workspace. */
export async function signIn(page: Page, origin: string, email = 'owner@demo.test'): Promise<void> {
  await startIn(page, 'en');
  await page.goto(`${origin}/connect`);
  // Older releases of the shell say "E-mail".
  await page.getByLabel(/^E-?mail$/).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/request-a-rider/);
}

/** Signs in on a page in another language than the tests, and waits for the workspace. */
export async function signInReading(
  page: Page,
  origin: string,
  { locale, email }: { locale: string; email: string },
): Promise<void> {
  await page.addInitScript((value) => {
    localStorage.setItem('locale', value);
    localStorage.setItem('onboarding-done', 'true');
  }, locale);
  await page.goto(`${origin}/connect`);
  await page.locator('input[type="email"]').fill(email);
  await page.locator('input[type="password"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/request-a-rider/);
}
