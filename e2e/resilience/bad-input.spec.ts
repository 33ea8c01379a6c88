import { expect, test } from '../fixtures/portal';
import { addressField, chooseAddress, fillDetails, placeButton, TEA_ORDER } from '../pages/request-form';
import { signIn } from '../pages/sign-in';

test('a vendor of another account in the address is refused with a way back', async ({ page, portal }) => {
  await signIn(page, portal.origin);
  for (const path of ['/request-a-rider/v4001', '/order-tracking/v9999', '/history/v2001']) {
    await page.goto(`${portal.origin}${path}`);
    await expect(page.getByText(/is not one of your branches/)).toBeVisible();
  }
  await page.getByText('Go to Harbour Tea').click();
  await expect(page).toHaveURL(/\/v1001$/);
});

test('an address outside the delivery area gets an error at its field and can be corrected', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.origin);
  await chooseAddress(page, '淡水');
  await expect(page.getByText('We are not there yet')).toBeVisible();
  await fillDetails(page, TEA_ORDER);
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/request-a-rider\/v1001/);
  await chooseAddress(page, TEA_ORDER.address);
  await expect(page.getByText('We are not there yet')).toBeHidden();
  await expect(page.getByText('Fee valid for another').first()).toBeVisible();
  await expect(page.getByLabel('Customer name')).toHaveValue(TEA_ORDER.name);
});

test('an impossible phone number causes an error at its field, and the input is kept', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.origin);
  await chooseAddress(page, TEA_ORDER.address);
  await fillDetails(page, { ...TEA_ORDER, phone: '123' });
  await expect(page.getByText('Fee valid for another').first()).toBeVisible();
  await placeButton(page).click();
  await expect(page.getByText("The phone number doesn't seem correct")).toBeVisible();
  await expect(page.getByLabel('Mobile number')).toBeFocused();
  await expect(addressField(page)).toHaveValue(/No. 17, Ln. 240, Guangfu S. Rd./);
  await expect(page.getByLabel('What is the rider carrying?')).toHaveValue(TEA_ORDER.description);
});
