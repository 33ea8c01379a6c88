import { isCountryCode } from '@courier/config';
import * as z from 'zod';
import type { ByCountry } from '../readers/by-country';
import { Fault, type Reader } from '../readers/readers';

export const EXTERNAL_ADAPTERS = ['pandago', 'uber-direct'] as const;
export type ExternalAdapter = (typeof EXTERNAL_ADAPTERS)[number];

const text = z.string().min(1).max(4096);
const address = z
  .string()
  .refine((value) => URL.canParse(value) && isSafe(new URL(value)))
  .overwrite((value) => value.replace(/\/+$/, ''));
/** Credentials travel encrypted; a stand-in on the same machine is the exception. */
const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname));
const callbackSecret = z.string().min(16).max(512).optional();

const pandago = z
  .strictObject({
    adapter: z.literal('pandago'),
    client_id: text,
    key_id: text,
    scope: text,
    private_key: text,
    api_url: address,
    token_url: address.optional(),
    callback_secret: callbackSecret,
  })
  .transform((value) => ({
    adapter: value.adapter,
    clientId: value.client_id,
    keyId: value.key_id,
    scope: value.scope,
    privateKey: value.private_key,
    apiUrl: value.api_url,
    tokenUrl: value.token_url ?? 'https://sts.deliveryhero.io/oauth2/token',
    callbackSecret: value.callback_secret ?? null,
  }));
const uberDirect = z
  .strictObject({
    adapter: z.literal('uber-direct'),
    customer_id: text,
    client_id: text,
    client_secret: text,
    api_url: address.optional(),
    token_url: address.optional(),
    callback_secret: callbackSecret,
  })
  .transform((value) => ({
    adapter: value.adapter,
    customerId: value.customer_id,
    clientId: value.client_id,
    clientSecret: value.client_secret,
    apiUrl: value.api_url ?? 'https://api.uber.com/v1',
    tokenUrl: value.token_url ?? 'https://auth.uber.com/oauth/v2/token',
    callbackSecret: value.callback_secret ?? null,
  }));
export type PandagoCredentials = z.output<typeof pandago>;
export type UberDirectCredentials = z.output<typeof uberDirect>;
export type FleetCredentials = PandagoCredentials | UberDirectCredentials;

/** Upper-case country -> fleet id -> credentials. */
export type FleetCredentialsSetting = ByCountry<Readonly<Record<string, FleetCredentials>>>;

const setting = z.record(z.string(), z.record(z.string(), z.union([pandago, uberDirect])));

/** The errors do not repeat the value, which is secret. */
export const fleetCredentials: Reader<FleetCredentialsSetting> = {
  takes: 'JSON: country, fleet id, credentials',
  fallback: '{}',
  read(value) {
    const parsed = setting.safeParse(parseJson(value));
    if (!parsed.success)
      throw new Fault('must be JSON of country, fleet id and credentials, see docs/how-to/fleet-adapter.md.');
    const countries = Object.keys(parsed.data).map((country) => country.toUpperCase());
    const unknown = countries.find((country) => !isCountryCode(country));
    if (unknown !== undefined)
      throw new Fault(`names the country "${unknown.toLowerCase()}", which the portal does not have.`);
    return Object.fromEntries(
      Object.entries(parsed.data).map(([country, entries]) => [country.toUpperCase(), entries]),
    );
  },
};

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    throw new Fault('must be JSON of country, fleet id and credentials, see docs/how-to/fleet-adapter.md.');
  }
}
