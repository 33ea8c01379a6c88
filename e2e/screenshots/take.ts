import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import config from '../playwright.config';
import { ROOT } from '../../tools/publish/paths';
import { startPortal } from '../../tools/portal/start-portal';
import { walkAccounts } from './account-screens';
import { walkBulk } from './bulk-screens';
import { walkEmbedded, walkGuest } from './mode-screens';
import { lookCountry, readOptions, type Look } from './options';
import { walkPublicScreens } from './public-screens';
import { walkTracking } from './remote-screens';
import { walkRequest } from './request-screens';
import { createShoot } from './shoot';
import { shootContactSheet } from './contact-sheet';
import { walkStates } from './state-screens';
import { signInAnyLanguage, startLook, walkShell, walkWelcome } from './work-screens';

/** usage: npm run screenshots [-- options of options.ts] — every screen in every look, into reports/screenshots. */
const FOLDER = join(ROOT, 'reports/screenshots');
const HEIGHTS: Readonly<Record<number, number>> = { 1440: 900, 1024: 768, 390: 844, 320: 690 };

async function openPage(browser: Browser, look: Look) {
  const context = await browser.newContext({
    viewport: { width: look.width, height: HEIGHTS[look.width] ?? 900 },
    colorScheme: look.theme,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(15_000);
  await startLook(context, look);
  return context.newPage();
}

const { looks, wants, sheets } = readOptions(process.argv.slice(2));
const browser = await chromium.launch(config.use?.launchOptions ?? {});
const portal = await startPortal({ simSpeed: 1 });
mkdirSync(FOLDER, { recursive: true });

for (const locale of sheets) {
  try {
    const problems = await shootContactSheet(browser, portal.port, locale, FOLDER);
    console.log([`sheet ${locale}`, ...problems].join('\n  '));
  } catch (fault) {
    console.error(`sheet ${locale}: ${fault instanceof Error ? fault.message : String(fault)}`);
    process.exitCode = 1;
  }
}

for (const look of looks) {
  const country = lookCountry(look);
  const origin = `http://${look.brand}.${country}.localhost:${portal.port}`;
  const page = await openPage(browser, look);
  const shoot = createShoot(page, FOLDER, look, wants);
  try {
    await walkPublicScreens(page, origin, shoot);
    await walkAccounts(page, origin, look, shoot);
    await signInAnyLanguage(
      page,
      origin,
      country === 'tw' ? 'owner@demo.test' : `owner.${country}@demo.test`,
    );
    await walkRequest(page, origin, look, shoot);
    await walkTracking(page, origin, shoot);
    await walkBulk(page, origin, look, shoot);
    await walkShell(page, origin, look.width >= 768, shoot);
    await walkWelcome(page, origin, shoot);
    await walkStates(page, origin, shoot);
    await walkGuest(page, origin, look, shoot);
    await walkEmbedded(page, origin, look, shoot);
    console.log(Object.values(look).join(' '));
  } catch (fault) {
    console.error(
      `${Object.values(look).join(' ')}: ${fault instanceof Error ? fault.message : String(fault)}`,
    );
    process.exitCode = 1;
  }
  await page.context().close();
}
await browser.close();
await portal.dispose();
