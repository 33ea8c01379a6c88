import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { CardPortal, CardTest } from '../../fixtures/card-portal';
import { fillHostedCard, HOSTED_CARDS, watchRequests } from '../../pages/hosted-card';
import { goToPayment, payButton } from '../../pages/pay-by-card';
import { expectTeaOrder, fillRequest } from '../../pages/request-form';
import { signIn } from '../../pages/sign-in';

const TRACKING = /\/order-tracking\/v1001\?order_id=v1001-/;

async function openPayment(page: Page, portal: CardPortal): Promise<void> {
  await signIn(page, portal.origin);
  await fillRequest(page);
  await goToPayment(page);
}

/** Money of one payment is taken, once. */
const expectOneCapture = (portal: CardPortal, before: number): Promise<void> =>
  expect
    .poll(() =>
      portal
        .active()
        .slice(before)
        .map(({ captures }) => captures),
    )
    .toEqual([1]);

interface Shopper {
  page: Page;
  context: BrowserContext;
  portal: CardPortal;
}

async function payAfterChallenge({ page, context, portal }: Shopper): Promise<void> {
  const before = portal.active().length;
  const requests = watchRequests(page);
  await portal.openBank(context);
  await signIn(page, portal.origin);
  await fillRequest(page);
  // Nothing of the provider is loaded before a card is chosen.
  expect(requests.countTo(portal.providerOrigin)).toBe(0);
  await goToPayment(page);
  await fillHostedCard(page, portal, HOSTED_CARDS.challenge);
  expect(requests.countTo(portal.providerOrigin)).toBeGreaterThan(2);
  await payButton(page).click();

  await expect(page.getByRole('heading', { name: 'Your bank' })).toBeVisible();
  expect(portal.active()).toHaveLength(before);
  await page.getByText('Approve').click();
  await expect(page).toHaveURL(TRACKING);
  await expectOneCapture(portal, before);
  await requests.expectNoCard(portal);
}

async function payAfterRefusal({ page, portal }: Shopper): Promise<void> {
  const before = portal.active().length;
  const requests = watchRequests(page);
  await openPayment(page, portal);
  await fillHostedCard(page, portal, HOSTED_CARDS.declined);
  await payButton(page).click();
  await expect(page.getByText('The bank declined the card. Use another one.')).toBeVisible();
  expect(portal.active()).toHaveLength(before);

  await fillHostedCard(page, portal, HOSTED_CARDS.approved);
  await payButton(page).dblclick();
  await expect(page).toHaveURL(TRACKING);
  await expectOneCapture(portal, before);
  expect(requests.confirmations()).toHaveLength(2);
  await requests.expectNoCard(portal);
}

async function payWithLostAnswer({ page, portal }: Shopper): Promise<void> {
  const before = portal.active().length;
  const requests = watchRequests(page);
  await openPayment(page, portal);
  await fillHostedCard(page, portal, HOSTED_CARDS.approved);
  const confirms = '**/order/payment/intent/confirm';
  const outcomes = '**/order/payment/intent/*?vendor_id=*';
  await page.route(outcomes, (route) => route.abort('connectionreset'));
  await page.route(confirms, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await payButton(page).click();
  await expect(page.getByText('We got no answer from the bank').first()).toBeVisible();
  await page.unroute(confirms);
  await page.unroute(outcomes);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page).toHaveURL(TRACKING);
  await expectOneCapture(portal, before);
  await requests.expectNoCard(portal);
}

async function leaveTheBank({ page, context, portal }: Shopper): Promise<void> {
  const before = portal.active().length;
  const requests = watchRequests(page);
  await portal.openBank(context);
  await openPayment(page, portal);
  await fillHostedCard(page, portal, HOSTED_CARDS.challenge);
  await payButton(page).click();
  await page.getByRole('link', { name: 'Back to the shop' }).click();

  await expect(page.getByText('Your bank has not answered yet')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the payment' }).click();
  await expect(page.getByText('Nothing was charged, and your request is still filled in.')).toBeVisible();
  expect(portal.active()).toHaveLength(before);
  await requests.expectNoCard(portal);

  await page.getByRole('button', { name: 'Back to your request' }).click();
  await expectTeaOrder(page);
  await expect(page.getByRole('region', { name: 'Unfinished request' })).toBeHidden();
  await goToPayment(page);
  await fillHostedCard(page, portal, HOSTED_CARDS.approved);
  await payButton(page).click();
  await expect(page).toHaveURL(TRACKING);
  await expectOneCapture(portal, before);
}

/** Payments in a browser, in the fields of a provider whose public script a stand-in serves. */
export function describeCardJourneys(name: string, test: CardTest): void {
  test(`a shopper pays in the fields of ${name} after 3-D Secure`, payAfterChallenge);
  test(
    `a card that ${name} declines charges nothing, and a double click on the next one charges once`,
    payAfterRefusal,
  );
}

/** Journeys that differ little between providers. */
export function describeBrokenJourneys(name: string, test: CardTest): void {
  test(
    `a confirmation at ${name} whose answer is lost charges once, however often it is sent`,
    payWithLostAnswer,
  );
  test(`a shopper who leaves the bank of ${name} pays nothing, and finds the form as it was`, leaveTheBank);
}
