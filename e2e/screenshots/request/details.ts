import { shootLong, wantsAny, type Walk } from './form';

const FILLED = [
  'request-filled',
  'request-details-long',
  'request-review',
  'request-review-long',
  'request-problem',
  'request-problem-phone',
];

export async function walkDetails(walk: Walk): Promise<void> {
  const { page, form, shoot, phone, texts } = walk;
  const { order } = texts;
  if (wantsAny(walk, ...FILLED)) {
    await form.filled(order);
    await shoot('request-filled');
    await shootLong(walk, 'request-details-long');
    if (phone) {
      await form.next.click();
      await page.waitForURL(/step=review/);
      await shoot('request-review');
      await shootLong(walk, 'request-review-long', 1200);
      await page.goBack();
    }
    await form.field('phone', 'input').fill('12');
    await form.field('name', 'input').fill('');
    await form.next.click();
    await shoot('request-problem');
    await form.field('name', 'input').fill(order.name);
    await form.next.click();
    await shoot('request-problem-phone');
  }
  if (wantsAny(walk, 'request-later', 'request-later-picker')) {
    await form.filled(order);
    await page.locator('[data-field="time"] label').last().click();
    await shoot('request-later-picker');
    await page.keyboard.press('Escape');
    await shoot('request-later');
  }
  if (wantsAny(walk, 'request-voucher-refused', 'request-voucher-counts')) {
    await form.filled(order);
    await form.field('voucher', 'input').fill('NOTHING');
    await form.field('voucher', 'input').press('Enter');
    await page.waitForTimeout(500);
    await shoot('request-voucher-refused');
    await form.field('voucher', 'input').fill('TEA10');
    await form.field('voucher', 'input').press('Enter');
    await page.waitForTimeout(500);
    await shoot('request-voucher-counts');
  }
  if (wantsAny(walk, 'request-item-value')) {
    const limit = '**/get-country-parameter/orderItemValueExceedLimit';
    await page.route(limit, (route) => route.fulfill({ json: { result: 2 } }));
    await form.filled({ ...order, amount: '64' });
    await form.next.click();
    await form.dialog();
    await shoot('request-item-value');
    await page.unroute(limit);
  }
  if (wantsAny(walk, 'request-long-texts', 'request-long-texts-long')) {
    const times = (text: string, count: number) => Array.from({ length: count }, () => text).join(' ');
    await form.filled({ ...order, name: times(order.name, 8), description: times(order.description, 3) });
    await shoot('request-long-texts');
    await shootLong(walk, 'request-long-texts-long');
  }
}
