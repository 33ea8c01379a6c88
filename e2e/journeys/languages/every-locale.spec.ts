import { test as base } from '@playwright/test';
import { countryFacts, SUPPORTED_LOCALES } from '@courier/config';
import { languageTag, uiLanguageOf } from '@courier/i18n';
import { ownPortal } from '../../fixtures/own-portal';
import { expect } from '../../fixtures/portal';
import { startMarkedPortal } from '../../fixtures/texts-portal';
import { readCountryShop } from '../../pages/country-shop';
import { fillForm } from '../../pages/main-screens';
import { ShownData } from '../../pages/shown-data';
import { signInReading } from '../../pages/sign-in';
import { unmarkedTexts } from '../../pages/unmarked-texts';
import { lookCountry } from '../../screenshots/options';
import { markedTexts } from '../../setup/pseudo-texts';
import type { Texts } from '../../setup/locale-texts';
import type { Portal } from '../../../tools/portal/start-portal';

const test = base.extend<object, { portal: Portal }>({ portal: ownPortal(startMarkedPortal) });

/** Four scripts, one of them from right to left and one without spaces; the deep run checks all locales. */
const CHECKED = process.env['COURIER_DEEP']
  ? SUPPORTED_LOCALES
  : (['de_DE', 'ar_KW', 'th_TH', 'ja_JP'] as const);

for (const locale of CHECKED) {
  test(`a shop reading ${locale} signs in, places and follows an order, and sees no text but those of its language`, async ({
    browser,
    portal,
    playwright,
  }) => {
    const country = lookCountry({ locale });
    const tag = languageTag(locale);
    expect(countryFacts(country).supportedLanguages).toContain(locale);
    const calls = await playwright.request.newContext();
    const { email, customer, vendors } = await readCountryShop(calls, portal.origin, country);
    const context = await browser.newContext({ locale: tag, reducedMotion: 'reduce' });
    await context.addInitScript((value) => localStorage.setItem('locale', value), locale);
    const page = await context.newPage();
    const data = new ShownData(page, { locale, country });
    data.add(...Object.values(customer), email);
    data.addAnswer(vendors);
    const check = async (place: string) => {
      await page.waitForLoadState('networkidle');
      const texts = await unmarkedTexts(page, await data.list());
      expect.soft({ place, texts }).toEqual({ place, texts: [] });
    };
    const origin = `http://${country}.localhost:${portal.port}`;

    await page.goto(`${origin}/connect`);
    await page.getByRole('heading').first().waitFor();
    await check('sign-in');
    await signInReading(page, origin, { locale, email });
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await page.locator('[data-field="address"] input').first().waitFor();
    await check('empty form');
    await fillForm({ page, customer, width: 1440 });
    await check('form with the fee');
    await page.locator('button[aria-keyshortcuts="Control+Enter"]').first().click();

    await expect(page).toHaveURL(/\/order-tracking\/.*order_id=/);
    await expect(page.getByText(customer.name).first()).toBeVisible();
    await check('order under way');
    await calls.post(`${portal.origin}/courier/api/v1/simulator`, { data: { speed: 600 } });
    const { delivered } = markedTexts(uiLanguageOf(locale))['order-status'] as Texts;
    await expect(page.getByText(String(delivered), { exact: true }).first()).toBeVisible({
      timeout: 240_000,
    });
    await check('delivered order');
    await calls.dispose();
    await context.close();
  });
}
