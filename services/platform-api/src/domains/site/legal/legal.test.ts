import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brandColours } from '@courier/config/brand-look';
import { API } from '../../../testing/callers/place-order';
import { setRules } from '../../../testing/installations/set-rules';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { openLegalTexts } from './legal-texts';
import { parseMarkdown } from './parse-markdown';

const folder = mkdtempSync(join(tmpdir(), 'courier-legal-'));
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};
const SINGAPORE = '# Terms of Singapore\n\n## Fees\n\n- one\n- **two**\n\nWrite to [us](mailto:a@b.example).';

let server: TestApp;
beforeAll(async () => {
  write('terms.en.md', '# Terms\n\nOf all countries & brands.');
  write('sg/terms.en.md', SINGAPORE);
  write('sg/imprint.en.md', '# Imprint\n\nHarbour Ltd');
  write('kw/privacy.ar.md', '# الخصوصية\n\nنص');
  server = await startTestApp({ legalDir: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = (url: string, host: string, language = 'en') =>
  server.app.inject({ url, headers: { host, 'accept-language': language } });

it('shows the text of the country without scripts, with links to the other texts', async () => {
  const page = await open('/termsandconditions', 'sg.portal.example');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<h1>Terms of Singapore</h1>');
  expect(page.body).toContain('<ul><li>one</li><li><strong>two</strong></li></ul>');
  expect(page.body).toContain('<a href="mailto:a@b.example">us</a>');
  expect(page.body).toContain('<a href="/imprint">Imprint</a>');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await open('/termsandconditions', 'tw.portal.example')).body).toContain('countries &amp; brands');
});

it('has the look of the brand, the languages of the text and a way back to the portal', async () => {
  write('kw/privacy.en.md', '# Privacy\n\ntext');
  const page = (await open('/privacy?lang=ar_KW', 'oasis.kw.portal.example')).body;
  expect(page).toContain(`--primary:${brandColours('oasis', 'light').primary}`);
  expect(page).toContain(`--primary:${brandColours('oasis', 'dark').primary}`);
  expect(page).toMatch(/<a class="logo" href="\/"><svg [^]*<\/svg>Oasis/);
  expect(page).toContain('<a href="/">رجوع</a>');
  expect(page).toMatch(/<a href="\/privacy\?lang=ar" lang="ar" aria-current="true">العربية<\/a>/);
  expect(page).toMatch(/<a href="\/privacy\?lang=en" lang="en">English<\/a>/);
  expect((await open('/privacy?lang=en', 'oasis.kw.portal.example')).body).toContain('<h1>Privacy</h1>');
  expect((await open('/imprint', 'sg.portal.example')).body).not.toContain('class="languages"');
});

it('says back in the language of the text, also to a reader of another one', async () => {
  const page = (await open('/termsandconditions?lang=ar_KW', 'kw.portal.example')).body;
  expect(page).toContain('<html lang="en" dir="ltr">');
  expect(page).toContain('<a href="/">Back</a>');
});

it('the page of prohibited items ends with the list of the operator', async () => {
  write('prohibited-items.en.md', '# Prohibited\n\nWhat we do not carry.');
  const items = [
    { language: 'zh_Hans_SG', name: '酒类', words: ['啤酒'] },
    { language: 'en', name: 'Beer & wine', words: ['beer'] },
  ];
  const { db } = server.deps;
  await setRules(db, 'prohibited', items, server.clock.nowSeconds(), 'SG');
  const page = (await open('/prohibiteditems-c2c', 'sg.portal.example')).body;
  expect(page).toContain('<ul><li>Beer &amp; wine</li></ul>');
});

it('names the language and direction of the text', async () => {
  const page = await open('/privacy', 'kw.portal.example', 'ar');
  expect(page.body).toMatch(/<html lang="ar(-\w+)?" dir="rtl">/);
});

it('leaves an address without a text to the portal', async () => {
  expect((await open('/imprint', 'tw.portal.example')).body).not.toContain('Harbour Ltd');
});

it('the download of the terms is the file of the operator', async () => {
  const file = await open(`${API}/terms/download`, 'sg.portal.example');
  expect(file.body).toBe(SINGAPORE);
});

it('uses a changed file at once, and keeps the last good text while it is wrong', async () => {
  write('sg/imprint.en.md', '# Imprint\n\nHarbour and Sons Ltd');
  expect((await open('/imprint', 'sg.portal.example')).body).toContain('Harbour and Sons Ltd');
  write('sg/imprint.en.md', '# Imprint\n\n<script>alert(1)</script>');
  const page = await open('/imprint', 'sg.portal.example');
  expect(page.body).toContain('Harbour and Sons Ltd');
  expect(page.body).not.toContain('<script');
});

it.each([
  ['no title', 'line 1: the text begins with its title'],
  ['# A\n\n<b>x</b>', 'line 3: HTML is not allowed'],
  ['# A\n\n[x](javascript:alert(1))', 'line 3: the link "javascript:alert(1" must begin with'],
  ['# A\n\n[x](//evil.example)', 'line 3: the link "//evil.example" must begin with'],
  ['# A\n\n[x](/\\evil.example)', 'line 3: the link "/\\evil.example" must begin with'],
])('refuses %j', (text, reason) => {
  expect(() => parseMarkdown(text)).toThrow(reason);
});

it('keeps quotes of a link inside its attribute', () => {
  expect(parseMarkdown('# A\n\n[x](https://a.example/?a=1&b="onclick=1)').html).toBe(
    '<p><a href="https://a.example/?a=1&amp;b=&quot;onclick=1">x</a></p>',
  );
});

it('names every wrong file at the start', () => {
  const wrong = mkdtempSync(join(tmpdir(), 'courier-legal-wrong-'));
  mkdirSync(join(wrong, 'xx'));
  writeFileSync(join(wrong, 'xx/terms.en.md'), '# A');
  writeFileSync(join(wrong, 'agb.en.md'), '# A');
  writeFileSync(join(wrong, 'terms.en.md'), '# A\n\n<i>x</i>');
  for (const sentence of [
    '"xx/terms.en.md" is in the folder "xx"',
    '"agb.en.md" must be named like terms.en.md',
    '"terms.en.md", line 3: HTML is not allowed',
  ])
    expect(() => openLegalTexts(wrong, () => undefined)).toThrow(sentence);
  rmSync(wrong, { recursive: true });
});
