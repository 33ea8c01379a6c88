/** Starts the tokens of the demonstration's sandbox, which may be stored beside those of a provider. */
export const SANDBOX_PREFIX = 'sandbox:';

export const isSandboxToken = (token: string): boolean => token.startsWith(SANDBOX_PREFIX);
