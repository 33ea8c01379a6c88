import { expect, it } from '@jest/globals';
import { mailHtml } from './mail-html';

it('turns paragraphs and addresses of a mail into HTML', () => {
  const html = mailHtml('Open this link:\n\nhttps://sg.portal.example/guest#token=a&b="c\n\nBye\nHarbour');
  expect(html).toContain('<p dir="auto">Open this link:</p>');
  const address = 'https://sg.portal.example/guest#token=a&amp;b=&quot;c';
  expect(html).toContain(`<a href="${address}">${address}</a>`);
  expect(html).toContain('Bye<br>Harbour');
});

it('shows what a person typed as text', () => {
  expect(mailHtml('2 × tea <img src=x onerror=alert(1)>')).not.toContain('<img');
});
