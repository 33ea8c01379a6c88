import { expect, type Page } from '@playwright/test';

/**
 * Text of the newest mail to an address, from the outbox page. Polls, because a mail may be sent after the
 * answer.
 * @param saying text that distinguishes the mail from earlier ones to the same address
 */
export async function newestMailTo(
  page: Page,
  origin: string,
  address: string,
  saying: string | RegExp = '',
): Promise<string> {
  const outbox = await page.context().newPage();
  const mail = outbox.getByRole('article').filter({ hasText: address }).first();
  await expect(async () => {
    await outbox.goto(`${origin}/dev/outbox`);
    await expect(mail).toContainText(saying, { timeout: 1000 });
  }).toPass({ timeout: 180_000 });
  const text = await mail.innerText();
  await outbox.close();
  return text;
}
