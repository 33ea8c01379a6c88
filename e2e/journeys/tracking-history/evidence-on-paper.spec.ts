import type { Evidence } from '@courier/api-client';
// Orders move only on command.
import { expect, test } from '../../fixtures/bulk-portal';
import { placeOrder } from '../../pages/shop-order';
import { signInReading } from '../../pages/sign-in';

/** A4 with margins of 14 mm, in CSS pixels. */
const PAGE = { width: 688, height: 1017 };

/** The same order with a change by the customer, a second rider, and a delay with causes. */
function longer(evidence: Evidence): Evidence {
  const again = new Set(['WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY']);
  const found = evidence.timeline.filter(({ status }) => again.has(status));
  const at = evidence.timeline.findIndex(({ status }) => status === 'NEAR_VENDOR');
  const changed = { ...found[0], status: 'MODIFIED', cause: 'sender', known_from: 'portal' } as const;
  const timeline = [
    ...evidence.timeline.slice(0, at),
    { at: evidence.created_at, after: 60, metres: null, ...changed },
    ...found,
    ...evidence.timeline.slice(at),
  ];
  const fee = { at: evidence.created_at, kind: 'changed', amount: 190 } as const;
  const delay = { seconds: 700, search: 300, shop: 250, way: 150 };
  return { ...evidence, timeline, delay, seconds: 4300, fees: [...evidence.fees, fee] };
}

test('an order with seventeen stages fits on one printed page in Urdu', async ({
  page,
  portal: { origin },
  playwright,
}) => {
  const shop = await playwright.request.newContext();
  const { orderId, advance, headers, api, portal } = await placeOrder(shop, origin, 'pk1001');
  for (const status of ['NEAR_VENDOR', 'DELAYED', 'PICKED_UP', 'DELIVERED']) await advance(status);
  const answer = await shop.get(`${api}/order/${orderId}/evidence`, { headers });
  const { result } = (await answer.json()) as { result: Evidence };
  await shop.dispose();
  const evidence = longer(result);
  expect(evidence.timeline).toHaveLength(17);
  await signInReading(page, portal, { locale: 'ur_PK', email: 'owner.pk@demo.test' });
  await page.route(/\/evidence$/, (route) => route.fulfill({ json: { result: evidence } }));
  await page.goto(`${portal}/history/pk1001?view=evidence&order_id=${orderId}`);
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('row')).not.toHaveCount(0);
  await page.setViewportSize(PAGE);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(async () => (await sheet.boundingBox())?.height).toBeLessThanOrEqual(PAGE.height);
});
