import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Look } from './options';

export interface Shoot {
  /** Takes a screenshot when the screen has settled. */
  (name: string, how?: { whole?: boolean }): Promise<void>;
  wants(screen: string): boolean;
}

export interface LookShoot extends Shoot {
  on(page: Page): LookShoot;
}

/** Screenshots of one look, named by screen first so that files sort by screen. */
export function createShoot(
  page: Page,
  folder: string,
  look: Look,
  wants: (screen: string) => boolean,
): LookShoot {
  const shootScreen = async (name: string, { whole = false } = {}) => {
    if (!wants(name)) return;
    await page.waitForLoadState('networkidle').catch(() => undefined);
    await page.waitForTimeout(1200);
    const file = [name, look.brand, look.locale, look.width, look.theme].join('-');
    await page.screenshot({ path: join(folder, `${file}.png`), fullPage: whole });
  };
  return Object.assign(shootScreen, {
    wants,
    on: (other: Page) => createShoot(other, folder, look, wants),
  });
}
