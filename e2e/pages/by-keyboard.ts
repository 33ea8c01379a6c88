import { expect, type Locator, type Page } from '@playwright/test';

const FOCUSED = (element: Element) => element === document.activeElement;

/** Presses Tab until the element has the focus, as a user without a pointer would; fails when it is never reached. */
export async function tabTo(page: Page, target: Locator, within = 40): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < within; presses += 1) {
    if (await target.evaluate(FOCUSED)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Reaches a field, empties it and types into it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Reaches a link or button and presses it. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
