import type { Page } from '@playwright/test';
import { CARDS } from '../pages/pay-by-card';
import { TEA_ORDER, type RequestDetails } from '../pages/request-form';
import { countryOf, type Look } from './options';
import type { Shoot } from './shoot';

const KUWAIT_ORDER: RequestDetails = {
  address: '29.3770, 47.9790',
  name: 'أحمد العلي',
  phone: '٩٩٨٨٧٧٦٦',
  description: 'علبتا شاي وعلبة كعك',
  amount: '2.5',
};

const MESSAGES: Readonly<Record<string, string>> = {
  tw: '姓名：郭雅雯\n電話：0912-048-317\n地址：光復南路240巷17號\n金額：NT$704\n訂單：冬瓜茶2杯',
  kw: 'الاسم: أحمد العلي\nالهاتف: 99887766\nالعنوان: شارع الخليج 12\nالمبلغ: 2.5 د.ك',
};

const ORDER_CALL = /\/courier\/api\/v1\/order$/;

/** Walks the form by the kind and the place of its fields, whatever language they are labelled in. */
function formOf(page: Page, phone: boolean) {
  const address = page.locator('[data-field="address"] input').first();
  const within = (field: string, kind: string) => page.locator(`[data-field="${field}"] ${kind}`).first();
  return {
    /** The button at the foot: the next step on a phone, the placing of the order elsewhere. */
    next: phone
      ? page.locator('main button').last()
      : page.locator('button[aria-keyshortcuts="Control+Enter"]').first(),
    async open(url: string) {
      await page.goto(url);
      await address.waitFor();
    },
    async choose(text: string) {
      await address.fill(text);
      await page.getByRole('option').first().click();
    },
    priced: () => page.getByRole('timer').first().waitFor(),
    async fill({ name, phone: number, description, amount }: RequestDetails) {
      await within('name', 'input').fill(name);
      await within('phone', 'input').fill(number);
      await within('description', 'textarea').fill(description);
      await within('amount', 'input').fill(amount);
    },
    /** The last of the ways to pay is the card; on a phone they are a list. */
    async payOnline() {
      await page.locator('[data-field="payment"] input').click();
      await page.getByRole('option').last().click();
    },
    async typeCard(number: string) {
      await within('card-name', 'input').fill('Lin Chia-hao');
      await page.locator('input[autocomplete="cc-number"]').pressSequentially(number);
      await page.locator('input[autocomplete="cc-exp"]').fill('09 / 39');
      await page.locator('input[autocomplete="cc-csc"]').fill('917');
    },
    async key(key: string) {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press(key);
    },
  };
}

/** The request form in every language: empty, filled, every step, its dialogs and what may go wrong. */
export async function walkRequest(page: Page, origin: string, look: Look, shoot: Shoot): Promise<void> {
  if (!shoot.wants('request')) return;
  const phone = look.width < 768;
  const country = countryOf(look);
  const order = country === 'kw' ? KUWAIT_ORDER : TEA_ORDER;
  const form = formOf(page, phone);
  await form.open(`${origin}/request-a-rider`);
  await shoot('request-empty');

  if (country === 'tw') {
    await page.locator('[data-field="address"] input').first().fill('17 Ln. 240 Guangfu');
    await page.getByRole('option').first().waitFor();
    await shoot('request-suggestions');
    await form.choose('22.6273, 120.3014');
    await shoot('request-outside');
  }
  await form.choose(order.address);
  await form.priced();
  if (phone) {
    await shoot('request-where');
    await form.next.click();
  }
  await form.fill(order);
  await shoot('request-filled');
  if (phone) {
    await shoot('request-details-whole', { whole: true });
    await form.next.click();
    await shoot('request-review');
    await page.goBack();
  }
  await walkFaults(page, form, phone, shoot);
  if (country === 'tw' && phone) {
    await form.payOnline();
    await form.next.click();
    await form.next.click();
    await page.locator('input[autocomplete="cc-number"]').waitFor();
    await shoot('request-payment');
    await form.typeCard(CARDS.declined);
    await form.next.click();
    await page.getByRole('alert').first().waitFor();
    await shoot('request-payment-declined');
  }
  await walkDialogs(page, origin, form, MESSAGES[country] ?? '', shoot);
  await walkUpdate(page, origin, form, shoot);
}

type Form = ReturnType<typeof formOf>;

/** Rain makes every fee dearer; the page asks, because node knows no address below localhost. */
const rain = (page: Page, falls: boolean) =>
  page.evaluate(async (on) => {
    await fetch('/courier/api/v1/simulator', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rain: on }),
    });
  }, falls);

/** What is wrong with an empty form, and a fee that is another one when the order is sent. */
async function walkFaults(page: Page, form: Form, phone: boolean, shoot: Shoot): Promise<void> {
  const name = page.locator('[data-field="name"] input').first();
  const typed = await name.inputValue();
  await name.fill('');
  await form.next.click();
  await shoot('request-problem');
  await name.fill(typed);
  if (phone) await form.next.click();
  await page.route(ORDER_CALL, (route) =>
    route.fulfill({ status: 400, json: { message: 'SignatureExpired', meta: { translation_key: null } } }),
  );
  await rain(page, true);
  await form.next.click();
  await page.getByRole('dialog').waitFor();
  await shoot('request-fee-changed');
  await page.keyboard.press('Escape');
  await page.unroute(ORDER_CALL);
  await rain(page, false);
  if (phone) await page.goBack();
}

async function walkDialogs(
  page: Page,
  origin: string,
  form: Form,
  message: string,
  shoot: Shoot,
): Promise<void> {
  await form.open(`${origin}/request-a-rider`);
  await form.key('o');
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  await shoot('request-again');
  await page.keyboard.press('Escape');
  await page.evaluate((text) => {
    (document.activeElement as HTMLElement | null)?.blur();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, message);
  await page.getByRole('dialog').locator('textarea').waitFor();
  await shoot('request-paste');
  await page.keyboard.press('Escape');
}

/** An order that was just placed, while it may still be changed. */
async function walkUpdate(page: Page, origin: string, form: Form, shoot: Shoot): Promise<void> {
  if (!shoot.wants('request-update')) return;
  await page.goto(`${origin}/order-tracking`);
  const row = page.getByRole('tabpanel').getByRole('listitem').first();
  await row.getByRole('button').click();
  await page.waitForURL(/order_id=/);
  const here = new URL(page.url());
  const orderId = here.searchParams.get('order_id') ?? '';
  const vendorId = orderId.slice(0, orderId.lastIndexOf('-'));
  await form.open(`${origin}/request-a-rider/${vendorId}?orderID=${orderId}`);
  await shoot('request-update');
}
