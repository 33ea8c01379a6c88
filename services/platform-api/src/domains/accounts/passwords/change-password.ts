import { contract } from '@courier/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../platform/calls/mount';
import type { Deps } from './deps';
import { requireAccount } from '../identity/account-sessions';
import { identityRefusal } from '../identity/identity-refusals';
import { limitAttempts } from '../identity/limit-attempts';
import { hashPassword, passwordMatches } from '../identity/passwords';
import { checkNewPassword } from './password-check';
import { storePassword } from './store-password';

/**
 * Changes the password of the signed-in account. Wrong current passwords count like failed sign-ins of this
 * session, so that an unattended computer cannot be used to guess it.
 */
export function registerPasswordChange(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  mount(app, deps, contract.passwords.change, async ({ body, session, country }) => {
    const { userId, email, key } = requireAccount(session);
    checkNewPassword(body.password);
    const attempts = limitAttempts(deps, { country, email: `${email} ${key}` });
    await attempts.refuseBlocked();
    const user = await db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', userId)
      .executeTakeFirst();
    if (!(await passwordMatches(user?.password_hash, body.current_password))) {
      await attempts.recordFailure();
      throw identityRefusal('InvalidParameterException', {
        field: 'current_password',
        key: 'auth.current-password-wrong',
      });
    }
    await attempts.refuseBlocked();
    await attempts.deleteFailures();
    const passwordHash = await hashPassword(body.password);
    const sessions_ended = await storePassword(deps, { userId, passwordHash, keptSession: key });
    return { result: { password_changed: true as const, sessions_ended } };
  });
}
