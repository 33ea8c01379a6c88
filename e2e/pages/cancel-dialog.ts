import { expect, type Locator, type Page } from '@playwright/test';

/** Chooses why an order is cancelled. A press may meet the list while it is still being placed; people press again. */
export async function chooseReason(page: Page, dialog: Locator, reason: string): Promise<void> {
  const field = dialog.getByRole('combobox', { name: 'Reason' });
  await field.click();
  await expect(async () => {
    await page.getByRole('option', { name: reason }).click({ timeout: 5000 });
    await expect(field).toHaveAttribute('aria-expanded', 'false', { timeout: 5000 });
  }).toPass();
}
