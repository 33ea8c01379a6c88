import { shootLong, wantsAny, type Walk } from './form';

const UPDATE = ['request-update', 'request-update-long', 'request-update-too-late'];

/** An order that was just placed, while it may still be changed, and once it may not. */
export async function walkPlaced(walk: Walk): Promise<void> {
  if (!wantsAny(walk, 'request-placed', ...UPDATE)) return;
  const { page, form, shoot, texts } = walk;
  await form.filled(texts.order);
  await form.finish();
  await page.waitForURL(/order_id=/);
  await shoot('request-placed');
  if (!wantsAny(walk, ...UPDATE)) return;
  const orderId = new URL(page.url()).searchParams.get('order_id') ?? '';
  const vendorId = orderId.slice(0, orderId.lastIndexOf('-'));
  const path = `/request-a-rider/${vendorId}?orderID=${orderId}`;
  // The order opens by itself once the platform has it.
  await page.goto(`${walk.origin}${path}`);
  await form.simulator({ speed: 20 });
  await form.address.waitFor({ timeout: 60_000 });
  await form.simulator({ speed: 1 });
  await form.priced();
  await shoot('request-update');
  await shootLong(walk, 'request-update-long');
  const one = /\/courier\/api\/v1\/order\?/;
  await page.route(one, async (route) => {
    const answer = await route.fetch();
    const { result } = (await answer.json()) as { result: Record<string, unknown> };
    await route.fulfill({ response: answer, json: { result: { ...result, status: 'PICKED_UP' } } });
  });
  await page.goto(`${walk.origin}${path}`);
  await form.address.waitFor({ state: 'detached' });
  await page.locator('main button').first().waitFor();
  await shoot('request-update-too-late');
  await page.unroute(one);
}
