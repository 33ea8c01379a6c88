import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { demoAccount } from '@courier/config';
import { layoutFaults } from '../pages/layout-faults';
import { lookCountry } from './options';
import { signInAnyLanguage, startLook } from './work-screens';

/** The ten main screens, in their order on the sheet. */
const PUBLIC = ['/', '/connect', '/register', '/guest', '/faq'] as const;
const WORK = [
  '/request-a-rider',
  '/order-tracking',
  '/history',
  '/bulk-order',
  '/collection-points',
] as const;
const SIZES = [
  { width: 1440, height: 900, shown: 430 },
  { width: 390, height: 844, shown: 180 },
] as const;

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.waitForTimeout(600);
}

/**
 * One picture per locale: the ten main screens at 1440 and 390 pixels.
 * @returns texts that do not fit, by width and path
 */
export async function shootContactSheet(
  browser: Browser,
  port: number,
  locale: string,
  folder: string,
): Promise<string[]> {
  const problems: string[] = [];
  const country = lookCountry({ locale });
  const origin = `http://courier.${country}.localhost:${port}`;
  const rows: string[] = [];
  for (const { width, height, shown } of SIZES) {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
    await startLook(context, { locale, theme: 'light' });
    const page = await context.newPage();
    const pictures: string[] = [];
    const shoot = async (path: string) => {
      await page.goto(origin + path);
      await settled(page);
      for (const problem of await layoutFaults(page)) problems.push(`${width} ${path}: ${problem}`);
      const file = `sheet-${locale}-${width}${path.replaceAll('/', '-')}.png`;
      const picture = await page.screenshot({ path: join(folder, file) });
      pictures.push(
        `<img width="${shown}" src="data:image/png;base64,${picture.toString('base64')}" alt="${path}">`,
      );
    };
    for (const path of PUBLIC) await shoot(path);
    await signInAnyLanguage(page, origin, demoAccount(country.toUpperCase()));
    for (const path of WORK) await shoot(path);
    rows.push(`<div>${pictures.join('')}</div>`);
    await context.close();
  }
  const sheet = await browser.newPage({ viewport: { width: 2200, height: 1000 } });
  await sheet.setContent(
    `<style>div{display:flex;flex-wrap:wrap;gap:8px}</style><h1>${locale}</h1>${rows.join('')}`,
  );
  await sheet.screenshot({ path: join(folder, `sheet-${locale}.png`), fullPage: true });
  await sheet.close();
  return problems;
}
