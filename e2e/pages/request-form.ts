import { expect, type Page } from '@playwright/test';

export interface RequestDetails {
  address: string;
  name: string;
  phone: string;
  description: string;
  amount: string;
}

export const TEA_ORDER: RequestDetails = {
  address: 'No. 17, Ln. 240, Guangfu S. Rd.',
  name: 'Lin Chia-hao',
  phone: '0912048317',
  description: '2 winter melon teas, 1 taro bun box',
  amount: '640',
};

export const addressField = (page: Page) => page.getByRole('combobox', { name: 'Deliver to' });
export const placeButton = (page: Page) => page.getByRole('button', { name: /Place order/ });

/** Answers the question of a form that was opened with a stored draft; nothing is placed before. */
export const continueDraft = (page: Page) =>
  page
    .getByRole('region', { name: 'Unfinished request' })
    .getByRole('button', { name: 'Continue', exact: true })
    .click();

/** Takes the first search result; saved customers and addresses come before it. */
export const selectFirstAddress = (page: Page): Promise<void> =>
  page.getByRole('group', { name: 'Addresses', exact: true }).getByRole('option').first().click();

export async function chooseAddress(page: Page, address: string): Promise<void> {
  await addressField(page).fill(address);
  await selectFirstAddress(page);
}

export async function fillDetails(page: Page, details: RequestDetails): Promise<void> {
  await page.getByLabel(/^(Customer|Recipient’s) name$/).fill(details.name);
  await page.getByLabel('Mobile number').fill(details.phone);
  await page.getByLabel('What is the rider carrying?').fill(details.description);
  await page.getByLabel('Order value').fill(details.amount);
}

/** The line below the fee; releases of November 2026 and before write the second one. */
const heldFee = (page: Page) => page.getByText(/^Fee (valid for another|held for)/).first();

/** Fills the whole form and waits for the fee. */
export async function fillRequest(page: Page, details: RequestDetails = TEA_ORDER): Promise<void> {
  await chooseAddress(page, details.address);
  await fillDetails(page, details);
  await expect(heldFee(page)).toBeVisible();
}

/** Every value of `TEA_ORDER` is in the form, and the fee is shown. */
export async function expectTeaOrder(page: Page): Promise<void> {
  await expect(page.getByLabel('Customer name')).toHaveValue(TEA_ORDER.name);
  await expect(page.getByLabel('Mobile number')).toHaveValue(/912.?048.?317/);
  await expect(page.getByLabel('What is the rider carrying?')).toHaveValue(TEA_ORDER.description);
  await expect(page.getByLabel('Order value')).toHaveValue(TEA_ORDER.amount);
  await expect(addressField(page)).toHaveValue(/^No\. 17, Ln\. 240, Guangfu S\. Rd\./);
  await expect(heldFee(page)).toBeVisible();
}

/** Production knows streets and no houses: the pin is set by hand. */
export async function fillRequestByPin(page: Page): Promise<void> {
  await chooseAddress(page, TEA_ORDER.address);
  await expect(page.getByText('Set the marker on the door by hand').first()).toBeVisible();
  await expect(page.getByText('Fee valid for another')).toHaveCount(0);
  await page.getByRole('button', { name: /^Delivery marker/ }).press('ArrowUp');
  await fillDetails(page, TEA_ORDER);
  await expect(heldFee(page)).toBeVisible();
}
