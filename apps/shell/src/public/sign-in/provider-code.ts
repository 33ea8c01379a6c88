import type { SafeStorage } from '@courier/config/document';
import { digestText, toBase64url } from '../digest';

const KEY = 'identity-provider';
const SECRET_BYTES = 32;

/** As people know it: its name with a capital. */
export const providerName = (provider: string): string =>
  provider.charAt(0).toUpperCase() + provider.slice(1);

/** What this tab shows of itself when it leaves, and what it proves on its return that it is the one that left. */
export interface TabProof {
  secret: string;
  /** SHA-256 of the secret, in base64url. */
  proof: string;
}

/** A new proof of this tab, on a secure page. */
export async function createTabProof(): Promise<TabProof> {
  const secret = toBase64url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
  return { secret, proof: await digestText(secret) };
}

/**
 * Where a tab leaves for a provider: by the service, wherever that is, which is told to which portal people return.
 * @param address where identity calls go
 */
export function departureAddress(address: string, provider: string, { proof }: TabProof): string {
  const query = new URLSearchParams({ portal: window.location.origin, proof });
  return `${address}/login/oauth/${encodeURIComponent(provider)}?${query.toString()}`;
}

/** Remembers which provider this tab left for, and its secret. */
export function rememberProvider(tab: SafeStorage, provider: string, { secret }: TabProof): void {
  tab.write(KEY, `${provider} ${secret}`);
}

/** What is exchanged for a session. */
export interface ProviderGrant {
  provider: string;
  code: string;
  state: string;
  secret: string;
}

/** Which provider somebody came back from; the grant is null when it was refused there. */
export interface ProviderReturn {
  provider: string;
  grant: ProviderGrant | null;
}

/**
 * What a provider's answer in the address says, once. Null unless this very tab went there: a code somebody else put
 * into a link would sign its reader in to an account that is not theirs.
 */
export function takeProviderReturn(tab: SafeStorage, search: string): ProviderReturn | null {
  const query = new URLSearchParams(search);
  if (!query.has('code') && !query.has('error')) return null;
  const [provider = '', secret = ''] = (tab.read(KEY) ?? '').split(' ');
  tab.remove(KEY);
  if (provider === '') return null;
  const [code, state] = [query.get('code') ?? '', query.get('state') ?? ''];
  const isWhole = code !== '' && state !== '' && secret !== '';
  return { provider, grant: isWhole ? { provider, code, state, secret } : null };
}
