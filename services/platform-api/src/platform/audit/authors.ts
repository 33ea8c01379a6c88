import { userInfo } from 'node:os';

/** Who acts. */
export interface Author {
  /** `operator:<id>` of an account, or `console:<user>` of the operating system. */
  actor: string;
  /** The network of the caller; null at the console. */
  network: string | null;
}

/** The person at the console of the server. A container may run as a user without a name. */
export function consoleAuthor(): Author {
  return { actor: `console:${readUser()}`, network: null };
}

function readUser(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}
