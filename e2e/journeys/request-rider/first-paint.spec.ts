import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/portal';
import {
  firstAddress,
  firstPaint,
  openHeld,
  placesIn,
  untilFirstPaint,
  untilTakenOver,
  watchShifts,
} from '../../pages/first-paint';
import { addressField } from '../../pages/request-form';
import { signIn } from '../../pages/sign-in';
import { signedIn } from '../../pages/signed-in';
import { publishedEntry } from '../../setup/published-entry';

const FORM = '/request-a-rider';

const interactiveAddressField = (page: Page) => page.locator('#root [data-field="address"] input');

for (const [script, host, email, locale, typed] of [
  ['Latin', 'localhost', 'owner@demo.test', 'en-GB', 'Xinyi Road'],
  ['Chinese', 'localhost', 'owner@demo.test', 'zh-TW', '信義路五段'],
  ['Arabic', 'kw.localhost', 'owner.kw@demo.test', 'ar-KW', 'شارع الخليج'],
] as const) {
  test(`text typed in ${script} before the screen's code has loaded is kept and searched, on a processor six times slower`, async ({
    browser,
    portal,
  }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await signedIn(page, `http://${host}:${portal.port}`, email);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const release = await openHeld(page, `http://${host}:${portal.port}${FORM}`);
    await firstAddress(page).click();
    for (const character of typed) await page.keyboard.insertText(character);
    await firstAddress(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 3));
    const asked = page.waitForRequest(
      (request) => new URL(request.url()).searchParams.get('query') === typed,
    );
    release();
    await untilTakenOver(page);
    await expect(firstPaint(page)).toHaveCount(0);
    await expect(interactiveAddressField(page)).toBeFocused();
    expect(
      await interactiveAddressField(page).evaluate(
        ({ value, selectionStart, selectionEnd }: HTMLInputElement) => [value, selectionStart, selectionEnd],
      ),
    ).toEqual([typed, 1, 3]);
    await asked;
    await page.keyboard.insertText('7');
    await expect(interactiveAddressField(page)).toHaveValue(`${typed.slice(0, 1)}7${typed.slice(3)}`);
    await context.close();
  });
}

for (const [name, host, email, locale] of [
  ['Taiwan', 'localhost', 'owner@demo.test', 'zh-TW'],
  ['Kuwait', 'kw.localhost', 'owner.kw@demo.test', 'ar-KW'],
] as const) {
  test(`the browser paints no partially parsed page, on a processor six times slower: ${name}`, async ({
    browser,
    portal,
  }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await signedIn(page, `http://${host}:${portal.port}`, email);
    await page.addInitScript(() => {
      requestAnimationFrame(() => {
        const isThere = document.querySelector('#courier-first-paint, #first-paint') !== null;
        document.documentElement.dataset['firstFrameOf'] = isThere ? 'the form' : 'a part';
      });
    });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const release = await openHeld(page, `http://${host}:${portal.port}${FORM}`);
    await expect(page.locator('html')).toHaveAttribute('data-first-frame-of', 'the form');
    release();
    await context.close();
  });
}

test('an input method finishes its character before hydration', async ({ page, portal }) => {
  await signedIn(page, portal.origin);
  const session = await page.context().newCDPSession(page);
  const release = await openHeld(page, portal.origin + FORM);
  await firstAddress(page).click();
  await session.send('Input.imeSetComposition', { text: 'ㄒㄧㄣ', selectionStart: 3, selectionEnd: 3 });
  release();
  await expect(page.locator('#root [data-press="main"]')).toHaveCount(1);
  await expect(firstAddress(page)).toHaveValue('ㄒㄧㄣ');
  await session.send('Input.insertText', { text: '信義' });
  await untilTakenOver(page);
  await expect(interactiveAddressField(page)).toHaveValue('信義');
  await expect(interactiveAddressField(page)).toBeFocused();
});

test('autofilled values are kept', async ({ page, portal }) => {
  await signedIn(page, portal.origin);
  const release = await openHeld(page, portal.origin + FORM);
  // Browsers set an autofilled value without a key event.
  await firstPaint(page)
    .locator('[data-field="name"] input')
    .evaluate((input: HTMLInputElement) => {
      input.value = 'Lin Chia-hao';
    });
  release();
  await untilTakenOver(page);
  await expect(page.getByLabel('Customer name')).toHaveValue('Lin Chia-hao');
});

test('an early click on the main button is replayed after hydration', async ({ page, portal }) => {
  await signedIn(page, portal.origin);
  const release = await openHeld(page, portal.origin + FORM);
  const button = firstPaint(page).locator('[data-press="main"]');
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await untilTakenOver(page);
  await expect(addressField(page)).toHaveAttribute('aria-invalid', 'true');
});

test('an early click on another button is replayed as well', async ({ page, portal }) => {
  await signedIn(page, portal.origin);
  const release = await openHeld(page, portal.origin + FORM);
  await firstPaint(page).locator('[data-press="paste"]').click();
  release();
  await untilTakenOver(page);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an early keyboard shortcut is replayed as well', async ({ page, portal }) => {
  await signedIn(page, portal.origin);
  const release = await openHeld(page, portal.origin + FORM);
  await page.keyboard.press('o');
  release();
  await untilTakenOver(page);
  await expect(page.getByRole('dialog', { name: 'Order again' })).toBeVisible();
});

