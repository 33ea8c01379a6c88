import { violations } from '../../accessibility/violations';
import { expect, test } from '../../fixtures/portal';
import { savedBy } from '../../pages/history';
import { placeOrder } from '../../pages/shop-order';
import { signIn } from '../../pages/sign-in';

const PRIVATE = /Noura|50123456|Salem Al Mubarak|owner\.kw|29\.36|47\.97/;

test('evidence of a delivery in Kuwait: timeline, fees, replay by keys, signed file and a link for a stranger, which is ended', async ({
  page,
  portal: { origin },
  playwright,
  browser,
  context,
}) => {
  const shop = await playwright.request.newContext();
  const pace = (speed: number) => shop.post(`${origin}/courier/api/v1/simulator`, { data: { speed } });
  // Real-time speed, so that there are enough rider positions for the replay.
  await pace(1);
  const { orderId, advance, headers, api, portal, customer } = await placeOrder(shop, origin, 'kw1001');
  await advance('COURIER_ACCEPTED_DELIVERY');
  const positions = async () => {
    const answer = await shop.get(`${api}/order/${orderId}/evidence`, { headers });
    return (await answer.json()).result.track.length as number;
  };
  await expect.poll(positions, { timeout: 300_000 }).toBeGreaterThan(1);
  for (const status of ['NEAR_VENDOR', 'PICKED_UP', 'NEAR_CUSTOMER', 'DELIVERED']) await advance(status);
  await pace(60);
  await shop.dispose();

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, portal, 'owner.kw@demo.test');
  await page.goto(`${portal}/order-tracking/kw1001?order_id=${orderId}`);
  await page.getByRole('button', { name: /^Replay and evidence/ }).click();
  const sheet = page.getByRole('article', { name: 'Evidence of one delivery' });
  await expect(sheet).toContainText(customer.name);
  await expect(sheet).toContainText('times in Asia/Kuwait, to the second');
  const stages = sheet.getByRole('table', { name: 'Timeline with causes' }).getByRole('row');
  for (const stage of ['Rider on the way', 'Collected', 'Delivered'])
    await expect(stages.filter({ hasText: stage }).first()).toBeVisible();
  const fees = sheet.getByRole('table', { name: 'Fee history' });
  await expect(fees.getByRole('row', { name: /Quoted/ })).toContainText(/\d\.\d{3}/);
  await expect(fees.getByRole('row', { name: /Charged/ })).toContainText(/\d\.\d{3}/);

  const replay = page.getByRole('region', { name: 'Replay' });
  const slider = replay.getByRole('slider', { name: 'Time' });
  const seenAt = () => slider.getAttribute('aria-valuetext');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(replay).toContainText(/point 1 of \d+/);
  const first = await seenAt();
  await page.keyboard.press('ArrowRight');
  await expect(replay).toContainText(/point 2 of \d+/);
  expect(await seenAt()).not.toBe(first);
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', /to the marker/);
  expect(await violations(page)).toEqual([]);

  // Printing from any source prints the complete sheet with positions and nothing else.
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.getByText(/positions of the rider$/)).toBeVisible();
  for (const around of [page.getByRole('banner'), replay, page.getByRole('button', { name: 'Signed JSON' })])
    await expect(around).toBeHidden();
  expect(
    await sheet.evaluate((paper) => {
      const cutting = (box: Element) => getComputedStyle(box).overflowY !== 'visible';
      let box = paper.parentElement;
      while (box && box !== document.body && !cutting(box)) box = box.parentElement;
      return box === document.body;
    }),
  ).toBe(true);
  await page.emulateMedia({ media: null });

  const { name, content } = await savedBy(page, () =>
    page.getByRole('button', { name: 'Signed JSON' }).click(),
  );
  expect(name).toBe(`evidence_${orderId}.json`);
  await page.getByRole('button', { name: 'Share link' }).click();
  const copied = page.getByRole('region', { name: 'Notifications' });
  await expect(copied).toContainText('Link copied. It shows no names, addresses or positions');
  const [link = ''] = /http\S+/.exec(await copied.innerText()) ?? [];
  expect(link).toContain(`${portal}/`);

  const strangers = await browser.newContext({ locale: 'en-GB' });
  const stranger = await strangers.newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: 'Course of one delivery' })).toBeVisible();
  await expect(stranger.getByRole('row', { name: /Delivered/ })).toBeVisible();
  await expect(stranger.locator('body')).not.toContainText(PRIVATE);
  expect(await stranger.content()).not.toMatch(PRIVATE);

  await stranger.goto(`${portal}/courier/api/v1/evidence/check`);
  const check = async (file: string) => {
    await stranger.getByLabel('Content of the file').fill(file);
    await stranger.getByRole('button', { name: 'Check' }).click();
  };
  await check(content.toString('utf8'));
  await expect(stranger.getByRole('status')).toContainText(`Unchanged. Order ${orderId}`);
  const { payload, ...rest } = JSON.parse(content.toString('utf8')) as { payload: string };
  const other = payload.startsWith('A', 40) ? 'B' : 'A';
  await check(JSON.stringify({ ...rest, payload: payload.slice(0, 40) + other + payload.slice(41) }));
  await expect(stranger.getByRole('alert')).toHaveText('Not signed here, or changed since.');

  await page.getByRole('button', { name: 'End the link' }).click();
  await expect(page.getByRole('button', { name: 'End the link' })).toBeHidden();
  await stranger.goto(link);
  await expect(stranger.locator('body')).toContainText('This link is no longer valid.');
  await strangers.close();
});
