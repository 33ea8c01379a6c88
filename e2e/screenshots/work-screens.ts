import type { BrowserContext, Page } from '@playwright/test';
import { PASSWORD } from '../pages/sign-in';
import type { Look } from './options';
import type { Shoot } from './shoot';

export async function signInAnyLanguage(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/connect`);
  await page.locator('input[type="email"]').fill(email);
  await page.locator('input[type="password"]').fill(PASSWORD);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(/request-a-rider/);
}

/** Sets language and appearance, and marks the welcome as read until `walkWelcome` clears it. */
export async function startLook(
  context: BrowserContext,
  look: Pick<Look, 'locale' | 'theme'>,
): Promise<void> {
  // tsx wraps the functions of `page.evaluate` in calls of its own.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(({ locale, theme }) => {
    if (localStorage.getItem('locale') === null) localStorage.setItem('locale', locale);
    localStorage.setItem('theme', theme);
    if (sessionStorage.getItem('first-visit') !== null) localStorage.removeItem('onboarding-done');
    else localStorage.setItem('onboarding-done', 'true');
  }, look);
}

const press = async (page: Page, keys: string, shoot: Shoot, name: string) => {
  if (!shoot.wants(name)) return;
  await page.keyboard.press(keys);
  await shoot(name);
  await page.keyboard.press('Escape');
};

export async function walkShell(page: Page, origin: string, wide: boolean, shoot: Shoot): Promise<void> {
  await page.goto(`${origin}/order-tracking`);
  await page.getByRole('tab').first().waitFor();
  await page.locator('main').first().focus();
  await press(page, 'Control+K', shoot, 'palette');
  await press(page, '?', shoot, 'shortcuts');
  const bar = page.getByRole('banner');
  if (wide) {
    for (const [name, button] of [
      ['branches', bar.getByRole('button').first()],
      ['account', bar.getByRole('button').last()],
    ] as const) {
      if (!shoot.wants(name)) continue;
      await button.click();
      await shoot(name);
      await page.keyboard.press('Escape');
    }
  } else if (shoot.wants('drawer')) {
    await bar.getByRole('button').first().click();
    await shoot('drawer');
    await page.keyboard.press('Escape');
  }
  if (shoot.wants('notices')) {
    await bar.getByRole('button').last().click();
    // Key hints (wide screens) and sign-out are below it.
    await page
      .getByRole('dialog')
      .getByRole('button')
      .nth(wide ? -3 : -2)
      .click();
    await shoot('notices');
    await page.keyboard.press('Escape');
  }
  if (wide && shoot.wants('help')) {
    await page.locator('#help-button').click();
    await page.locator('iframe').waitFor();
    await shoot('help');
  }
  if (shoot.wants('help-page')) {
    await page.goto(`${origin}/order-tracking`);
    await page.waitForURL(/order-tracking\/./);
    await page.goto(page.url().replace('order-tracking', 'helpcenter'));
    await page.locator('iframe').waitFor();
    await shoot('help-page');
  }
}

export async function walkWelcome(page: Page, origin: string, shoot: Shoot): Promise<void> {
  if (!shoot.wants('welcome')) return;
  await page.evaluate(() => sessionStorage.setItem('first-visit', 'yes'));
  await page.goto(`${origin}/request-a-rider`);
  await page.locator('section[aria-label]:has(button[aria-label])').first().waitFor();
  await shoot('welcome');
  for (const step of [2, 3]) {
    await page.locator('section[aria-label]:has(button[aria-label]) button:not([aria-label])').last().click();
    await shoot(`welcome-${step}`);
  }
  await page.evaluate(() => sessionStorage.removeItem('first-visit'));
}
