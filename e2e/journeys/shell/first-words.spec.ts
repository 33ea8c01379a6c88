import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/portal';
import { signIn } from '../../pages/sign-in';

interface ShellTexts {
  landing: { title: string };
}
const titleIn = (language: string) => {
  const file = join(import.meta.dirname, `../../../apps/shell/locales/${language}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as ShellTexts).landing.title;
};

/** Sum of all layout shifts without recent input. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer is not called if there is no shift.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

const inCharge = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('courier:in-charge').length > 0);

for (const [country, browser, language, lang] of [
  ['kw', 'ar-KW', 'ar', 'ar-KW'],
  ['pk', 'ur', 'ur', 'ur-PK'],
  ['tw', 'zh-TW', 'zh_Hant_TW', 'zh-Hant-TW'],
  ['tw', 'en-US', 'en', 'en'],
  ['de', 'de-DE', 'de', 'de-DE'],
  ['th', 'th', 'th', 'th-TH'],
] as const) {
  test(`a ${browser} browser shows its language from the first paint in ${country}, without layout shifts`, async ({
    browser: chromium,
    portal,
  }) => {
    const context = await chromium.newContext({ locale: browser });
    const page = await context.newPage();
    const answer = await page.goto(`http://${country}.localhost:${portal.port}/`);
    const title = titleIn(language);
    expect(await answer?.text()).toContain(`>${title}</span`);
    await inCharge(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    expect(await shifts(page)).toBeLessThan(0.005);
    await context.close();
  });
}

test('a language that was chosen is the first one painted on the next page and after sign-out', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.origin}/`);
  await inCharge(page);
  await page.getByLabel('Language').selectOption('zh_Hant_TW');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleIn('zh_Hant_TW'));
  expect(await (await page.reload())?.text()).toContain(titleIn('zh_Hant_TW'));
  const terms = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('contentinfo').getByRole('link').nth(1).click();
  expect((await terms).url()).toContain('/termsandconditions?lang=zh_Hant_TW');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW');

  await page.evaluate(() => localStorage.clear());
  await signIn(page, portal.origin);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByLabel('Language').selectOption('zh_Hant_TW');
  await page.getByRole('button', { name: '登出' }).click();
  await expect(page).toHaveURL(`${portal.origin}/?lang=zh_Hant_TW`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleIn('zh_Hant_TW'));
});
