import type { Page } from '@playwright/test';
import { storedSession } from '../../tools/portal/stored-session';

/** Signs in without opening the workspace, so that no code of the form is cached. */
export async function signedIn(page: Page, origin: string, email = 'owner@demo.test'): Promise<void> {
  const session = await storedSession(origin, email);
  await page.goto(`${origin}/faq`);
  await page.evaluate((text) => {
    localStorage.setItem('onboarding-done', 'true');
    localStorage.setItem('session', text);
  }, session);
}
