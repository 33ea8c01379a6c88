import type { CountryCode } from '@courier/config';
import { listByCountry } from '../../settings/readers/by-country';
import type { ServerConfig } from '../../settings/config';
import type { PaymentAccount } from '../../settings/payment-accounts';
import { createAdyenProvider } from './adyen/adyen-provider';
import { createCybersourceProvider } from './cybersource/cybersource-provider';
import type { ExternalProvider, NamedProvider } from './external/external-provider';

export interface ExternalProviders {
  /** No country has a provider. */
  isEmpty: boolean;
  find(country: CountryCode): NamedProvider | undefined;
  /** Whether cards are typed into fields of the provider. */
  hasCardFields(country: CountryCode): boolean;
}

/** The sandbox of the demonstration in a country. */
export type Sandbox = (country: CountryCode) => ExternalProvider;

/**
 * The accounts of the settings.
 * @param sandbox for the other countries; null in production
 */
export function createExternalProviders(
  { paymentAccounts }: Pick<ServerConfig, 'paymentAccounts'>,
  sandbox: Sandbox | null,
): ExternalProviders {
  const accounts = new Map(
    listByCountry(paymentAccounts).map(([country, { capture, account }]): [CountryCode, NamedProvider] => [
      country,
      { country, capture, provider: createProvider(account) },
    ]),
  );
  const find: ExternalProviders['find'] = (country) =>
    accounts.get(country) ??
    (sandbox ? { country, capture: 'order', provider: sandbox(country) } : undefined);
  return {
    isEmpty: accounts.size === 0 && sandbox === null,
    find,
    hasCardFields: (country) => find(country)?.provider.fields !== undefined,
  };
}

function createProvider(account: PaymentAccount): ExternalProvider {
  if (account.adapter === 'adyen') return createAdyenProvider(account);
  return createCybersourceProvider(account);
}
