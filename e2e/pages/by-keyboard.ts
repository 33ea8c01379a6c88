import { expect, type Locator, type Page } from '@playwright/test';

const FOCUSED = (element: Element) => element === document.activeElement;

/** Presses Tab until the element has the focus; fails after `within` presses. */
export async function tabTo(page: Page, target: Locator, within = 40): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < within; presses += 1) {
    if (await target.evaluate(FOCUSED)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Focuses a field by Tab, clears it and types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Focuses a link or button by Tab and presses it. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
