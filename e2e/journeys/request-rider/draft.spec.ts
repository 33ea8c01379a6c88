import { expect, test } from '../../fixtures/portal';
import { TEA_ORDER, expectTeaOrder, fillRequest, placeButton } from '../../pages/request-form';
import { expectWholeOrder, watchOrders } from '../../pages/order-on-wire';
import { signIn } from '../../pages/sign-in';

test('a reload in mid-form keeps everything that was typed', async ({ page, portal }) => {
  await signIn(page, portal.origin);
  await fillRequest(page);
  await page.reload();
  await expectTeaOrder(page);
});

test('an answer lost after the server committed and two clicks place one order', async ({ page, portal }) => {
  await signIn(page, portal.origin, 'solo@demo.test');
  const wire = watchOrders(page);
  await fillRequest(page, { ...TEA_ORDER, name: 'Chen Yi-jun', amount: '641' });
  const keys: string[] = [];
  await page.route('**/courier/api/v1/order', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await placeButton(page).dblclick();
  await expect(page).toHaveURL(/order_id=/);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  for (const order of wire.orders)
    expectWholeOrder(
      order,
      {
        vendor: 'v4001',
        name: 'Chen Yi-jun',
        phone: '+886912048317',
        address: /光復南路240巷17號/,
        description: TEA_ORDER.description,
        amount: 641,
      },
      wire,
    );
  await expect(page.getByRole('button', { name: /Chen Yi-jun.*NT 641/ })).toHaveCount(1);
});
