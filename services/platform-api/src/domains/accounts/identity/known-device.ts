import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from './deps';
import { isSame, keyedHash } from '../../../platform/security/keyed-hash';
import type { AccountName } from './failed-sign-ins';
import { newSecret } from '../../../platform/security/sealed-answer';

type KeyDeps = Pick<Deps, 'keys'>;

const NAME = 'courier_device';
const YEAR_SECONDS = 365 * 86_400;
/** Accounts per browser; the least recently signed-in one is dropped. */
const MOST_ACCOUNTS = 8;
const ID_CHARACTERS = 22;

/**
 * Key of attempts and codes: the account, or a separate key for a known device, so that strangers cannot lock out the
 * owner. The separator is a space, which no email contains.
 */
export const attemptAccount = (account: AccountName, device: string | null): AccountName =>
  device === null ? account : { ...account, email: `${account.email} ${device}` };

/**
 * The device, proved by a signed cookie, if it has signed in to this account before. It grants no access; it only
 * gets its own count of failures.
 */
export function knownDevice(
  { keys }: KeyDeps,
  request: Pick<FastifyRequest, 'headers'>,
  account: AccountName,
): string | null {
  for (const entry of readDeviceCookies(request)) {
    const [device = '', mark = ''] = entry.split('.', 2);
    if (isSame(deviceMark(keys.signatureSecret, account, device), mark)) return device;
  }
  return null;
}

/** Remembers a device that has just signed in, for a year. No script can read the cookie (HttpOnly). */
export function rememberDevice(
  deps: KeyDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  account: AccountName,
): void {
  const device = knownDevice(deps, request, account) ?? newSecret().slice(0, ID_CHARACTERS);
  const entry = `${device}.${deviceMark(deps.keys.signatureSecret, account, device)}`;
  const others = readDeviceCookies(request).filter((other) => other !== entry);
  const value = [entry, ...others].slice(0, MOST_ACCOUNTS).join('~');
  const secure = request.protocol === 'https' ? '; Secure' : '';
  void reply.header(
    'set-cookie',
    `${NAME}=${value}; Max-Age=${YEAR_SECONDS}; Path=/courier/api/v1; HttpOnly; SameSite=Strict${secure}`,
  );
}

const deviceMark = (secret: Buffer, { country, email }: AccountName, device: string): string =>
  keyedHash(secret, 'device', [country, email, device]).slice(0, ID_CHARACTERS);

function readDeviceCookies({ headers }: Pick<FastifyRequest, 'headers'>): string[] {
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  const ours = cookies.find((cookie) => cookie.startsWith(`${NAME}=`));
  return (ours?.slice(NAME.length + 1) ?? '')
    .split('~')
    .filter((entry) => /^[\w-]{22}\.[\w-]{22}$/.test(entry))
    .slice(0, MOST_ACCOUNTS);
}
