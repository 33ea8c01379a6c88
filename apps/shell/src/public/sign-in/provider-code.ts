import type { SafeStorage } from '@courier/config/document';

const KEY = 'identity-provider';

/** Remembers which provider this tab left for. */
export function rememberProvider(tab: SafeStorage, provider: string): void {
  tab.write(KEY, provider);
}

/** Which provider somebody came back from, with its code; the code is null when it was refused there. */
export interface ProviderReturn {
  provider: string;
  code: string | null;
}

/**
 * What a provider's answer in the address says, once. Null unless this very tab went there: a code somebody else put
 * into a link would sign its reader in to an account that is not theirs.
 */
export function takeProviderReturn(tab: SafeStorage, search: string): ProviderReturn | null {
  const query = new URLSearchParams(search);
  const code = query.get('code');
  if (code === null && !query.has('error')) return null;
  const provider = tab.read(KEY);
  tab.remove(KEY);
  return provider === null ? null : { provider, code: code === '' ? null : code };
}
