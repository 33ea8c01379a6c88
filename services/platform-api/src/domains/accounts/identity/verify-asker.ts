import type { FastifyRequest } from 'fastify';
import type { Deps } from './deps';
import { findAskingBrowser } from './asking-browser';
import { rememberFailure, secondsBlocked, type AccountName } from './failed-sign-ins';
import { identityRefusal, tooManyRequests } from './identity-refusals';
import { passwordMatches } from './passwords';

export interface Asker {
  account: AccountName;
  passwordHash: string;
  browserHash: string | null;
}

type Headers = Pick<FastifyRequest, 'headers'>;

export const isOtherBrowser = (request: Headers, { browserHash }: Pick<Asker, 'browserHash'>): boolean =>
  browserHash === null || findAskingBrowser(request) !== browserHash;

/**
 * The person who presses a mail's button must have requested the mail, because a stranger may have entered this
 * address.
 * @throws Refusal 400 in another browser without the account's password, 429 after ten wrong ones in five minutes
 */
export async function verifyAsker(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  request: Headers,
  asker: Asker,
  password: string | undefined,
): Promise<void> {
  if (!isOtherBrowser(request, asker)) return;
  if (password === undefined)
    throw identityRefusal('InvalidParameterException', {
      field: 'password',
      key: 'registration.password-needed',
    });
  const blocked = await secondsBlocked(db, clock, asker.account);
  if (blocked > 0) throw tooManyRequests(blocked);
  if (await passwordMatches(asker.passwordHash, password)) return;
  await rememberFailure(db, clock, asker.account);
  throw identityRefusal('InvalidParameterException', {
    field: 'password',
    key: 'registration.password-wrong',
  });
}
