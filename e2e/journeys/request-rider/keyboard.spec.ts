import { expect, test } from '../../fixtures/portal';
import { TEA_ORDER } from '../../pages/request-form';
import { expectWholeOrder, watchOrders } from '../../pages/order-on-wire';
import { pressOn, tabTo, typeInto } from '../../pages/by-keyboard';
import { signIn } from '../../pages/sign-in';

test('an order is placed, found and opened with the keyboard alone', async ({ page, portal }) => {
  const wire = watchOrders(page);
  await signIn(page, portal.origin);
  const { keyboard } = page;
  const address = page.getByRole('combobox', { name: 'Deliver to' });
  await expect(address).toBeVisible();

  const reached: string[] = [];
  const tabToField = async (name: string) => {
    const field = page.getByLabel(name, { exact: true });
    for (let presses = 0; presses < 20; presses += 1) {
      if (await field.evaluate((element) => element === document.activeElement)) {
        reached.push(name);
        return;
      }
      await keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach "${name}"`);
  };

  await tabToField('Deliver to');
  await keyboard.type(TEA_ORDER.address);
  await expect(page.getByRole('option').first()).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await tabToField('Customer name');
  await keyboard.type('Tseng Pei-shan');
  await tabToField('Mobile number');
  await keyboard.type(TEA_ORDER.phone);
  await tabToField('What is the rider carrying?');
  await keyboard.type(TEA_ORDER.description);
  await tabToField('Order value');
  await keyboard.type('642');
  await expect(page.getByText('Fee valid for another').first()).toBeVisible();
  await keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/order_id=v1001-/);
  expect(reached).toHaveLength(5);
  expect(wire.orders).toHaveLength(1);
  expectWholeOrder(
    wire.orders[0],
    {
      vendor: 'v1001',
      name: 'Tseng Pei-shan',
      phone: '+886912048317',
      // A customer from an earlier journey comes first, with the same address in English.
      address: /光復南路240巷17號|No\. 17, Ln\. 240, Guangfu S\. Rd\./,
      description: TEA_ORDER.description,
      amount: 642,
    },
    wire,
  );

  await page.goto(`${portal.origin}/order-tracking/v1001`);
  await expect(page.getByRole('tab', { name: /^New/ })).toBeVisible();
  await keyboard.press('/');
  await expect(page.getByPlaceholder('Order ID, name or mobile')).toBeFocused();
  await keyboard.press('Escape');
  await page.getByRole('button', { name: /Tseng Pei-shan/ }).waitFor();
  await keyboard.press('j');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/order_id=v1001-/);
});

test('a dialog is visible with reduced motion', async ({ page, portal }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, portal.origin);
  await expect(page.getByRole('combobox', { name: 'Deliver to' })).toBeVisible();
  await page.keyboard.press('o');
  const dialog = page.getByRole('dialog', { name: 'Order again' });
  await expect(dialog).toBeVisible();
  // A transparent element counts as visible, so all ancestors are checked.
  const opacity = () =>
    dialog.evaluate((element) => {
      let least = 1;
      for (let at: Element | null = element; at; at = at.parentElement)
        least = Math.min(least, Number(getComputedStyle(at).opacity));
      return least;
    });
  await expect.poll(opacity).toBe(1);
});

test('an order is placed, followed, cancelled and repeated with the keyboard alone', async ({
  page,
  portal,
}) => {
  const simulator = `${portal.origin}/courier/api/v1/simulator`;
  const pause = (paused: boolean) => page.request.post(simulator, { data: { paused } });
  // No rider accepts before the cancellation, even on a slow machine.
  await pause(true);
  try {
    await signIn(page, portal.origin, 'solo@demo.test');
    const { keyboard } = page;
    await typeInto(page, page.getByRole('combobox', { name: 'Deliver to' }), TEA_ORDER.address);
    await expect(page.getByRole('option').first()).toBeVisible();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await typeInto(page, page.getByLabel('Customer name', { exact: true }), 'Yen Li-hua');
    await typeInto(page, page.getByLabel('Mobile number', { exact: true }), TEA_ORDER.phone);
    const goods = page.getByLabel('What is the rider carrying?', { exact: true });
    await typeInto(page, goods, TEA_ORDER.description);
    await typeInto(page, page.getByLabel('Order value', { exact: true }), '655');
    await expect(page.getByText('Fee valid for another').first()).toBeVisible();
    await keyboard.press('Control+Enter');
    await expect(page).toHaveURL(/order_id=v4001-/);
    const placed = new URL(page.url()).searchParams.get('order_id') ?? '';
    await page.request.post(`${simulator}/orders/${placed}/advance`, { data: { status: 'RECEIVED' } });

    const detail = page.getByRole('region', { name: 'Order', exact: true });
    await page.goto(`${portal.origin}/order-tracking/v4001`);
    await expect(page.getByRole('tab', { name: /^New/ })).toBeVisible();
    await keyboard.press('/');
    // Letters that come before the field has the focus are shortcuts.
    await expect(page.getByPlaceholder('Order ID, name or mobile')).toBeFocused();
    await keyboard.type('Yen Li');
    const row = page.getByRole('button', { name: /Yen Li-hua/ });
    await tabTo(page, row);
    await keyboard.press('Enter');
    await expect(detail.getByText('Prepare order').first()).toBeVisible();

    await tabTo(page, detail.getByRole('button', { name: /^Cancel order/ }), 90);
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /Cancel the order to Yen Li-hua/ });
    await tabTo(page, dialog.getByRole('combobox', { name: 'Reason' }));
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('option').first()).toBeVisible();
    await keyboard.press('Enter');
    await pressOn(page, dialog.getByRole('button', { name: 'Cancel order' }));
    await expect(detail.getByText('Cancelled by the user').first()).toBeVisible();

    await keyboard.press('o');
    await expect(page).toHaveURL(/\/request-a-rider/);
    await expect(page.getByLabel('Customer name', { exact: true })).toHaveValue('Yen Li-hua');
    await expect(page.getByText('Fee valid for another').first()).toBeVisible();
    await keyboard.press('Control+Enter');
    await expect(page).toHaveURL(/order_id=v4001-/);
    expect(new URL(page.url()).searchParams.get('order_id')).not.toBe(placed);
  } finally {
    await pause(false);
  }
});
