import type { CountryCode } from '@courier/config';
import { listByCountry } from '../../settings/by-country';
import type { ServerConfig } from '../../settings/config';
import type { PaymentAccount } from '../../settings/payment-accounts';
import { createAdyenProvider } from './adyen/adyen-provider';
import { createCybersourceProvider } from './cybersource/cybersource-provider';
import type { ExternalProvider, NamedProvider } from './external/external-provider';

export interface ExternalProviders {
  list: readonly NamedProvider[];
  find(country: CountryCode): NamedProvider | undefined;
}

/** The accounts of the settings. */
export function createExternalProviders({
  paymentAccounts,
}: Pick<ServerConfig, 'paymentAccounts'>): ExternalProviders {
  const list = listByCountry(paymentAccounts).map(([country, { capture, account }]) => ({
    country,
    capture,
    provider: createProvider(account),
  }));
  return { list, find: (country) => list.find((one) => one.country === country) };
}

function createProvider(account: PaymentAccount): ExternalProvider {
  if (account.adapter === 'adyen') return createAdyenProvider(account);
  return createCybersourceProvider(account);
}
