import { SUPPORTED_LOCALES } from '@courier/config';
import { languageTag, uiLanguageOf } from '@courier/i18n';
import { expect, test } from '../../fixtures/portal';
import { lookCountry } from '../../screenshots/options';
import { languageTexts } from '../../setup/locale-texts';

test('the first HTML of each of the 43 locales is in its own language', async ({ page, portal }) => {
  for (const locale of SUPPORTED_LOCALES) {
    const language = uiLanguageOf(locale);
    const { shell } = languageTexts(language) as { shell: { landing: { title: string } } };
    const answer = await page.request.get(`http://localhost:${portal.port}/?lang=${locale}`, {
      headers: { host: `${lookCountry({ locale })}.localhost:${portal.port}` },
    });
    const html = await answer.text();
    expect([locale, html.includes(`lang="${languageTag(locale)}"`)]).toEqual([locale, true]);
    expect([locale, html.includes(`>${shell.landing.title}</span`)]).toEqual([locale, true]);
  }
});
