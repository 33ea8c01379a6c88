import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { AUTH_FAILURE_CODES, authErrorKey } from './auth-error-key';
import type { Texts } from './texts';

const FOLDER = join(__dirname, '../locales');
const read = (locale: string, namespace: string): Texts =>
  JSON.parse(readFileSync(join(FOLDER, locale, `${namespace}.json`), 'utf8'));

function flat(texts: Texts, prefix = ''): Record<string, string> {
  return Object.entries(texts).reduce<Record<string, string>>(
    (all, [key, value]) =>
      typeof value === 'string'
        ? { ...all, [prefix + key]: value }
        : { ...all, ...flat(value, `${prefix}${key}.`) },
    {},
  );
}

const placeholders = (text: string) => (text.match(/{{\w+}}/g) ?? []).sort();

describe.each(['common', 'errors', 'order-status'])('%s', (namespace) => {
  const english = flat(read('en', namespace));
  const chinese = flat(read('zh_Hant_TW', namespace));

  it('has the same keys in English and Traditional Chinese', () => {
    expect(Object.keys(chinese)).toEqual(Object.keys(english));
  });

  it('fills in the same values in both', () => {
    for (const [key, text] of Object.entries(english))
      expect([key, placeholders(chinese[key] ?? '')]).toEqual([key, placeholders(text)]);
  });

  it('leaves no text empty', () => {
    expect(Object.entries({ ...english, ...chinese }).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

it('has files of the same names in each language', () => {
  expect(readdirSync(join(FOLDER, 'zh_Hant_TW')).sort()).toEqual(readdirSync(join(FOLDER, 'en')).sort());
});

describe('texts the specifications give', () => {
  const errors = flat(read('en', 'errors'));
  const chinese = flat(read('zh_Hant_TW', 'errors'));

  it('gives each of the 17 identity failures a message of its own [SHELL-LOGIN-05]', () => {
    expect(AUTH_FAILURE_CODES).toHaveLength(17);
    for (const texts of [errors, chinese]) {
      const messages = AUTH_FAILURE_CODES.map((code) => texts[`auth.${code}`]);
      expect(new Set(messages).size).toBe(17);
      expect(messages).not.toContain(undefined);
    }
  });

  it('falls back to the general sign-in message for an unknown code [SHELL-LOGIN-06]', () => {
    expect(authErrorKey('NotAuthorizedException')).toBe('auth.NotAuthorizedException');
    expect(authErrorKey('SomethingNewException')).toBe('auth.general');
    expect(errors['auth.general']).toBeTruthy();
  });

  it('asks for an empty phone in the given words [REQ-SUBMIT-16]', () => {
    expect(errors['validation.fill-customer-phone']).toBe("Fill the customer's phone");
  });

  it('refuses an impossible phone in the given words [REQ-SUBMIT-17]', () => {
    expect(errors['validation.phone-incorrect']).toBe("The phone number doesn't seem correct");
  });

  it("has a 'store closed' text [REQ-SUBMIT-18]", () => {
    expect(errors['store-closed']).toMatch(/closed/);
  });

  it('has every message key the requirements name in both languages [I18N-06]', () => {
    const named = [
      'error.cant-retrieve-vendors',
      'error.no-vendors',
      'error.cant-retrieve-vendor-rar',
      'error.cant-retrieve-current-orders',
      'error.cant-retrieve-past-orders',
      'error.cant-cancel-order',
      'error.fee.changed',
      'error.fee.recompute',
      'error.payment.get-if-enabled',
      'error.payment.init',
      'error.payment.intent-creation',
      'error.no-payment-method-available',
      'request.error.undeliverable-address',
      'request.error.cannot-compute-price',
      'request.search.no-results',
      'request.form.phone.helper-text',
      'geolocator.error.reverse',
      'geolocator.error.autocomplete',
      'geolocator.error.fetch-place-details',
      'voucher.error.validation.message',
      'voucher.error.get.message',
      'validation.fill-unit-number',
      'validation.fill-customer-name',
      'validation.wrong-customer-name',
      'validation.fill-customer-phone',
      'validation.phone-incorrect',
      'validation.fill-description',
      'validation.fill-address',
      'validation.invalid-coordinates',
      'validation.fill-amount',
      'validation.fill-payment-method',
      'action.attempt-cancel',
      'unable-to-fetch-vendor',
      'help-center.failed',
      'job-history-error',
      'template-file-error',
      'view-details-error',
      'file-upload-error',
      'place-order-success',
      'place-order-error',
    ];
    expect(named.filter((key) => !errors[key] || !chinese[key])).toEqual([]);
  });
});
