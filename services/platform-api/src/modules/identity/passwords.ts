import { hash, verify } from '@node-rs/argon2';

/** OWASP's minimum recommendation for argon2id, the library's default algorithm: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/**
 * Lazily creates the hash for passwords of unknown accounts. A failure is not cached, because every later
 * sign-in of an unknown account would fail.
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

/**
 * Takes the same time without a stored hash, so that the response time does not reveal whether an account
 * exists.
 */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await getUnknownAccountHash()), password);
  return matches && stored !== undefined;
}
