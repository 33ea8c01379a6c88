import type { Page } from '@playwright/test';
import type { CountryShop } from './country-shop';
import { chooseFile, workbook, type SheetRow } from './bulk-file';

export interface Visit {
  page: Page;
  origin: string;
  /** An order of the shop that is under way. */
  order: { orderId: string; vendorId: string };
  customer: CountryShop['customer'];
  width: number;
}

async function openForm({ page, origin }: Visit): Promise<void> {
  await page.goto(`${origin}/request-a-rider`);
  await page.locator('[data-field="address"] input').first().waitFor();
}

const formField = (page: Page, name: string, kind: string) =>
  page.locator(`[data-field="${name}"] ${kind}`).first();

interface FilledForm {
  page: Page;
  customer: Visit['customer'];
  width: number;
}

/** Fills the form until the fee is shown; a phone has three steps. */
export async function fillForm({ page, customer, width }: FilledForm): Promise<void> {
  await formField(page, 'address', 'input').fill(customer.address);
  await page.getByRole('option').first().click();
  if (width < 768) await page.locator('[data-press="main"]').click();
  await formField(page, 'name', 'input').fill(customer.name);
  await formField(page, 'phone', 'input').fill(customer.phone);
  await formField(page, 'description', 'textarea').fill(customer.description);
  await formField(page, 'amount', 'input').fill(customer.amount);
  if (width < 768) await page.locator('[data-press="main"]').click();
  await page.getByRole('timer').first().waitFor();
}

const sheetRow = ({ customer }: Visit, index: number): SheetRow => ({
  customer_name: index === 2 ? '' : customer.name,
  customer_phone: index === 1 ? '12' : customer.phone,
  dropoff_address: customer.address,
  description: `${customer.description} ${index}`,
  amount: index === 3 ? 'free' : customer.amount,
  payment_method: 'PAID',
});

async function openSheet(visit: Visit): Promise<void> {
  const { page, origin } = visit;
  await page.goto(`${origin}/bulk-order`);
  await page.locator('input[type="file"]').first().waitFor({ state: 'attached' });
  await chooseFile(page, workbook(Array.from({ length: 5 }, (_, index) => sheetRow(visit, index))));
  await page.locator('main').first().locator('footer button').last().waitFor();
}

const open =
  (path: (visit: Visit) => string, ready: string) =>
  async (visit: Visit): Promise<void> => {
    await visit.page.goto(visit.origin + path(visit));
    await visit.page.locator(ready).first().waitFor();
  };

/** The ten main screens, by their names in test titles. */
export const MAIN_SCREENS = {
  'landing page': open(() => '/', 'h1'),
  'sign-in page': open(() => '/connect', 'input[type="password"]'),
  registration: open(() => '/register', 'form button[type="submit"]'),
  'request form': openForm,
  'review with the fee': async (visit: Visit) => {
    await openForm(visit);
    await fillForm(visit);
  },
  'order list': open(({ order }) => `/order-tracking/${order.vendorId}`, '[role="tab"]'),
  'order page': open(
    ({ order }) => `/order-tracking/${order.vendorId}?order_id=${order.orderId}`,
    'main section[aria-label] button',
  ),
  'bulk workbench': openSheet,
  'collection points': open(() => '/collection-points', 'main h1'),
  'tracking page of the customer': open(({ order }) => `/tracking/${order.orderId}`, 'h1'),
} as const;

export type MainScreen = keyof typeof MAIN_SCREENS;

/** Screens for readers without a session; the first two lead others to the workspace. */
export const PUBLIC_SCREENS: readonly MainScreen[] = [
  'landing page',
  'sign-in page',
  'registration',
  'tracking page of the customer',
];
