import { contract } from '@courier/api-client/contract';
import type { BrandId, CountryCode } from '@courier/config';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { callPath } from '../../../../platform/calls/call-path';
import { mount } from '../../../../platform/calls/mount';
import { parseDeployment } from '../../../../settings/country-of-host';
import type { Deps } from '../deps';
import { identityRefusal } from '../identity-refusals';
import { openSession } from '../sign-in';
import { openDeparture, sealDeparture } from './begun-sign-in';
import { homePortal, knownPortal } from './portal-of-return';
import { createProviderClient } from './provider-client';

/** Portal page that receives the provider's answer. */
const RETURN_PAGE = '/connect';

const leaving = z.object({
  portal: z.string(),
  proof: z.string().regex(/^[\w-]{43}$/),
});

/** Sign-in through the deployment's OpenID Connect provider, for existing accounts. */
export function registerThirdParty(app: FastifyInstance, deps: Deps): void {
  const client = createProviderClient();
  const offered = (country: CountryCode, brand: BrandId, provider: string) => {
    const { identityProviders } = deps.portals.findLinks(country, brand);
    return identityProviders.includes(provider) ? deps.portals.provider(provider) : undefined;
  };

  app.get(
    `${callPath(contract.identity.oauth)}/:provider`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { provider } = request.params as { provider: string };
      const { country } = request;
      void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      const back = (origin: string, error: string) =>
        reply.redirect(`${origin}${RETURN_PAGE}?error=${error}`, 303);
      const { data } = leaving.safeParse(request.query);
      const portal = data && knownPortal(deps.config, request, data.portal);
      if (!portal) return back(homePortal(deps.config, request), 'invalid_request');
      const settings = offered(country, portal.brand, provider);
      if (settings === undefined) return back(portal.origin, 'unauthorized_client');
      const departure = { provider, country, portal: portal.origin, proof: data.proof };
      try {
        const address = await client.begin(settings, {
          returnTo: portal.origin + RETURN_PAGE,
          sealState: (begun) => sealDeparture(deps, departure, begun),
        });
        return await reply.redirect(address.href, 303);
      } catch (error) {
        deps.log.warn({ err: error, provider }, 'an identity provider does not answer');
        return back(portal.origin, 'temporarily_unavailable');
      }
    },
  );

  mount(app, deps, contract.identity.oauth, async ({ body, country, request }) => {
    const { provider, code, state = '', secret = '' } = body;
    const left = openDeparture(deps, { provider, country }, { state, secret });
    const { brand } = parseDeployment(left ? new URL(left.portal).host : request.headers.host);
    const settings = offered(country, brand, provider);
    if (settings === undefined) throw identityRefusal('ResourceNotFoundException', { field: 'provider' });
    if (left === null) throw identityRefusal('ExpiredCodeException', { field: 'code' });
    const { email } = await client
      .finish(settings, left.portal + RETURN_PAGE, { code, begun: left.begun })
      .catch((error: unknown) => {
        deps.log.warn({ err: error, provider }, 'a code of an identity provider was refused');
        throw identityRefusal('ExpiredCodeException', { field: 'code' });
      });
    if (email !== null) await deps.demonstration?.prepareSignIn(deps, country, email);
    const user =
      email === null
        ? undefined
        : await deps.db
            .selectFrom('users')
            .selectAll()
            .where('country', '=', country)
            .where('email', '=', email)
            // The account before unconfirmed registrations, of which there may be several.
            .orderBy('awaiting_confirmation')
            .orderBy('created_at', 'desc')
            .executeTakeFirst();
    if (!user)
      throw identityRefusal('ResourceNotFoundException', {
        field: 'provider',
        key: 'auth.UserNotFoundException',
      });
    if (user.awaiting_confirmation) throw identityRefusal('UserNotConfirmedException');
    const tokens = await openSession(deps, user, request.headers['user-agent']);
    return { result: { user: { id: user.id, email: user.email }, AuthenticationResult: tokens } };
  });
}
