import { expect, it } from '@jest/globals';
import { mailHtml } from './mail-html';

const html = (text: string, language = 'en') => mailHtml({ language, subject: 'Bye & thanks', text });

it('turns paragraphs and addresses of a mail into HTML', () => {
  const body = html('Open this link:\n\nhttps://sg.portal.example/guest#token=a&b="c\n\nBye\nHarbour');
  expect(body).toContain('<p>Open this link:</p>');
  const address = 'https://sg.portal.example/guest#token=a&amp;b=&quot;c';
  expect(body).toContain(`<a dir="ltr" href="${address}">${address}</a>`);
  expect(body).toContain('Bye<br>Harbour');
});

it('shows what a person typed as text', () => {
  expect(html('2 × tea <img src=x onerror=alert(1)>')).not.toContain('<img');
});

it('keeps the order of a line without Arabic letters in an Arabic mail', () => {
  expect(html('المحتوى\n2 × Oolong', 'ar')).toContain('<p>المحتوى<br><bdi>2 × Oolong</bdi></p>');
});

it.each([
  ['ar', 'rtl'],
  ['ur', 'rtl'],
  ['de', 'ltr'],
  ['zh-Hant-TW', 'ltr'],
])('names the language and direction of a mail in %s', (language, direction) => {
  const body = html('1', language);
  expect(body).toContain(`<html lang="${language}" dir="${direction}">`);
  expect(body).toContain('<title>Bye &amp; thanks</title>');
});

it('breaks long addresses anywhere, and no Korean word', () => {
  expect(html('1')).toMatch(/style="[^"]*overflow-wrap:anywhere"/);
  expect(html('1', 'ko')).toMatch(/style="[^"]*word-break:keep-all"/);
  expect(html('1', 'ja')).not.toContain('keep-all');
});
