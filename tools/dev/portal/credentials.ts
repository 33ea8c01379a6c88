import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Credentials } from './portal-session';

const PASSWORD = 'COURIER_PASSWORD';

async function typedPassword(email: string): Promise<string> {
  process.stdout.write(`Password of ${email}: `);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}

/**
 * Credentials. The password is never in the command line, which other users and the shell history can see.
 * @throws Error with one sentence if it is missing and there is no terminal
 */
export async function credentialsFor(email: string | undefined): Promise<Credentials> {
  if (!email) throw new Error('Say who signs in at the portal: --as owner@demo.test');
  const known = process.env[PASSWORD];
  if (known) return { email, password: known };
  if (!process.stdin.isTTY) throw new Error(`Set ${PASSWORD}, or run this in a terminal, which asks for it.`);
  return { email, password: await typedPassword(email) };
}
