import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import config from '../playwright.config';
import { chooseAddress, fillDetails, TEA_ORDER } from '../pages/request-form';
import { PASSWORD } from '../pages/sign-in';
import { ROOT } from '../setup/paths';
import { startPortal } from '../setup/start-portal';

/** usage: npm run screenshots — every screen, 1440 and 390, English and Traditional Chinese, into reports/screenshots. */
const FOLDER = join(ROOT, 'reports/screenshots');
const SIZES = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } } as const;
const LOCALES = ['en', 'zh_Hant_TW'] as const;

type Shoot = (name: string) => Promise<void>;

async function openPage(browser: Browser, size: keyof typeof SIZES, locale: string, theme: 'light' | 'dark') {
  const context = await browser.newContext({ viewport: SIZES[size], colorScheme: theme, locale: 'en-GB' });
  await context.addInitScript((value) => {
    localStorage.setItem('locale', value);
    localStorage.setItem('onboarding-done', 'true');
  }, locale);
  return context.newPage();
}

async function signInAnyLanguage(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/connect`);
  await page.locator('input[type="email"]').fill(email);
  await page.locator('input[type="password"]').fill(PASSWORD);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(/request-a-rider/);
}

/** Fields by their place, so that the walk works in every language. */
async function walkRequest(page: Page, origin: string, isEnglish: boolean, isWide: boolean, shoot: Shoot) {
  await page.goto(`${origin}/request-a-rider/v1002`);
  await page.getByRole('combobox').first().waitFor();
  await shoot('request-empty');
  if (!isEnglish) return;
  await page.getByRole('combobox').first().fill('17 Ln. 240 Guangfu');
  await page.getByRole('option').first().waitFor();
  await shoot('request-suggestions');
  await chooseAddress(page, TEA_ORDER.address);
  if (!isWide) {
    await shoot('request-where');
    await page.getByRole('button', { name: 'Continue to details' }).click();
  }
  await fillDetails(page, TEA_ORDER);
  await shoot('request-filled');
  if (!isWide) {
    await page.getByRole('button', { name: 'Review order' }).click();
    await shoot('request-review');
  }
}

async function walkTracking(page: Page, origin: string, shoot: Shoot) {
  await page.goto(`${origin}/order-tracking/v1001`);
  await page.getByRole('tab').first().waitFor();
  await shoot('tracking-new-tab');
  for (const [index, name] of [
    [2, 'collected'],
    [3, 'delivered'],
    [4, 'cancelled'],
  ] as const) {
    await page.getByRole('tab').nth(index).click();
    await shoot(`tracking-${name}`);
    const first = page.getByRole('tabpanel').getByRole('listitem').first();
    if ((await first.count()) === 0) continue;
    await first.getByRole('button').click();
    await shoot(`tracking-${name}-open`);
    await page.goto(`${origin}/order-tracking/v1001`);
    await page.getByRole('tab').first().waitFor();
  }
  await page.goto(`${origin}/history/v1001`);
  await page.getByRole('list').first().waitFor();
  await shoot('history');
}

const browser = await chromium.launch(config.use?.launchOptions ?? {});
const portal = await startPortal({ simSpeed: 1 });
mkdirSync(FOLDER, { recursive: true });
const themes = process.argv.includes('--dark') ? (['light', 'dark'] as const) : (['light'] as const);

for (const theme of themes) {
  for (const locale of LOCALES) {
    for (const size of [1440, 390] as const) {
      const page = await openPage(browser, size, locale, theme);
      const shoot: Shoot = async (name) => {
        await page.waitForTimeout(2500);
        const suffix = theme === 'dark' ? '-dark' : '';
        await page.screenshot({ path: join(FOLDER, `${name}-${locale}-${size}${suffix}.png`) });
      };
      await page.goto(`${portal.origin}/`);
      await shoot('landing');
      await signInAnyLanguage(page, portal.origin, 'owner@demo.test');
      await walkRequest(page, portal.origin, locale === 'en', size === 1440, shoot);
      await walkTracking(page, portal.origin, shoot);
      await page.context().close();
      console.log(`${locale} ${size} ${theme}`);
    }
  }
}
await browser.close();
await portal.dispose();
