import type { Page } from '@playwright/test';
import type { Look } from './options';
import type { Shoot } from './shoot';
import { walkAll, type Walks } from './walk-all';

const NEW_PASSWORD = 'Lantern#88';
let visitors = 0;

const submit = (page: Page) => page.locator('form button[type="submit"]').first().click();

/** Sign-in, registration and reset steps that follow an answer of the service. */
export async function walkAccounts(page: Page, origin: string, look: Look, shoot: Shoot): Promise<void> {
  const phone = { ar_KW: '99887766', ur_PK: '03012345678' }[look.locale] ?? '0912048317';
  const walks: Walks = {
    async language() {
      await page.goto(`${origin}/connect`);
      await page.locator('header select, header button[aria-haspopup]').first().focus();
      await shoot('language');
    },
    async 'sign-in-problems'() {
      await page.goto(`${origin}/connect`);
      await submit(page);
      await shoot('sign-in-problems');
    },
    async 'sign-in-refused'() {
      await page.goto(`${origin}/connect`);
      await page.locator('input[type="email"]').fill('nobody@demo.test');
      await page.locator('input[type="password"]').fill('Wrong#2026');
      await submit(page);
      await page.getByRole('alert').first().waitFor();
      await shoot('sign-in-refused');
    },
    async 'register-code'() {
      await page.goto(`${origin}/register`);
      await page.locator('input[value="PV"]').check();
      await shoot('register-code', { whole: true });
      await page.locator('form input').nth(0).fill('0000');
      await page.locator('form input').nth(1).fill('someone@shop.test');
      await submit(page);
      await page.getByRole('alert').first().waitFor();
      await shoot('register-code-refused', { whole: true });
    },
    async 'register-sent'() {
      visitors += 1;
      await page.goto(`${origin}/register`);
      await page.locator('input[value="NPV"]').check();
      const texts = page.locator('form input:not([type="radio"]):not([type="checkbox"])');
      await texts.nth(0).fill('Jade Dumplings');
      await page.locator('input[type="tel"]').fill(phone);
      await page
        .locator('input[autocomplete*="email"], input[type="email"]')
        .fill(`jade${visitors}@shop.test`);
      for (const secret of await page.locator('input[type="password"]').all())
        await secret.fill(NEW_PASSWORD);
      // A click would follow the links in the labels.
      for (const box of await page.locator('form input[type="checkbox"]').all()) await box.press('Space');
      await submit(page);
      await page.locator('form').waitFor({ state: 'detached' });
      await shoot('register-sent');
    },
    async confirm() {
      await page.goto(`${origin}/register/confirm#token=unknown`);
      await page.getByRole('heading').first().waitFor();
      await shoot('confirm-refused');
    },
    async 'reset-code'() {
      const email =
        look.locale === 'en' || look.locale === 'zh_Hant_TW' ? 'solo@demo.test' : 'none@demo.test';
      await page.goto(`${origin}/forgot-password`);
      await submit(page);
      await shoot('reset-problems');
      await page.locator('input[type="email"]').fill(email);
      await submit(page);
      await page.locator('input[autocomplete="one-time-code"]').waitFor();
      await shoot('reset-code');
      await submit(page);
      await shoot('reset-code-problems');
      await page.route('**/password/reset', (route) =>
        route.fulfill({ json: { result: { password_changed: true } } }),
      );
      await page.locator('input[autocomplete="one-time-code"]').fill('123456');
      for (const secret of await page.locator('input[type="password"]').all())
        await secret.fill(NEW_PASSWORD);
      await submit(page);
      await page.locator('form').waitFor({ state: 'detached' });
      await shoot('reset-done');
    },
    async 'guest-problems'() {
      await page.goto(`${origin}/guest`);
      await submit(page);
      await shoot('guest-problems');
    },
    async maintenance() {
      for (const kind of ['planned', 'unplanned']) {
        const flag = `"${kind}_maintenance":`;
        await page.route('**/maintenance', async (route) => {
          // Node does not resolve the subdomains of localhost.
          const { host, hostname } = new URL(origin);
          const url = route.request().url().replace(hostname, '127.0.0.1');
          const response = await route.fetch({ url, headers: { ...route.request().headers(), host } });
          const body = (await response.text()).replace(`${flag}false`, `${flag}true`);
          await route.fulfill({ response, body });
        });
        await page.goto(`${origin}/maintenance`);
        await page.getByRole('heading').first().waitFor();
        await shoot(`maintenance-${kind}`);
        await page.unroute('**/maintenance');
      }
    },
  };
  await walkAll(page, walks, shoot);
}
