import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUPPORTED_LOCALES } from '@courier/config';
import { languageTag, uiLanguageOf } from '@courier/i18n';
import { expect, test } from '../../fixtures/portal';
import { lookCountry } from '../../screenshots/options';

const ROOT = join(import.meta.dirname, '../../..');
const readJson = <Content>(file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Content;

test('the first HTML of each of the 43 locales is in its own language', async ({ page, portal }) => {
  for (const locale of SUPPORTED_LOCALES) {
    const language = uiLanguageOf(locale);
    const { landing } = readJson<{ landing: { title: string } }>(`apps/shell/locales/${language}.json`);
    const answer = await page.request.get(`http://localhost:${portal.port}/?lang=${locale}`, {
      headers: { host: `${lookCountry({ locale })}.localhost:${portal.port}` },
    });
    const html = await answer.text();
    expect([locale, html.includes(`lang="${languageTag(locale)}"`)]).toEqual([locale, true]);
    expect([locale, html.includes(`>${landing.title}</span`)]).toEqual([locale, true]);
  }
});
