import { describe, expect, it } from '@jest/globals';
import type { TextOverrides } from '../translations/text-overrides';
import type { Texts } from '@courier/i18n/server';
import { createServerTexts, toUiLanguage, type ServerReader } from './server-texts';

const reader = (locale: string, changed: Partial<ServerReader> = {}): ServerReader => ({
  brand: 'courier',
  country: 'TW',
  locale,
  ...changed,
});
const built = createServerTexts(() => null);
const subject = { confirm: { subject: 'Hello from {{product}}' } };
const overriding =
  (files: Record<string, Texts>): TextOverrides =>
  (locale) =>
    (files[locale] as ReturnType<TextOverrides>) ?? null;

describe('a text of the server', () => {
  it.each([
    ['en', 'en', 'ltr', 'Your Courier Portal code'],
    ['ar_KW', 'ar-KW', 'rtl', 'رمزك في Courier Portal'],
    ['ur', 'ur', 'rtl', 'آپ کا Courier Portal کوڈ'],
    ['zh_Hant_TW', 'zh-Hant-TW', 'ltr', '您的 Courier Portal 驗證碼'],
    ['zh', 'zh-Hant-TW', 'ltr', '您的 Courier Portal 驗證碼'],
    ['fr_FR', 'en', 'ltr', 'Your Courier Portal code'],
  ])('in %s is in %s and %s, with the brand’s names', (locale, tag, direction, text) => {
    const texts = built(reader(locale));
    expect([texts.tag, texts.direction, texts.text('mail.code.subject')]).toEqual([tag, direction, text]);
  });

  it('uses the words of a variant, and those of its base language elsewhere', () => {
    const [argentina, base] = [built(reader('es_AR')), built(reader('es'))];
    expect([argentina.tag, argentina.text('mail.code.subject'), base.text('mail.code.subject')]).toEqual([
      'es-AR',
      'Tu código de Courier Portal',
      'Su código de Courier Portal',
    ]);
    expect([argentina.statusLabel('dispatched'), argentina.statusLabel('delivered')]).toEqual([
      'Solicitud recibida, prepará el pedido',
      base.statusLabel('delivered'),
    ]);
  });

  it('takes the names of statuses from the portal', () => {
    expect(built(reader('de')).statusLabel('delivered')).toBe('Zugestellt');
  });

  it('shows what a person typed without reading it as a placeholder', () => {
    const { text } = built(reader('en'));
    expect(text('mail.vendor-claim.subject', { account: '{{product}}$t(a)', vendor: '<b>' })).toBe(
      'May {{product}}$t(a) act for <b> on Courier Portal?',
    );
  });

  it('is escaped in HTML, and its values are HTML', () => {
    const texts = createServerTexts(overriding({ en: { server: { evidence: { until: '<a> {{time}}' } } } }));
    expect(texts(reader('en')).html('evidence.until', { time: '<b>1</b>' })).toBe('&lt;a> <b>1</b>');
  });
});

describe('the operator’s texts', () => {
  it('replace the built ones of the language, and those of the locale replace both', () => {
    const texts = createServerTexts(
      overriding({ ar: { server: { mail: subject } }, ar_KW: { server: { help: { title: 'KW' } } } }),
    );
    const kuwait = texts(reader('ar_KW', { country: 'KW' }));
    expect([kuwait.text('mail.confirm.subject'), kuwait.text('help.title')]).toEqual([
      'Hello from Courier Portal',
      'KW',
    ]);
    expect(kuwait.text('help.retry')).toBe('حاول مرة أخرى');
    expect(texts(reader('en')).text('help.title')).toBe('Help centre');
  });

  it('in English do not replace the texts of another language', () => {
    const texts = createServerTexts(overriding({ en: { server: { help: { title: 'Hello' } } } }));
    expect(texts(reader('en')).text('help.title')).toBe('Hello');
    expect(texts(reader('ar')).text('help.title')).toBe('مركز المساعدة');
  });
});

it('reads a stored language of an earlier version', () => {
  expect(['zh', 'ar', 'de_AT', 'de_DE', '', 'xx'].map(toUiLanguage)).toEqual([
    'zh_Hant_TW',
    'ar',
    'de_AT',
    'de',
    'en',
    'en',
  ]);
});
