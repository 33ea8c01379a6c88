import { hash, verify } from '@node-rs/argon2';

/** OWASP's smallest recommendation for argon2id, the library's default algorithm: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let unknownAccountHash: Promise<string> | null = null;

/**
 * Compares a password with a stored hash. Without one it takes just as long, so that the time of an answer does not
 * tell whether an account exists.
 */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  unknownAccountHash ??= hashPassword('no account has this password');
  const matches = await verify(stored ?? (await unknownAccountHash), password);
  return matches && stored !== undefined;
}
