import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/portal';
import { violations } from '../../accessibility/violations';
import { startIn } from '../../pages/sign-in';

const PAGES = [
  ['/', 'A rider at your door, minutes after you ask.'],
  ['/register', 'Create an account'],
  ['/register/confirm#token=x', 'This link does not work'],
  ['/forgot-password', 'Set a new password'],
  ['/guest', 'Send a parcel now'],
  ['/faq', 'Questions and answers'],
  ['/termsandconditions', 'Terms and conditions'],
  ['/prohibiteditems-c2c', 'What your parcel may not hold'],
  ['/maintenance', 'The portal is open'],
  ['/nowhere', 'There is nothing at this address'],
] as const;

test('every public page opens without a session, breaks no accessibility rule and fits a small phone', async ({
  page,
  portal,
}) => {
  await startIn(page, 'en');
  for (const [path, title] of PAGES) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${portal.origin}${path}`);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    if (path === '/') await expect(page.getByRole('heading', { name: 'Get started' })).toBeAttached();
    expect([path, await violations(page)]).toEqual([path, []]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320]);
  }
});

async function expectSameWords(page: Page, file: Download): Promise<void> {
  const text = readFileSync(await file.path(), 'utf8');
  const read = await page.locator('.pd-terms section').allInnerTexts();
  expect(read).toHaveLength(6);
  const squeezed = (words: string) => words.replace(/\s+/g, ' ').trim();
  for (const section of read) expect(squeezed(text)).toContain(squeezed(section));
}

test('the terms can be downloaded, the FAQ opens from the footer [SHELL-STATIC-07] [SHELL-STATIC-09]', async ({
  page,
  portal,
}) => {
  await startIn(page, 'en');
  await page.goto(`${portal.origin}/termsandconditions`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as a text file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('terms-and-conditions.txt');
  await expectSameWords(page, file);
  await page.goto(`http://kw.localhost:${portal.port}/termsandconditions?lang=ar_KW`);
  const [arabic] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.pd-download button').click(),
  ]);
  await expectSameWords(page, arabic);
  await page.goto(`${portal.origin}/termsandconditions`);
  await page.getByRole('link', { name: 'Questions and answers' }).click();
  await page.getByText('How heavy may my item be?').click();
  await expect(page.getByText('Its weight may not exceed 5 kg.')).toBeVisible();
});
