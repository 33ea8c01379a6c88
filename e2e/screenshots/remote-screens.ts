import type { Page } from '@playwright/test';
import { chooseAddress, fillDetails, TEA_ORDER } from '../pages/request-form';
import type { Look } from './options';
import type { Shoot } from './shoot';

/** The request form, empty in every language and step by step in English, whose labels name its fields. */
export async function walkRequest(page: Page, origin: string, look: Look, shoot: Shoot): Promise<void> {
  if (!shoot.wants('request')) return;
  await page.goto(`${origin}/request-a-rider`);
  await page.getByRole('combobox').first().waitFor();
  await shoot('request-empty');
  if (look.locale !== 'en') return;
  await page.getByRole('combobox').first().fill('17 Ln. 240 Guangfu');
  await page.getByRole('option').first().waitFor();
  await shoot('request-suggestions');
  await chooseAddress(page, TEA_ORDER.address);
  const phone = look.width < 768;
  if (phone) {
    await shoot('request-where');
    await page.getByRole('button', { name: 'Continue to details' }).click();
  }
  await fillDetails(page, TEA_ORDER);
  await shoot('request-filled');
  if (phone) {
    await page.getByRole('button', { name: 'Review order' }).click();
    await shoot('request-review');
  }
}

/** Lists, an opened order of each and the history. */
export async function walkTracking(page: Page, origin: string, shoot: Shoot): Promise<void> {
  if (!shoot.wants('tracking') && !shoot.wants('history')) return;
  for (const [index, name] of ['new', 'scheduled', 'collected', 'delivered', 'cancelled'].entries()) {
    if (!shoot.wants(`tracking-${name}`)) continue;
    await page.goto(`${origin}/order-tracking`);
    await page.getByRole('tab').nth(index).click();
    await shoot(`tracking-${name}`);
    const first = page.getByRole('tabpanel').getByRole('listitem').first();
    if ((await first.count()) === 0) continue;
    await first.getByRole('button').click();
    await shoot(`tracking-${name}-open`);
  }
  await page.goto(`${origin}/history`);
  await page.getByRole('main').first().waitFor();
  await shoot('history');
}
