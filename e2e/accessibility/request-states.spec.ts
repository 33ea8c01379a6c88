import { expect, test } from '../fixtures/portal';
import { addressField, chooseAddress, fillDetails, TEA_ORDER } from '../pages/request-form';
import { signIn } from '../pages/sign-in';
import { faults } from './violations';

const NOWHERE = 'zzzzqqqq';

test('a search without results references no missing element, in the form and in the command list', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.origin);
  await addressField(page).fill(NOWHERE);
  await expect(page.getByText(/No address found/)).toBeVisible();
  await expect(addressField(page)).toHaveAttribute('aria-expanded', 'false');
  expect(await faults(page)).toEqual([]);

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(NOWHERE);
  await expect(page.getByText(`Nothing matches “${NOWHERE}”`)).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('a dialog over the form adds no second banner landmark', async ({ page, portal }) => {
  await signIn(page, portal.origin);
  await page.getByRole('button', { name: 'Paste a message' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(await faults(page)).toEqual([]);
});

test('every step on a phone has its heading', async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, portal.origin);
  const title = page.getByRole('heading', { level: 1, name: 'Request a rider' });
  await expect(title).toHaveCount(1);
  expect(await faults(page)).toEqual([]);
  await chooseAddress(page, TEA_ORDER.address);
  // The button moves when the fee appears below it.
  await expect(page.getByText('Fee valid for another').first()).toBeVisible();
  await page.getByRole('button', { name: 'Continue to details' }).click();
  await fillDetails(page, TEA_ORDER);
  await expect(title).toHaveCount(1);
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Review order' }).click();
  await expect(page.getByRole('button', { name: /Place order/ })).toBeVisible();
  await expect(title).toHaveCount(1);
  expect(await faults(page)).toEqual([]);
});
