import { contract } from '@courier/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isProduction } from '../../../config';
import { addressOf, mount } from '../../../contract-mount/mount';
import { deploymentOf } from '../../../country-of-host';
import { seedDemoOwner } from '../../../demo/seed-accounts';
import type { Deps } from '../../../deps';
import { kindOfError } from '../../../kind-of-error';
import { publicOrigin } from '../../mail/public-origin';
import { identityRefusal } from '../identity-refusals';
import { openSession } from '../sign-in';
import { rememberBegun, takeBegun } from './begun-sign-in';
import { createProviderClient } from './provider-client';

/** Where the portal takes up what a provider answers. */
const RETURN_PAGE = '/connect';
const LOCAL = /^([a-z]+\.){0,2}localhost(:\d+)?$/;

/** Sign-in through an OpenID Connect provider of the deployment, for accounts that exist. */
export function registerThirdParty(app: FastifyInstance, deps: Deps): void {
  const client = createProviderClient();
  const returnTo = ({ country, headers: { host = '' } }: FastifyRequest) => {
    // On one's own machine people come back to the very address they left; what they carry belongs to it.
    const isHere = deps.config.publicOrigin === null && LOCAL.test(host);
    const origin = isHere ? `http://${host}` : publicOrigin(deps.config, country, deploymentOf(host).brand);
    return origin + RETURN_PAGE;
  };
  const offered = ({ country, headers }: FastifyRequest, provider: string) => {
    const { identityProviders } = deps.portals.linksOf(country, deploymentOf(headers.host).brand);
    return identityProviders.includes(provider) ? deps.portals.provider(provider) : undefined;
  };

  app.get(
    `${addressOf(contract.identity.oauth)}/:provider`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { provider } = request.params as { provider: string };
      const settings = offered(request, provider);
      const back = new URL(returnTo(request));
      void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      if (settings === undefined) {
        back.searchParams.set('error', 'unauthorized_client');
        return reply.redirect(back.href, 303);
      }
      try {
        const { address, begun } = await client.begin(settings, back.href);
        rememberBegun(deps, request, reply, { provider, begun });
        return reply.redirect(address.href, 303);
      } catch (error) {
        deps.log.warn({ ...kindOfError(error), provider }, 'an identity provider does not answer');
        back.searchParams.set('error', 'temporarily_unavailable');
        return reply.redirect(back.href, 303);
      }
    },
  );

  mount(app, deps, contract.identity.oauth, async ({ body, country, request, reply }) => {
    const settings = offered(request, body.provider);
    if (settings === undefined) throw identityRefusal('ResourceNotFoundException', { field: 'provider' });
    const begun = takeBegun(deps, request, reply, body.provider);
    if (begun === null) throw identityRefusal('ExpiredCodeException', { field: 'code' });
    const { email } = await client
      .finish(settings, returnTo(request), { code: body.code, begun })
      .catch((error: unknown) => {
        const { provider } = body;
        deps.log.warn({ ...kindOfError(error), provider }, 'a code of an identity provider was refused');
        throw identityRefusal('ExpiredCodeException', { field: 'code' });
      });
    if (email !== null && !isProduction(deps.config)) await seedDemoOwner(deps, country, email);
    const user =
      email === null
        ? undefined
        : await deps.db
            .selectFrom('users')
            .selectAll()
            .where('country', '=', country)
            .where('email', '=', email)
            .executeTakeFirst();
    if (!user)
      throw identityRefusal('ResourceNotFoundException', {
        field: 'provider',
        key: 'auth.UserNotFoundException',
      });
    if (user.awaiting_confirmation) throw identityRefusal('UserNotConfirmedException');
    const tokens = await openSession(deps, user);
    return { result: { user: { id: user.id, email: user.email }, AuthenticationResult: tokens } };
  });
}
