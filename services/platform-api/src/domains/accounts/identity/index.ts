import { contract } from '@courier/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../platform/calls/mount';
import { afterCommit } from '../../../platform/db/database';
import type { Deps } from './deps';
import { registerAccountSessions } from './account-sessions';
import { extendSession } from './extend-session';
import { endSessions, endToken } from './ended-sessions';
import { knownDevice, rememberDevice } from './known-device';
import { signIn } from './sign-in';
import { registerThirdParty } from './third-party';

const KEYS_MS = 60_000;

export function registerIdentity(app: FastifyInstance, deps: Deps): void {
  const keys = setInterval(() => {
    deps.keys.refresh().catch((error: unknown) => deps.log.error({ err: error }, 'keys'));
  }, KEYS_MS).unref();
  app.addHook('onClose', () => clearInterval(keys));

  mount(app, deps, contract.identity.login, async ({ body, country, request, reply }) => {
    await deps.demonstration?.prepareSignIn(deps, country, body.email_address);
    const account = { country, email: body.email_address.trim().toLowerCase() };
    const device = knownDevice(deps, request, account);
    const { user, tokens } = await signIn(deps, {
      account,
      device,
      password: body.password,
      userAgent: request.headers['user-agent'],
    });
    rememberDevice(deps, request, reply, account);
    return { result: { user, AuthenticationResult: tokens } };
  });

  mount(
    app,
    deps,
    contract.identity.extend,
    async ({ body, country, idempotencyKey }) => {
      const tokens = await extendSession(deps, {
        refreshToken: body.refresh_token,
        country,
        idempotencyKey,
      });
      return { result: { AuthenticationResult: tokens } };
    },
    { idempotency: false },
  );

  registerThirdParty(app, deps);
  registerAccountSessions(app, deps);

  mount(app, deps, contract.identity.logout, async ({ session, db }) => {
    if (session.kind === 'CLASSIC') await endSessions(db, deps.clock, { id: session.key });
    else await endToken(db, deps.clock, session);
    afterCommit(db, () => deps.bus.publishSignOut(session.key));
    return { result: { logged_out: true as const } };
  });
}