test('a signed-out user, a guest and a user with another start screen do not see the form', async ({
  page,
  portal,
}) => {
  const isShown = () => page.evaluate(() => performance.getEntriesByName('courier:first-paint').length);
  // The early script removes its template once it has run.
  const decided = () => expect(page.locator('#courier-first-paint')).toHaveCount(0);
  await page.goto(portal.origin + FORM, { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/(connect)?$/);

  await page.addInitScript(() => {
    (window as unknown as { seen: boolean[] }).seen = [];
    new MutationObserver(() => {
      if (document.getElementById('first-paint')) (window as unknown as { seen: boolean[] }).seen.push(true);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.evaluate(() => localStorage.setItem('guest-checkout', 'true'));
  await page.goto(portal.origin + FORM);
  await decided();
  expect(await isShown()).toBe(0);
  await page.evaluate(() => localStorage.clear());

  await signedIn(page, portal.origin);
  await page.goto(portal.origin + FORM);
  await addressField(page).fill('Xinyi Road');
  // The screen stores the input for a later visit after hydration.
  await expect(page.locator('#first-paint')).toHaveCount(0);
  await page.reload();
  await expect(addressField(page)).toHaveValue('Xinyi Road');
  expect(await isShown()).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)).toEqual([]);

  await addressField(page).fill('');
  await page.goto(`${portal.origin}${FORM}?orderID=none`);
  await decided();
  expect(await isShown()).toBe(0);
  await page.goto(portal.origin + FORM);
  await untilTakenOver(page);
});

test('a vendor that must choose a collection point first gets the question, and no prerendered form afterwards', async ({
  page,
  portal,
}) => {
  await signedIn(page, portal.origin, 'nopin@demo.test');
  await page.goto(portal.origin + FORM);
  await expect(page.getByRole('combobox').first()).toBeVisible();
  await expect(page.locator('#root [data-press="main"]')).toHaveCount(0);
  await expect(firstPaint(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('combobox').first()).toBeVisible();
  expect(await page.evaluate(() => performance.getEntriesByName('courier:first-paint').length)).toBe(0);
});

for (const [name, host, email, locale, width] of [
  ['courier in Taiwan', 'localhost', 'owner@demo.test', 'zh-TW', 1440],
  ['courier in Taiwan, on a phone', 'localhost', 'owner@demo.test', 'zh-TW', 390],
  ['oasis in Kuwait, in Arabic', 'kw.localhost', 'owner.kw@demo.test', 'ar-KW', 1440],
  ['oasis in Kuwait, in Arabic, on a phone', 'kw.localhost', 'owner.kw@demo.test', 'ar-KW', 390],
  ['tangelo in Singapore', 'sg.localhost', 'owner.sg@demo.test', 'en-SG', 1440],
  ['send in Taiwan', 'send.tw.localhost', 'owner@demo.test', 'en-GB', 390],
  ['orchid in Taiwan', 'orchid.tw.localhost', 'owner@demo.test', 'en-GB', 1440],
] as const) {
  test(`prerendered HTML and first render have the same positions, and nothing moves: ${name}`, async ({
    browser,
    portal,
  }) => {
    const context = await browser.newContext({ locale, viewport: { width, height: 844 } });
    const page = await context.newPage();
    const origin = `http://${host}:${portal.port}`;
    await signedIn(page, origin, email);
    const shifts = await watchShifts(page);
    // Later data, for example payment methods, loads after the positions were compared.
    let respond: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      respond = resolve;
    });
    await page.route(/get-country-parameter\/(?!allOutletOrders)/, async (route) => {
      await answered;
      await route.continue();
    });
    const release = await openHeld(page, origin + FORM);
    const before = await placesIn(page, '#first-paint');
    expect(before.length).toBeGreaterThan(3);
    release();
    await untilTakenOver(page);
    expect(await placesIn(page, '#root')).toEqual(before);
    expect(await shifts()).toEqual([]);
    respond();
    await context.close();
  });
}

test('prerendered HTML of another release is refused and reported, and the screen starts with the skeleton', async ({
  page,
  portal,
}) => {
  const { active, manifest } = publishedEntry(portal.siteDir, 'courier', 'request-rider');
  const file = join(portal.siteDir, active.entry, '..', manifest.firstPaint?.['request-form'] ?? '');
  const whole = readFileSync(file, 'utf8');
  await signedIn(page, portal.origin);
  try {
    writeFileSync(file, `${whole}<p></p>`);
    // Separate, because the log of a whole page would truncate the message.
    const html = await (await page.request.get(portal.origin + FORM)).text();
    expect(html).not.toContain('courier-first-paint"');
    await expect.poll(() => portal.log()).toContain(`First paint of request-rider ${active.version}`);
    await page.goto(portal.origin + FORM);
    await expect(addressField(page)).toBeVisible();
    expect(await page.evaluate(() => performance.getEntriesByName('courier:first-paint').length)).toBe(0);
  } finally {
    writeFileSync(file, whole);
  }
  await page.goto(portal.origin + FORM);
  await untilFirstPaint(page);
  await untilTakenOver(page);
});

test('signing in leads to a form that can be typed into at once', async ({ page, portal }) => {
  await signIn(page, portal.origin);
  await addressField(page).fill('Xinyi Road');
  await untilTakenOver(page);
  await expect(addressField(page)).toHaveValue('Xinyi Road');
});
