import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countryFacts, demoAccount, SUPPORTED_LOCALES } from '@courier/config';
import { languageTag, uiLanguageOf } from '@courier/i18n';
import { expect, test } from '../../fixtures/portal';
import { visibleEnglish } from '../../pages/visible-english';
import { lookCountry } from '../../screenshots/options';
import { signInReading } from '../../pages/sign-in';

const ROOT = join(import.meta.dirname, '../../..');
const readJson = <Content>(file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Content;

const READERS = [
  {
    country: 'de',
    language: 'de',
    locale: 'de_DE',
    tag: 'de-DE',
    address: '52.5200, 13.4050',
    name: 'Jürgen Müller',
    phone: '0151 23456789',
    description: '2 Friesentee, 1 Streuselkuchen',
    amount: '24,50',
  },
  {
    country: 'th',
    language: 'th',
    locale: 'th_TH',
    tag: 'th-TH',
    address: '13.7563, 100.5018',
    name: 'สมชาย ใจดี',
    phone: '081 234 5678',
    description: 'ชาไทย 2 แก้ว',
    amount: '240',
  },
] as const;

for (const reader of READERS) {
  test.describe(`in ${reader.country}`, () => {
    test.use({ locale: reader.tag });
    test(`a shop in ${reader.country} signs in, places and follows an order in its own language`, async ({
      page,
      portal,
    }) => {
      const { language, country } = reader;
      expect(countryFacts(country).supportedLanguages).toContain(reader.locale);
      const origin = `http://${country}.localhost:${portal.port}`;
      const status = readJson<Record<string, string>>(`packages/i18n/locales/${language}/order-status.json`);
      const menu = readJson<{ nav: { request: string } }>(`apps/request-rider/locales/${language}.json`).nav
        .request;

      await page.goto(`${origin}/connect`);
      await page.getByRole('heading').first().waitFor();
      expect(await visibleEnglish(page, language)).toEqual([]);
      await signInReading(page, origin, { locale: reader.locale, email: demoAccount(country.toUpperCase()) });
      await expect(page.locator('html')).toHaveAttribute('lang', reader.tag);
      await expect(page.getByRole('link', { name: menu })).toBeVisible();

      const formField = (name: string, kind: string) =>
        page.locator(`[data-field="${name}"] ${kind}`).first();
      await formField('address', 'input').fill(reader.address);
      await page.getByRole('option').first().click();
      await formField('name', 'input').fill(reader.name);
      await formField('phone', 'input').fill(reader.phone);
      await formField('description', 'textarea').fill(reader.description);
      await formField('amount', 'input').fill(reader.amount);
      await page.getByRole('timer').first().waitFor();
      expect(await visibleEnglish(page, language)).toEqual([]);
      await page.locator('button[aria-keyshortcuts="Control+Enter"]').first().click();

      await expect(page).toHaveURL(/\/order-tracking\/.*order_id=/);
      await expect(page.getByText(reader.name).first()).toBeVisible();
      expect(await visibleEnglish(page, language)).toEqual([]);
      await page.evaluate(() =>
        fetch('/courier/api/v1/simulator', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ speed: 600 }),
        }),
      );
      await expect(page.getByText(status['delivered'] ?? '').first()).toBeVisible({ timeout: 240_000 });
      expect(await visibleEnglish(page, language)).toEqual([]);
    });
  });
}

test('the first HTML of each of the 43 locales is in its own language', async ({ page, portal }) => {
  for (const locale of SUPPORTED_LOCALES) {
    const language = uiLanguageOf(locale);
    const { landing } = readJson<{ landing: { title: string } }>(`apps/shell/locales/${language}.json`);
    const answer = await page.request.get(`http://localhost:${portal.port}/?lang=${locale}`, {
      headers: { host: `${lookCountry({ locale })}.localhost:${portal.port}` },
    });
    const html = await answer.text();
    expect([locale, html.includes(`lang="${languageTag(locale)}"`)]).toEqual([locale, true]);
    expect([locale, html.includes(`>${landing.title}</span`)]).toEqual([locale, true]);
  }
});
