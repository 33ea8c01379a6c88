import type { SafeStorage } from '@courier/config/document';
import { digestText, toBase64url } from '../digest';

const KEY = 'identity-provider';
const SECRET_BYTES = 32;

export const providerName = (provider: string): string =>
  provider.charAt(0).toUpperCase() + provider.slice(1);

/** Proves that the tab that returns from a provider is the one that left for it. */
export interface TabProof {
  secret: string;
  /** SHA-256 of the secret, in base64url. */
  proof: string;
}

/** Needs a secure context. */
export async function createTabProof(): Promise<TabProof> {
  const secret = toBase64url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
  return { secret, proof: await digestText(secret) };
}

/**
 * The sign-in of a provider through the identity service.
 * @param address base address of identity calls
 */
export function departureAddress(address: string, provider: string, { proof }: TabProof): string {
  const query = new URLSearchParams({ portal: window.location.origin, proof });
  return `${address}/login/oauth/${encodeURIComponent(provider)}?${query.toString()}`;
}

export function rememberProvider(tab: SafeStorage, provider: string, { secret }: TabProof): void {
  tab.write(KEY, `${provider} ${secret}`);
}

export interface ProviderGrant {
  provider: string;
  code: string;
  state: string;
  secret: string;
}

/** The grant is null if the provider refused the sign-in. */
export interface ProviderReturn {
  provider: string;
  grant: ProviderGrant | null;
}

/**
 * The provider's answer in the address, once. Null unless this tab started the sign-in: otherwise a link with
 * an attacker's code would sign the user in to the attacker's account (login CSRF).
 */
export function consumeProviderReturn(tab: SafeStorage, search: string): ProviderReturn | null {
  const query = new URLSearchParams(search);
  if (!query.has('code') && !query.has('error')) return null;
  const [provider = '', secret = ''] = (tab.read(KEY) ?? '').split(' ');
  tab.remove(KEY);
  if (provider === '') return null;
  const [code, state] = [query.get('code') ?? '', query.get('state') ?? ''];
  const isWhole = code !== '' && state !== '' && secret !== '';
  return { provider, grant: isWhole ? { provider, code, state, secret } : null };
}
