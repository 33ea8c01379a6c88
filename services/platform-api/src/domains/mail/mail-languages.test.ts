import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startMailServer } from '../../testing/companies/mail-server';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import type { ServerTexts } from '../texts/server-texts/server-texts';
import {
  codeMail,
  confirmationMail,
  exportAddressMail,
  exportMail,
  guestOrderMail,
  guestOrdersMail,
  vendorClaimMail,
} from './mail-texts';
import { sendMail } from './send-mail';

const LINK = 'https://1.2/3#4=5';
const ORDER = { orderId: '7-8', description: '9', fee: '10', link: LINK, ownLink: `${LINK}6` };
const VENDOR = '11';

/** Every mail that a user gets, with values without letters. */
const writeMails = (texts: ServerTexts) => [
  confirmationMail(texts, LINK),
  codeMail(texts, '123456'),
  exportMail(texts, { vendor: VENDOR, orders: 12 }),
  exportAddressMail(texts, LINK),
  guestOrdersMail(texts, LINK),
  vendorClaimMail(texts, { vendor: VENDOR, account: '13', link: LINK }),
  guestOrderMail(texts, 'placed', ORDER),
  guestOrderMail(texts, 'receipt', ORDER),
];

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const LANGUAGES = [
  ['zh_Hant_TW', 'zh-Hant-TW', 'ltr'],
  ['ar_KW', 'ar-KW', 'rtl'],
  ['es_AR', 'es-AR', 'ltr'],
  ['de_AT', 'de-AT', 'ltr'],
  ['ur_PK', 'ur', 'rtl'],
  ['de', 'de', 'ltr'],
  ['ja', 'ja', 'ltr'],
  ['th', 'th', 'ltr'],
  ['ko', 'ko', 'ltr'],
  ['el', 'el', 'ltr'],
  ['pl', 'pl', 'ltr'],
  ['vi', 'vi', 'ltr'],
] as const;
const ENGLISH = /(?<!\p{L})(the|you|your|this|with|from|open|order|orders|ignore|press|asked)(?!\p{L})/iu;
/** Parts of a text that are the same in every language. */
const withoutNames = (text: string) =>
  text.replaceAll(/https:\S+|Courier Portal|CSV|e-?mail/gi, '').replaceAll(/<[^>]*>/g, ' ');

const decodePart = (part: string): string => {
  const [head = '', ...body] = part.split('\r\n\r\n');
  const content = body.join('\r\n\r\n');
  return /base64/i.test(head)
    ? Buffer.from(content, 'base64').toString()
    : Buffer.from(
        content
          .replaceAll('=\r\n', '')
          .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ).toString();
};

describe.each(LANGUAGES)('the mails in %s', (locale, tag, direction) => {
  const reader = { brand: 'courier', country: 'TW', locale } as const;

  it('have no English words in subject and text, and all values', () => {
    const english = writeMails(server.deps.serverTexts({ ...reader, locale: 'en' }));
    const mails = writeMails(server.deps.serverTexts(reader));
    for (const [index, mail] of mails.entries()) {
      const source = english[index];
      expect(withoutNames(`${mail.subject}\n${mail.text}`)).not.toMatch(ENGLISH);
      const listValues = (text: string): string[] => text.match(/https:\S+|\d+/g) ?? [];
      expect(listValues(mail.text)).toEqual(expect.arrayContaining(listValues(source?.text ?? '')));
      expect(mail.text.split('\n\n')).toHaveLength(source?.text.split('\n\n').length ?? 0);
      expect(mail.subject.length).toBeLessThanOrEqual(90);
    }
  });

  it('are sent as text and as HTML that names language and direction', async () => {
    const smtp = await startMailServer();
    const config = { ...server.deps.config, smtpUrl: `smtp://127.0.0.1:${smtp.port}` };
    const mails = writeMails(server.deps.serverTexts(reader));
    for (const mail of mails)
      await sendMail({ ...server.deps, config }, { country: 'TW', to: 'r@shop.test', ...mail });
    smtp.close();
    expect(smtp.mails).toHaveLength(mails.length);
    for (const [index, raw] of smtp.mails.entries()) {
      const boundary = /boundary="(.+?)"/.exec(raw)?.[1] ?? '';
      const [, plain = '', html = ''] = raw.split(`--${boundary}`).map(decodePart);
      expect(plain.replaceAll('\r\n', '\n').trim()).toBe(mails[index]?.text);
      expect(html).toContain(`<html lang="${tag}" dir="${direction}">`);
      expect(withoutNames(html.replace('<!doctype html>', ''))).not.toMatch(ENGLISH);
      expect(html.match(/<a dir="ltr"/g) ?? []).toHaveLength(
        mails[index]?.text.match(/https:/g)?.length ?? 0,
      );
    }
  });
});
