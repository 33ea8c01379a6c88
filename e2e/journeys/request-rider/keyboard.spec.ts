import { expect, test } from '../../fixtures/portal';
import { TEA_ORDER } from '../../pages/request-form';
import { expectWholeOrder, watchOrders } from '../../pages/order-on-wire';
import { signIn } from '../../pages/sign-in';

test('an order is placed, found and opened with the keyboard alone', async ({ page, portal }) => {
  const wire = watchOrders(page);
  await signIn(page, portal.origin);
  const { keyboard } = page;
  const address = page.getByRole('combobox', { name: 'Deliver to' });
  await expect(address).toBeVisible();

  const reached: string[] = [];
  const tabTo = async (name: string) => {
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

  await tabTo('Deliver to');
  await keyboard.type(TEA_ORDER.address);
  await expect(page.getByRole('option').first()).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await tabTo('Customer name');
  await keyboard.type('Tseng Pei-shan');
  await tabTo('Mobile number');
  await keyboard.type(TEA_ORDER.phone);
  await tabTo('What is the rider carrying?');
  await keyboard.type(TEA_ORDER.description);
  await tabTo('Order value');
  await keyboard.type('642');
  await expect(page.getByText('Fee held for').first()).toBeVisible();
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
