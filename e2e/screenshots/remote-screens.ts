import type { Page } from '@playwright/test';
import type { Shoot } from './shoot';

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
