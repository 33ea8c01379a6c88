import { expect, test } from '../fixtures/portal';
import { fillRequest } from '../pages/request-form';
import { signIn, startIn } from '../pages/sign-in';
import { violations } from './violations';

test('the sign-in page has no accessibility violations', async ({ page, portal }) => {
  await startIn(page, 'en');
  await page.goto(`${portal.origin}/connect`);
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the request screen breaks no accessibility rule, empty and filled in', async ({ page, portal }) => {
  await signIn(page, portal.origin);
  await expect(page.getByLabel('Customer name')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await fillRequest(page);
  expect(await violations(page)).toEqual([]);
});

test('tracking and history break no accessibility rule', async ({ page, portal }) => {
  await signIn(page, portal.origin);
  await page.goto(`${portal.origin}/order-tracking/v1001`);
  await expect(page.getByRole('tab', { name: /^New/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // No order is delivered yet right after midnight; yesterday always has orders.
  await page.goto(`${portal.origin}/history/v1001`);
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('button').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('table', { name: 'Orders' }).getByRole('button').first().click();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
