import type { Browser, Locator, Page } from '@playwright/test';
import { expect, test, type ProviderPortal } from '../../fixtures/provider-portal';
import { fillRequestByPin, placeButton } from '../../pages/request-form';
import { signIn } from '../../pages/sign-in';
import { WHITE_PIXEL } from '../../pages/white-pixel';

const PHOTO = WHITE_PIXEL.toString('base64');
const NEAR_CUSTOMER = { latitude: 25.0409, longitude: 121.5488 };
const nowSeconds = () => Math.floor(Date.now() / 1000);

interface Provider {
  email: string;
  riderName: string;
  /** What the provider reports in order, and the name that the shop sees. */
  steps: readonly (readonly [status: string, name: string])[];
  /** Reports a status and calls back. */
  report(orderId: string, status: string): Promise<void>;
  cancel(orderId: string): Promise<void>;
  returned: string;
  /** Where the rider is, and the photo of the door. */
  confirm(orderId: string): void;
  cancelReason: string;
}

const usePandago = ({ pandago, emails, callBack }: ProviderPortal): Provider => ({
  email: emails.pandago,
  riderName: 'Panda Go',
  steps: [
    ['RECEIVED', 'Prepare order'],
    ['WAITING_FOR_TRANSPORT', 'Looking for rider'],
    ['ASSIGNED_TO_TRANSPORT', 'Looking for rider'],
    ['COURIER_ACCEPTED_DELIVERY', 'Rider on the way'],
    ['NEAR_VENDOR', 'Rider nearby'],
    ['PICKED_UP', 'Collected'],
    ['COURIER_LEFT_VENDOR', 'In transit'],
    ['NEAR_CUSTOMER', 'Near customer'],
    ['DELIVERED', 'Delivered'],
  ],
  report: async (orderId, status) => {
    pandago.move(orderId, status);
    pandago.position = { ...NEAR_CUSTOMER, updated_at: nowSeconds() };
    await callBack(pandago, orderId);
  },
  cancel: async (orderId) => {
    pandago.move(orderId, 'CANCELLED', { reason: 'NO_COURIER', source: 'LOGISTICS' });
    await callBack(pandago, orderId);
  },
  returned: 'RETURNED_TO_VENDOR',
  confirm: (orderId) => void pandago.proofs.set(`delivery/${pandago.byClient(orderId).order_id}`, PHOTO),
  cancelReason: 'No riders',
});

const useUberDirect = ({ uberDirect, emails, callBack }: ProviderPortal): Provider => ({
  email: emails.uberDirect,
  riderName: 'Robo C.',
  steps: [
    ['pickup', 'Rider on the way'],
    ['pickup_complete', 'Collected'],
    ['dropoff', 'In transit'],
    ['delivered', 'Delivered'],
  ],
  report: async (orderId, status) => {
    uberDirect.move(orderId, status);
    await callBack(uberDirect, orderId);
  },
  cancel: async (orderId) => {
    uberDirect.move(orderId, 'canceled', 'STORE_CLOSED');
    await callBack(uberDirect, orderId);
  },
  returned: 'returned',
  confirm: (orderId) =>
    void uberDirect.proofs.set(`${uberDirect.byOrder(orderId).id}/dropoff/picture`, PHOTO),
  cancelReason: 'Outside service hours',
});

interface PlacedOrder {
  orderId: string;
  /** The order on the shop's screen. */
  detail: Locator;
  customer: Page;
}

/** Places an order on the form, and opens the page of its customer. */
async function placeOrder(page: Page, portal: ProviderPortal, browser: Browser): Promise<PlacedOrder> {
  await page.goto(`http://tw.localhost:${portal.port}/request-a-rider`);
  await fillRequestByPin(page);
  await placeButton(page).click();
  await expect(page).toHaveURL(/order_id=v\d+-/);
  const orderId = new URL(page.url()).searchParams.get('order_id') ?? '';
  const detail = page.getByRole('region', { name: 'Order', exact: true });
  await detail.getByRole('button', { name: /^Share the tracking link/ }).click();
  const link = /http\S+/.exec(await page.locator('blockquote').innerText())?.[0] ?? '';
  await page.keyboard.press('Escape');
  const customer = await browser.newPage();
  await customer.goto(link);
  return { orderId, detail, customer };
}

const heading = (customer: Page) => customer.getByRole('heading', { level: 1 });

for (const [name, useProvider] of [
  ['pandago', usePandago],
  ['Uber Direct', useUberDirect],
] as const) {
  test(`in production orders through ${name} are delivered with rider, position and photo, brought back, and cancelled with the reason`, async ({
    page,
    portal,
    browser,
  }) => {
    const provider = useProvider(portal);
    await signIn(page, `http://tw.localhost:${portal.port}`, provider.email);

    const { orderId, detail, customer } = await placeOrder(page, portal, browser);
    for (const [status, shown] of provider.steps) {
      if (shown === 'Delivered') provider.confirm(orderId);
      await provider.report(orderId, status);
      await expect(detail.getByText(shown, { exact: true }).first()).toBeVisible();
      if (shown !== 'In transit') continue;
      await expect(detail.getByText(provider.riderName).first()).toBeVisible();
      await expect(detail.getByText(/^Last position /).first()).toBeVisible();
      await expect(customer.getByText(provider.riderName).first()).toBeVisible();
      await expect(customer.getByText(/^Last position /)).toBeVisible();
    }
    await expect(detail.getByRole('img', { name: /^Photo taken at the door/ }).first()).toBeVisible();
    await expect(heading(customer)).toContainText('delivered');
    await customer.getByText(/^Photo from the door/).click();
    await expect(customer.getByRole('img', { name: 'Photo the rider took at the door' })).toBeVisible();
    await customer.close();

    const back = await placeOrder(page, portal, browser);
    for (const [status] of provider.steps.slice(0, -1)) await provider.report(back.orderId, status);
    await provider.report(back.orderId, provider.returned);
    await expect(back.detail.getByText('Returned to vendor').first()).toBeVisible();
    await expect(back.detail.getByText('Returning to the vendor').first()).toBeVisible();
    await expect(heading(back.customer)).toContainText('Your order is back at the shop');
    await back.customer.close();

    const ended = await placeOrder(page, portal, browser);
    await provider.cancel(ended.orderId);
    await expect(ended.detail.getByText('Cancelled by the platform').first()).toBeVisible();
    await expect(ended.detail.getByText(`Reason: ${provider.cancelReason}`)).toBeVisible();
    await expect(heading(ended.customer)).toContainText('This order was cancelled');
    await ended.customer.close();
  });
}
