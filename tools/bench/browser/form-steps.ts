import type { Browser, Page } from '@playwright/test';
import { LIMITS } from '@courier/config';
import { buildReportRow, type Row } from '../report';
import { frameAfter, WATCH } from './frame-after';
import { CPU_SLOWDOWN } from './slow-page';

/** Different prefixes, so that no answer is cached. */
const SEARCHES = ['17 Ln. 240 Guangfu', 'Fuxing S. Rd.', 'Yongkang St', 'Taipei 101', 'Dunhua S. Rd.'];
const ORDER = { name: 'Lin Chia-hao', phone: '0912048317', description: 'Two teas', amount: '640' };

const WATCH_TASKS = `
  window.benchLongestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.benchLongestTask = Math.max(window.benchLongestTask, duration);
  }).observe({ type: 'longtask' });
`;

/** The form on a fast connection: suggestions, and step changes on a fast and a slow processor. */
export async function measureFormSteps(browser: Browser, origin: string): Promise<Row[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  await context.addInitScript({
    content: `${WATCH} ${WATCH_TASKS} localStorage.setItem('onboarding-done', 'true');`,
  });
  const page = await context.newPage();
  await page.goto(`${origin}/connect`);
  await page.locator('input[type="email"]').fill('owner@demo.test');
  await page.locator('input[type="password"]').fill('Courier#2026');
  await page.locator('form button[type="submit"]').click();
  const address = page.locator('[data-field="address"] input').first();
  await address.waitFor({ timeout: 60_000 });
  await page.waitForTimeout(4000);

  const suggestions: number[] = [];
  for (const text of SEARCHES) {
    await address.fill('');
    const shown = await frameAfter(page, 'input', '[role="option"]', () => address.fill(text));
    suggestions.push(shown - LIMITS.autocompleteDebounceMs);
  }
  await page.getByRole('option').first().click();
  await page.getByRole('timer').first().waitFor();

  const plain = await changeSteps(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const slow = await changeSteps(page);
  const longest = await page.evaluate<number>('window.benchLongestTask');
  await context.close();
  return [
    buildReportRow('request form: suggestions after the debounce', suggestions, 'ms', { budget: 150 }),
    buildReportRow('request form: change of a step', plain, 'ms', { budget: 100 }),
    buildReportRow('request form, processor four times slower: change of a step', slow, 'ms', {
      budget: 100,
    }),
    {
      what: 'request form, processor four times slower: longest task',
      measured: longest,
      unit: 'ms',
      budget: 100,
    },
  ];
}

/** Three times through the form and back; milliseconds of each step change. */
async function changeSteps(page: Page): Promise<number[]> {
  await page.evaluate('window.benchLongestTask = 0');
  const next = page.locator('main button').last();
  const formField = (name: string, kind: string) => page.locator(`[data-field="${name}"] ${kind}`).first();
  const steps: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    steps.push(await frameAfter(page, 'click', '[data-field="name"]', () => next.click()));
    await formField('name', 'input').fill(ORDER.name);
    await formField('phone', 'input').fill(ORDER.phone);
    await formField('description', 'textarea').fill(ORDER.description);
    await formField('amount', 'input').fill(ORDER.amount);
    steps.push(await frameAfter(page, 'click', 'main dl', () => next.click()));
    steps.push(await frameAfter(page, 'popstate', '[data-field="name"]', () => page.goBack()));
    steps.push(await frameAfter(page, 'popstate', '[data-field="address"]', () => page.goBack()));
  }
  return steps;
}
