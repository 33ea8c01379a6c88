import { expect, type Page } from '@playwright/test';
import { fillRequest, placeButton, TEA_ORDER } from '../pages/request-form';
import { orderRows } from '../pages/history';
import { signIn } from '../pages/sign-in';

/** Daily tasks of a vendor, found by texts that exist in every release. */
export const WALKS = ['sign in', 'request', 'place', 'list', 'detail', 'history'] as const;
export type Walk = (typeof WALKS)[number];

/** The portal and an existing order. */
export interface Ground {
  origin: string;
  order: { id: string; customer: string };
}

const orderRegion = (page: Page) => page.getByRole('region', { name: 'Order', exact: true });

/** Older releases show history rows as buttons. */
const olderRows = (page: Page) => page.getByRole('button', { name: /NT \d/ });

async function placeOrder(page: Page): Promise<void> {
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/order-tracking\/v1001\?order_id=v1001-/);
}

/** Each walk ends when its content is shown; `place` continues `request`, `detail` continues `list`. */
export const walk: Record<Walk, (page: Page, ground: Ground) => Promise<void>> = {
  'sign in': async (page, { origin }) => {
    await signIn(page, origin);
    await expect(page.getByRole('link', { name: 'History', exact: true }).first()).toBeVisible();
  },
  request: async (page, { origin }) => {
    await page.goto(`${origin}/request-a-rider/v1001`);
    await fillRequest(page, { ...TEA_ORDER, name: 'Wu Po-han', amount: '701' });
    await expect(placeButton(page)).toBeEnabled();
  },
  place: placeOrder,
  list: async (page, { origin, order }) => {
    await page.goto(`${origin}/order-tracking/v1001`);
    await expect(page.getByRole('tab', { name: /^New/ })).toBeVisible();
    await expect(page.getByText(order.customer).first()).toBeVisible();
  },
  detail: async (page, { origin, order }) => {
    await page.goto(`${origin}/order-tracking/v1001?order_id=${order.id}`);
    await expect(orderRegion(page).getByText(order.customer).first()).toBeVisible();
    await expect(
      orderRegion(page)
        .getByText(/光復南路|Guangfu/)
        .first(),
    ).toBeVisible();
    await expect(orderRegion(page).getByText('2 winter melon teas').first()).toBeVisible();
  },
  history: async (page, { origin }) => {
    await page.goto(`${origin}/history/v1001`);
    await expect(orderRows(page).or(olderRows(page)).first()).toBeVisible();
  },
};
