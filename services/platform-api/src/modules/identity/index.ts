import { contract } from '@courier/api-client/contract';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { isProduction } from '../../config';
import { mount } from '../../contract-mount/mount';
import { seedDemoOwner } from '../../demo/seed-accounts';
import type { Deps } from '../../deps';
import { extendSession } from './extend-session';
import { tooManyRequests } from './identity-refusals';
import { endSession, signIn } from './sign-in';

/** Per address, far above what a shop behind one address needs; accounts have their own, stricter limit. */
const SIGN_INS_PER_ADDRESS = { max: 300, timeWindow: 5 * 60_000 };

export async function registerIdentity(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.ceil(ttl / 1000)),
  });

  mount(
    app,
    deps,
    contract.identity.login,
    async ({ body, country }) => {
      if (!isProduction(deps.config)) await seedDemoOwner(deps, country, body.email_address);
      const { user, tokens } = await signIn(deps, {
        country,
        email: body.email_address,
        password: body.password,
      });
      return { result: { user, AuthenticationResult: tokens } };
    },
    { routeConfig: { rateLimit: SIGN_INS_PER_ADDRESS } },
  );

  mount(
    app,
    deps,
    contract.identity.extend,
    async ({ body, country, request }) => {
      const key = request.headers['idempotency-key'];
      const tokens = await extendSession(deps, {
        refreshToken: body.refresh_token,
        country,
        idempotencyKey: typeof key === 'string' ? key : undefined,
      });
      return { result: { AuthenticationResult: tokens } };
    },
    { idempotency: false },
  );

  mount(app, deps, contract.identity.logout, async ({ session, db }) => {
    if (session.kind === 'CLASSIC') {
      await endSession(db, deps.clock, session.sessionId);
      deps.bus.publishSignOut(session.sessionId);
    }
    return { result: { logged_out: true as const } };
  });
}
