import { countryFacts } from '@courier/config';
import { languageTag } from '@courier/i18n';
import { expect, test } from '../fixtures/portal';
import { readCountryShop } from '../pages/country-shop';
import { MAIN_SCREENS, PUBLIC_SCREENS, type MainScreen } from '../pages/main-screens';
import { signedIn } from '../pages/signed-in';
import { lookCountry } from '../screenshots/options';
import { violations } from './violations';

const LOCALES = ['ur_PK', 'ar_KW', 'th_TH', 'ja_JP', 'de_DE'] as const;
const SCREENS = Object.keys(MAIN_SCREENS) as MainScreen[];

// Ten screens in each language take minutes, so they only run in the deep run.
for (const locale of process.env['COURIER_DEEP'] ? LOCALES : []) {
  test(`no main screen breaks an accessibility rule in ${locale}`, async ({
    browser,
    portal,
    playwright,
  }) => {
    const country = lookCountry({ locale });
    expect(countryFacts(country).supportedLanguages).toContain(locale);
    const calls = await playwright.request.newContext();
    const { email, order, customer } = await readCountryShop(calls, portal.origin, country);
    const origin = `http://${country}.localhost:${portal.port}`;
    const context = await browser.newContext({ locale: languageTag(locale), reducedMotion: 'reduce' });
    await context.addInitScript((value) => localStorage.setItem('locale', value), locale);
    const page = await context.newPage();
    const isPublic = (screen: MainScreen) => PUBLIC_SCREENS.includes(screen);
    const check = async (screen: MainScreen) => {
      await MAIN_SCREENS[screen]({ page, origin, order, customer, width: 1440 });
      await expect(page.locator('html')).toHaveAttribute('lang', languageTag(locale));
      expect.soft({ screen, found: await violations(page) }).toEqual({ screen, found: [] });
    };
    for (const screen of SCREENS.filter(isPublic)) await check(screen);
    await signedIn(page, origin, email);
    for (const screen of SCREENS.filter((one) => !isPublic(one))) await check(screen);
    await calls.dispose();
    await context.close();
  });
}
