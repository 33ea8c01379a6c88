import { shootLong, wantsAny, type Walk } from './form';

const GEOLOCATOR = /\/geolocator\/|\/autocomplete/;
const FEE_CALL = /\/delivery\/fee$/;

export async function walkWhere(walk: Walk): Promise<void> {
  const { page, form, shoot, texts, country } = walk;
  if (wantsAny(walk, 'request-empty', 'request-suggestions', 'request-not-found')) {
    await form.fresh();
    await shoot('request-empty');
    await form.address.pressSequentially(texts.search);
    await page.getByRole('option').first().waitFor();
    await shoot('request-suggestions');
    await form.address.fill('qqqq zzzz 9999');
    await page.waitForTimeout(900);
    await shoot('request-not-found');
  }
  if (wantsAny(walk, 'request-outside')) {
    await form.fresh();
    await form.choose(texts.outside);
    await page.getByRole('alert').first().waitFor();
    await shoot('request-outside');
  }
  if (country === 'tw' && wantsAny(walk, 'request-other-outlet')) {
    await form.fresh();
    await form.choose(NEAR_XINYI);
    await page.locator('[role="alert"] button').first().waitFor();
    await shoot('request-other-outlet');
  }
  if (wantsAny(walk, 'request-where', 'request-where-long')) {
    await form.fresh();
    await form.choose(texts.order.address);
    await form.priced();
    await shoot('request-where');
    await shootLong(walk, 'request-where-long', 1100);
  }
  if (wantsAny(walk, 'request-saved-address')) await walkSaved(walk);
  if (wantsAny(walk, 'request-search-failed')) {
    await form.fresh();
    await page.route(GEOLOCATOR, (route) => route.abort('connectionreset'));
    await form.address.fill(texts.search);
    await page.locator('main').getByRole('alert').first().waitFor();
    await shoot('request-search-failed');
    await page.unroute(GEOLOCATOR);
  }
  if (wantsAny(walk, 'request-fee-failed')) {
    await form.fresh();
    await page.route(FEE_CALL, (route) => route.fulfill({ status: 500, body: '' }));
    await form.choose(texts.order.address);
    await page.locator('main').getByRole('alert').first().waitFor();
    await shoot('request-fee-failed');
    await page.unroute(FEE_CALL);
  }
}

/** Outside the parent's area, inside that of its Xinyi outlet. */
const NEAR_XINYI = '25.0300, 121.5900';

async function walkSaved({ page, form, shoot, texts }: Walk): Promise<void> {
  await form.filled(texts.order);
  await form.field('notes', 'input, [data-field="notes"] textarea').fill('12F-3');
  await form.finish();
  await page.waitForURL(/order_id=/);
  await form.fresh();
  await form.address.pressSequentially((await savedText(page)).slice(0, 4));
  await page.getByRole('option').first().waitFor();
  await shoot('request-saved-address');
}

const savedText = (page: Walk['page']) =>
  page.evaluate(() => {
    const kept = Object.keys(localStorage).find((key) => /saved-?addresses/i.test(key));
    return /"text":"([^"]*)"/.exec(localStorage.getItem(kept ?? '') ?? '')?.[1] ?? '';
  });
