import { expect, type Locator, type Page } from '@playwright/test';

/** Chooses the reason of a cancellation; retries because the list may still be moving into place. */
export async function chooseReason(page: Page, dialog: Locator, reason: string): Promise<void> {
  const field = dialog.getByRole('combobox', { name: 'Reason' });
  await field.click();
  await expect(async () => {
    await page.getByRole('option', { name: reason }).click({ timeout: 5000 });
    await expect(field).toHaveAttribute('aria-expanded', 'false', { timeout: 5000 });
  }).toPass();
}
