import { supportedCountries } from '@courier/config';
import * as z from 'zod';
import type { ByCountry } from './readers/by-country';
import { Fault, type Reader } from './readers/readers';

const PAYMENT_ADAPTERS = ['adyen', 'cybersource'] as const;
export type PaymentAdapter = (typeof PAYMENT_ADAPTERS)[number];

/** The payment method of each adapter's cards. */
export const ADAPTER_METHODS = {
  adyen: 'generic_creditcard',
  cybersource: 'cybersource_creditcard',
} as const satisfies Record<PaymentAdapter, string>;

/** `order`: as soon as the order is placed. `delivery`: when the parcel has reached its end. */
const CAPTURE_TIMES = ['order', 'delivery'] as const;
export type CaptureTime = (typeof CAPTURE_TIMES)[number];

/** @public Declarations of other files name it. */
export interface PaymentChoice {
  adapter: PaymentAdapter;
  capture: CaptureTime;
}
/** Upper-case country -> adapter. */
export type PaymentProvidersSetting = ByCountry<PaymentChoice>;

const text = z.string().min(1).max(4096);
/** Credentials travel encrypted; a stand-in on the same machine is the exception. */
const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname));
const address = z
  .string()
  .refine((value) => URL.canParse(value) && isSafe(new URL(value)))
  .overwrite((value) => value.replace(/\/+$/, ''));
const integrity = z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/);
const base64Key = z.string().regex(/^[A-Za-z0-9+/]{16,}={0,2}$/);
/** Several while a key is replaced. */
const hexKeys = z.array(z.string().regex(/^([0-9A-Fa-f]{2}){16,64}$/)).min(1);
const base64Keys = z.array(base64Key).min(1);

const ADYEN_ENVIRONMENTS = ['test', 'live', 'live-au', 'live-us', 'live-apse', 'live-in'] as const;

const adyen = z
  .strictObject({
    adapter: z.literal('adyen'),
    merchant_account: text,
    api_key: text,
    client_key: text,
    environment: z.enum(ADYEN_ENVIRONMENTS),
    api_url: address.optional(),
    webhook_keys: hexKeys,
    script_url: address,
    script_integrity: integrity,
  })
  // Live addresses contain a prefix of the account.
  .refine((value) => value.environment === 'test' || value.api_url !== undefined)
  .transform((value) => ({
    adapter: value.adapter,
    merchantAccount: value.merchant_account,
    apiKey: value.api_key,
    clientKey: value.client_key,
    environment: value.environment,
    apiUrl: value.api_url ?? 'https://checkout-test.adyen.com/v71',
    webhookKeys: value.webhook_keys,
    script: { url: value.script_url, integrity: value.script_integrity },
  }));
const cybersource = z
  .strictObject({
    adapter: z.literal('cybersource'),
    merchant_id: text,
    key_id: text,
    shared_secret: base64Key,
    api_url: address.optional(),
    flex_url: address.optional(),
    webhook_keys: base64Keys.optional(),
    card_networks: z.array(z.string().regex(/^[A-Z]{2,20}$/)).optional(),
  })
  .transform((value) => ({
    adapter: value.adapter,
    merchantId: value.merchant_id,
    keyId: value.key_id,
    sharedSecret: value.shared_secret,
    apiUrl: value.api_url ?? 'https://api.cybersource.com',
    flexUrl: value.flex_url ?? 'https://flex.cybersource.com',
    webhookKeys: value.webhook_keys ?? [],
    cardNetworks: value.card_networks ?? ['VISA', 'MASTERCARD', 'AMEX', 'JCB'],
  }));
export type AdyenAccount = z.output<typeof adyen>;
export type CybersourceAccount = z.output<typeof cybersource>;
export type PaymentAccount = AdyenAccount | CybersourceAccount;
/** Upper-case country -> account. */
export type PaymentCredentialsSetting = ByCountry<PaymentAccount>;

const choice = z.union([
  z.enum(PAYMENT_ADAPTERS),
  z.strictObject({ adapter: z.enum(PAYMENT_ADAPTERS), capture: z.enum(CAPTURE_TIMES) }),
]);

export const paymentProviders: Reader<PaymentProvidersSetting> = {
  takes: 'JSON such as `{"tw":"cybersource","sg":{"adapter":"adyen","capture":"delivery"}}`',
  fallback: '{}',
  read(value) {
    const sentence =
      'must be JSON such as {"tw":"cybersource","sg":{"adapter":"adyen","capture":"delivery"}}.';
    const parsed = z.record(z.string(), choice).safeParse(parseJson(value));
    if (!parsed.success) throw new Fault(sentence);
    return byCountry(parsed.data, (given) =>
      typeof given === 'string' ? { adapter: given, capture: 'order' } : given,
    );
  },
};

/** The errors do not repeat the value, which is secret. */
export const paymentCredentials: Reader<PaymentCredentialsSetting> = {
  takes: 'JSON: country, account',
  fallback: '{}',
  read(value) {
    const parsed = z.record(z.string(), z.union([adyen, cybersource])).safeParse(parseJson(value));
    if (!parsed.success) throw new Fault('must be JSON of country and account, see docs/how-to/payments.md.');
    return byCountry(parsed.data, (account) => account);
  },
};

function byCountry<T, R>(entries: Record<string, T>, convert: (value: T) => R): ByCountry<R> {
  const known = supportedCountries.map((country) => country.toLowerCase());
  const unknown = Object.keys(entries).find((country) => !known.includes(country.toLowerCase()));
  if (unknown !== undefined)
    throw new Fault(`names the country "${unknown.toLowerCase()}", which the portal does not have.`);
  return Object.fromEntries(
    Object.entries(entries).map(([country, value]) => [country.toUpperCase(), convert(value)]),
  );
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
