import { wantsAny, type Walk } from './form';

const ORDER_CALL = /\/courier\/api\/v1\/order$/;

export async function walkFaults(walk: Walk): Promise<void> {
  const { page, form, shoot, phone, texts } = walk;
  if (wantsAny(walk, 'request-fee-changed', 'request-fee-dearer')) {
    await form.filled(texts.order);
    await page.route(ORDER_CALL, (route) =>
      route.fulfill({ status: 400, json: { message: 'SignatureExpired', meta: { translation_key: null } } }),
    );
    await form.simulator({ rain: true });
    await form.finish();
    await form.dialog();
    await shoot('request-fee-changed');
    await page.keyboard.press('Escape');
    await shoot('request-fee-dearer');
    await page.unroute(ORDER_CALL);
    await form.simulator({ rain: false });
  }
  if (wantsAny(walk, 'request-not-created')) {
    await form.filled(texts.order);
    await page.route(ORDER_CALL, (route) => route.fulfill({ status: 500, body: '' }));
    await form.finish();
    await page.locator('main').getByRole('alert').first().waitFor();
    await shoot('request-not-created');
    await page.unroute(ORDER_CALL);
  }
  if (wantsAny(walk, 'request-offline')) {
    await form.filled(texts.order);
    if (phone) await form.next.click();
    await page.context().setOffline(true);
    await form.next.click();
    await page.locator('main').getByRole('alert').first().waitFor();
    await shoot('request-offline');
    await page.context().setOffline(false);
  }
  if (wantsAny(walk, 'request-closed', 'request-closed-later')) await walkClosed(walk);
}

async function walkClosed({ page, origin, form, shoot }: Walk): Promise<void> {
  const hours = '**/get-country-parameter/serviceHours';
  await form.fresh();
  await page.route(hours, (route) => {
    const formatHour = (hour: number) => String((hour + 24) % 24).padStart(2, '0');
    const now = new Date().getUTCHours();
    // Closed in each country of the walk: Kuwait, Pakistan and Taiwan are three to eight hours ahead of UTC.
    return route.fulfill({ json: { result: `${formatHour(now + 10)}00:${formatHour(now + 20)}30` } });
  });
  await page.goto(`${origin}/request-a-rider`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await shoot('request-closed');
  await page.locator('main button').first().click();
  await form.address.waitFor();
  await shoot('request-closed-later');
  await page.unroute(hours);
}
