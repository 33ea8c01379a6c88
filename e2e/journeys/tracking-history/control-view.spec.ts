// Orders move only on command.
import { expect, test } from '../../fixtures/bulk-portal';
import { placeOrder } from '../../pages/shop-order';
import { signIn } from '../../pages/sign-in';

test('the board shows every running order once after each move, opens it, returns, and fills a large screen', async ({
  page,
  portal,
  playwright,
}) => {
  const shop = await playwright.request.newContext();
  const orders = await Promise.all([1, 2, 3].map(() => placeOrder(shop, portal.origin, 'v1002')));
  await signIn(page, portal.origin);
  await page.getByRole('link', { name: /^Order tracking/ }).click();
  await page.getByText('Board', { exact: true }).click();
  await expect(page).toHaveURL(/view=board/);
  await page.getByRole('switch', { name: 'Include all outlets' }).click();
  const board = page.getByRole('region', { name: 'Board of running orders' });
  await expect(board.getByRole('region', { name: 'Outlets compared' })).toContainText('Fuxing');

  // Read in one step, so that rows, risks and outlets are consistent with the counts in the headings.
  const agrees = () =>
    board.evaluate((place) => {
      const figures = (selector: string) =>
        [...place.querySelectorAll(selector)].map((mark) => Number.parseInt(mark.textContent ?? '', 10));
      const sum = (list: number[]) => list.reduce((all, one) => all + one, 0);
      const risky = sum(figures('[data-kind] h2 span'));
      const rows = place.querySelectorAll('[data-column] li').length;
      const heads = sum(figures('[data-column] h2 b'));
      const outlets = sum(figures('table tbody td:nth-child(2)'));
      return rows > 0 && heads === rows + risky && outlets === heads;
    });
  await expect.poll(agrees).toBe(true);
  const column = (name: string) => board.getByRole('region', { name, exact: true }).getByRole('listitem');
  await expect(column('Returning to the vendor')).toHaveCount(0);
  const seeking = await column('Looking for rider').count();
  const near = await column('Near customer').count();
  const [back, close] = orders;
  await close?.advance('NEAR_CUSTOMER');
  await back?.advance('PICKED_UP');
  await back?.advance('RETURN_INITIATED');
  await expect(column('Returning to the vendor')).toHaveCount(1);
  await expect(column('Near customer')).toHaveCount(near + 1);
  await expect(column('Looking for rider')).toHaveCount(seeking - 2);
  await expect.poll(agrees).toBe(true);
  await shop.dispose();

  await board.locator('[data-column] li button').first().click();
  await expect(page.getByRole('region', { name: 'Order', exact: true })).toBeVisible();
  await page.goBack();
  await expect(board).toBeVisible();

  const sound = board.getByRole('button', { name: 'Sound: off' });
  await sound.click();
  await expect(board.getByRole('button', { name: 'Sound: on' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('f');
  await expect(page.getByRole('radio', { name: 'List' })).toBeHidden();
  await page.keyboard.press('f');
  await expect(page.getByRole('radio', { name: 'List' })).toBeAttached();
});

test('a row of the board names its outlet in full, beside its time or above it', async ({
  page,
  portal,
  playwright,
}) => {
  const shop = await playwright.request.newContext();
  const order = await placeOrder(shop, portal.origin, 'v1001');
  await order.advance('NEAR_CUSTOMER');
  await shop.dispose();
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, portal.origin);
  await page.getByRole('link', { name: /^Order tracking/ }).click();
  await page.getByText('Board', { exact: true }).click();
  const near = page.getByRole('region', { name: 'Near customer', exact: true });
  const outlet = near.getByText('Harbour Tea', { exact: true }).first();
  await expect(outlet).toBeVisible();
  expect(await outlet.evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0);
});
