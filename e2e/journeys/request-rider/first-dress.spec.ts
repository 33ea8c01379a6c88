import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/portal';
import { delayScreen, untilFirstPaint } from '../../pages/first-paint';
import { signedIn } from '../../pages/signed-in';

async function delaySheets(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.css$/, async (route) => {
    await until;
    await route.continue();
  });
  return () => release();
}

const worn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#first-paint, #first-paint *')].map((element) => {
      const style = getComputedStyle(element);
      const said = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return [element.tagName, element.className, ...said];
    }),
  );

for (const [name, host, email, locale, width] of [
  ['Germany', 'de.localhost', 'owner.de@demo.test', 'de-DE', 1440],
  ['Kuwait, in Arabic, on a phone', 'kw.localhost', 'owner.kw@demo.test', 'ar-KW', 390],
  ['Pakistan, in Urdu', 'pk.localhost', 'owner.pk@demo.test', 'ur-PK', 1440],
] as const) {
  test(`the prerendered HTML is shown before any stylesheet has loaded, and its styles do not change with them: ${name}`, async ({
    browser,
    portal,
  }) => {
    const context = await browser.newContext({ locale, viewport: { width, height: 844 } });
    const page = await context.newPage();
    const origin = `http://${host}:${portal.port}`;
    await signedIn(page, origin, email);
    await delayScreen(page);
    const release = await delaySheets(page);
    await page.goto(`${origin}/request-a-rider`, { waitUntil: 'commit' });
    await untilFirstPaint(page);
    const before = await worn(page);
    expect(before.length).toBeGreaterThan(20);
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(2);
    release();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[data-late]')].every((link) => link.sheet),
    );
    expect(await worn(page)).toEqual(before);
    await context.close();
  });
}
