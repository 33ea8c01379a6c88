import { expect, test } from '../fixtures/portal';
import { lookCountry } from '../screenshots/options';
import { walkPublicScreens } from '../screenshots/public-screens';
import type { Shoot } from '../screenshots/shoot';
import { signInAnyLanguage, startLook, walkShell, walkWelcome } from '../screenshots/work-screens';
import { violations } from './violations';

const EVERY = (['light', 'dark'] as const).flatMap((theme) =>
  ['en', 'ar_KW'].flatMap((locale) => [1440, 390].map((width) => ({ theme, locale, width }))),
);
/** One look per screen; the deep run checks all of them. */
const LOOKS = process.env['COURIER_DEEP'] ? EVERY : EVERY.slice(0, 1);

for (const look of LOOKS) {
  test(`no screen of the shell breaks an accessibility rule: ${Object.values(look).join(' ')}`, async ({
    browser,
    portal,
  }) => {
    const context = await browser.newContext({
      viewport: { width: look.width, height: 900 },
      colorScheme: look.theme,
      reducedMotion: 'reduce',
    });
    await startLook(context, look);
    const page = await context.newPage();
    const seen: string[] = [];
    const check = async (screen: string) => {
      seen.push(screen);
      expect.soft({ screen, found: await violations(page) }).toEqual({ screen, found: [] });
    };
    const shoot: Shoot = Object.assign(check, { wants: () => true });
    const country = lookCountry(look);
    const origin = `http://${country}.localhost:${portal.port}`;
    await walkPublicScreens(page, origin, shoot);
    await signInAnyLanguage(
      page,
      origin,
      country === 'tw' ? 'owner@demo.test' : `owner.${country}@demo.test`,
    );
    await walkShell(page, origin, look.width >= 768, shoot);
    await walkWelcome(page, origin, shoot);
    expect(seen.length).toBeGreaterThan(12);
    await context.close();
  });
}
