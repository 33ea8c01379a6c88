import { expect, test } from '../fixtures/portal';
import { PASSWORD, signIn, startIn } from '../pages/sign-in';

test('a wrong password causes an error in the form, the email stays, and the right one signs in', async ({
  page,
  portal,
}) => {
  await startIn(page, 'en');
  await page.goto(`${portal.origin}/connect`);
  await page.getByLabel('Email').fill('owner@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('Wrong#2026');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText(/password/i);
  await expect(page.getByLabel('Email')).toHaveValue('owner@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/request-a-rider/);
});

test('a protected path leads to sign-in and back to the requested page', async ({ page, portal }) => {
  await startIn(page, 'en');
  await page.goto(`${portal.origin}/history`);
  await expect(page).toHaveURL(`${portal.origin}/`);
  await page.getByLabel('Email').fill('owner@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/history\/v1001/);
});

test('an expired session is refreshed without the user noticing', async ({ page, portal }) => {
  await signIn(page, portal.origin);
  await page.evaluate(() => {
    const key = 'session';
    const text = localStorage.getItem(key) ?? '';
    localStorage.setItem(key, text.replace(/"Expires":\d+/, '"Expires":1000'));
  });
  await page.reload();
  await expect(page.getByLabel('Customer name')).toBeVisible();
});

test('a backend outage and its end are reported, and the page recovers without a reload', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.origin);
  await page.goto(`${portal.origin}/order-tracking/v1001`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^New/ })).toBeVisible();
  await portal.stop();
  await expect(page.getByText('Reconnecting')).toBeVisible();
  await expect(page.getByRole('tab', { name: /^New/ })).toBeVisible();
  await portal.start();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
});
