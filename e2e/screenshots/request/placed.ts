import { shootLong, wantsAny, type Walk } from './form';

const UPDATE = ['request-update', 'request-update-long', 'request-update-too-late'];

const ONE_ORDER = /\/courier\/api\/v1\/order\?/;

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
  // The order opens automatically when the platform has it.
  const answer = page.waitForResponse(ONE_ORDER);
  await page.goto(`${walk.origin}${path}`);
  const read = (await (await answer).json()) as { result: Record<string, unknown> };
  await form.simulator({ speed: 20 });
  await form.address.waitFor({ timeout: 60_000 });
  await form.simulator({ speed: 1 });
  await form.priced();
  await shoot('request-update');
  await shootLong(walk, 'request-update-long');
  const collected = { result: { ...read.result, status: 'PICKED_UP' } };
  await page.route(ONE_ORDER, (route) => route.fulfill({ json: collected }));
  await page.goto(`${walk.origin}${path}`);
  await form.address.waitFor({ state: 'detached' });
  await page.locator('main button').first().waitFor();
  await shoot('request-update-too-late');
  await page.unroute(ONE_ORDER);
}
