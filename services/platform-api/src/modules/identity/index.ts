import { contract } from '@courier/api-client/contract';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { isProduction } from '../../config';
import { mount } from '../../contract-mount/mount';
import { Refusal } from '../../contract-mount/refusal';
import { afterCommit } from '../../db/database';
import { seedDemoOwner } from '../../demo/seed-accounts';
import type { Deps } from '../../deps';
import { extendSession } from './extend-session';
import { perAddress } from './address-limit';
import { identityRefusal } from './identity-refusals';
import { endSessions, endToken } from './ended-sessions';
import { signIn } from './sign-in';

/** Per address, far above what a shop behind one address needs; accounts have their own, stricter limit. */
const SIGN_INS_PER_ADDRESS = 300;

const KEYS_MS = 60_000;

export async function registerIdentity(app: FastifyInstance, deps: Deps): Promise<void> {
  const keys = setInterval(() => {
    deps.keys.refresh().catch((error: unknown) => deps.log.error({ err: error }, 'keys'));
  }, KEYS_MS).unref();
  app.addHook('onClose', () => clearInterval(keys));

  await app.register(rateLimit, {
    global: false,
    // Identity calls turn it into their own code on its way out.
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal(429, 'Too many requests', 'error.too-many-requests', {
        retryAfter: Math.ceil(ttl / 1000),
      }),
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
    perAddress(SIGN_INS_PER_ADDRESS),
  );

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

  mount(
    app,
    deps,
    contract.identity.oauth,
    () => {
      // No identity provider can be configured yet, so every provider is an unknown one.
      throw identityRefusal('ResourceNotFoundException', { field: 'provider' });
    },
    perAddress(SIGN_INS_PER_ADDRESS),
  );

  mount(app, deps, contract.identity.logout, async ({ session, db }) => {
    if (session.kind === 'CLASSIC') await endSessions(db, deps.clock, { id: session.key });
    else await endToken(db, deps.clock, session);
    afterCommit(db, () => deps.bus.publishSignOut(session.key));
    return { result: { logged_out: true as const } };
  });
}
