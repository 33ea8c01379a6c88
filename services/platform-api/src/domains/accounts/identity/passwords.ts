import { hash, verify } from '@node-rs/argon2';

/** OWASP's minimum recommendation for argon2id, the library's default algorithm: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/**
 * The hash that passwords of unknown accounts are compared with, created on first use. A failure is not cached,
 * because it would fail every later sign-in of an unknown account.
 */
export function createUnknownAccountHash(makeHash: typeof hashPassword): () => Promise<string> {
  let pendingHash: Promise<string> | null = null;
  return () =>
    (pendingHash ??= makeHash('no account has this password').catch((error: unknown) => {
      pendingHash = null;
      throw error;
    }));
}
const getUnknownAccountHash = createUnknownAccountHash(hashPassword);

/** Takes equally long without a stored hash, so that response times do not reveal accounts. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await getUnknownAccountHash()), password);
  return matches && stored !== undefined;
}
