import type { Page } from '@playwright/test';

/** Text of the newest mail to an address, from the page that shows what would have been mailed. */
export async function newestMailTo(page: Page, origin: string, address: string): Promise<string> {
  const outbox = await page.context().newPage();
  await outbox.goto(`${origin}/dev/outbox`);
  const mail = outbox.getByRole('article').filter({ hasText: address }).first();
  const text = await mail.innerText();
  await outbox.close();
  return text;
}
