import type { Browser } from '@playwright/test';
import { LIMITS } from '@courier/config';
import { median, type Row } from '../report';
import { frameAfter, WATCH } from './frame-after';

/** Different beginnings, so that no answer comes from a cache. */
const SEARCHES = ['17 Ln. 240 Guangfu', 'Fuxing S. Rd.', 'Yongkang St', 'Taipei 101', 'Dunhua S. Rd.'];
const ORDER = { name: 'Lin Chia-hao', phone: '0912048317', description: 'Two teas', amount: '640' };

/** Inside the form, on a line and a processor that nothing slows down: suggestions and the change of a step. */
export async function measureFormSteps(browser: Browser, origin: string): Promise<Row[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  await context.addInitScript({ content: `${WATCH} localStorage.setItem('onboarding-done', 'true');` });
  const page = await context.newPage();
  await page.goto(`${origin}/connect`);
  await page.locator('input[type="email"]').fill('owner@demo.test');
  await page.locator('input[type="password"]').fill('Courier#2026');
  await page.locator('form button[type="submit"]').click();
  const address = page.locator('[data-field="address"] input').first();
  await address.waitFor({ timeout: 60_000 });
  // The map and what else comes later is here before anything is measured.
  await page.waitForTimeout(4000);

  const suggestions: number[] = [];
  for (const text of SEARCHES) {
    await address.fill('');
    const shown = await frameAfter(page, 'input', '[role="option"]', () => address.fill(text));
    suggestions.push(shown - LIMITS.autocompleteDebounceMs);
  }
  await page.getByRole('option').first().click();
  await page.getByRole('timer').first().waitFor();

  const next = page.locator('main button').last();
  const field = (name: string, kind: string) => page.locator(`[data-field="${name}"] ${kind}`).first();
  const steps: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    steps.push(await frameAfter(page, 'click', '[data-field="name"]', () => next.click()));
    await field('name', 'input').fill(ORDER.name);
    await field('phone', 'input').fill(ORDER.phone);
    await field('description', 'textarea').fill(ORDER.description);
    await field('amount', 'input').fill(ORDER.amount);
    steps.push(await frameAfter(page, 'click', 'main dl', () => next.click()));
    steps.push(await frameAfter(page, 'popstate', '[data-field="name"]', () => page.goBack()));
    steps.push(await frameAfter(page, 'popstate', '[data-field="address"]', () => page.goBack()));
  }
  await context.close();
  return [
    {
      what: 'request form: suggestions after the debounce',
      measured: median(suggestions),
      unit: 'ms',
      budget: 150,
    },
    { what: 'request form: change of a step', measured: median(steps), unit: 'ms', budget: 100 },
    { what: 'request form: slowest change of a step', measured: Math.max(...steps), unit: 'ms' },
  ];
}
