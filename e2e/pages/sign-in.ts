import { expect, type Page } from '@playwright/test';

export const PASSWORD = 'Courier#2026';

/** Makes a browser profile start in a language, the welcome already read. */
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
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/request-a-rider/);
}
