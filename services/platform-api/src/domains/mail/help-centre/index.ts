import { contract } from '@courier/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../platform/calls/mount';
import { notSignedIn } from '../../../platform/requests/refusal';
import type { Deps } from '../deps';
import { readServerTexts } from '../../texts';
import { parseDeployment } from '../../../settings/country-of-host';
import { FRAME_POLICY, FRAME_SCRIPT, FRAME_STYLE, helpFrame, offeredTopics } from './help-frame';
import { isHelpToken, signHelpToken } from './help-token';

const LOCALE = /^[A-Za-z]{2,8}(-[A-Za-z0-9]{2,8})*$/;
const hidden = { schema: { hide: true } };

/** API and page of the help centre; an installation may configure another help centre. */
export function registerHelpCentre(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.helpCentre.token, async ({ params, session, country }) => ({
    result: await signHelpToken(deps.keys, deps.clock, {
      subject: session.kind === 'CLASSIC' ? session.userId : session.vendorId,
      vendorId: params.vendorId,
      country,
    }),
  }));

  mount(app, deps, contract.helpCentre.init, async ({ body, country }) => {
    if (!(await isHelpToken(deps.keys, deps.clock, body.verification_token, country))) throw notSignedIn();
    return { url: `/help-centre/frame?locale=${encodeURIComponent(body.locale)}` };
  });

  app.get<{ Querystring: { locale?: unknown } }>('/help-centre/frame', hidden, async (request, reply) => {
    const { brand, country } = parseDeployment(request.headers.host);
    const topics = await offeredTopics(
      async (path) => (await deps.screens.find({ brand, country: country.country }, path)) !== null,
    );
    const wanted = typeof request.query.locale === 'string' ? request.query.locale : '';
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', FRAME_POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-cache')
      .send(helpFrame(readServerTexts(deps, request, LOCALE.test(wanted) ? wanted : 'en'), topics));
  });
  app.get('/help-centre/frame.js', hidden, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(FRAME_SCRIPT),
  );
  app.get('/help-centre/frame.css', hidden, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(FRAME_STYLE),
  );
}
