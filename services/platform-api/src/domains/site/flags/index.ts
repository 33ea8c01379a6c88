import { contract } from '@courier/api-client/contract';
import { isCountryCode } from '@courier/config';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { mount } from '../../../platform/calls/mount';
import { notFound, refusalBody } from '../../../platform/requests/refusal';
import type { Deps } from '../deps';
import { readFlagContext } from './flag-context';
import type { FlagContext, FlagEvaluation } from './flag-rules';

/** Flags over the OpenFeature remote evaluation protocol, and the equivalent static file. */
export function registerFlags(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.flags.evaluate, ({ request, reply, body }) => {
    const context = mergeFlagContext(request, body.context);
    const answer = { flags: deps.flags.evaluate(context).map(toEvaluationAnswer) };
    tagAnswer(request, reply, answer);
    return answer;
  });

  mount(app, deps, contract.flags.evaluateOne, ({ request, reply, params, body }) => {
    const context = mergeFlagContext(request, body.context);
    const flag = deps.flags.evaluate(context).find(({ key }) => key === params.key);
    if (!flag) return reply.code(404).send(unknownFlag(params.key)) as never;
    const answer = toEvaluationAnswer(flag);
    tagAnswer(request, reply, answer);
    return answer;
  });

  app.get('/feature-flags.json', { schema: { hide: true } }, (request, reply) => {
    const answer = deps.flags(mergeFlagContext(request, {}));
    tagAnswer(request, reply.header('vary', 'host').header('cache-control', 'no-cache'), answer);
    return reply.statusCode === 304 ? reply.send() : answer;
  });
}

/** Host name values are the default; callers may send others, because one server may serve several portals. */
function mergeFlagContext(request: FastifyRequest, given: Readonly<Record<string, unknown>>): FlagContext {
  const ofAddress = readFlagContext(request);
  const textParameter = (name: string) => (typeof given[name] === 'string' ? given[name] : undefined);
  const country = textParameter('country')?.toUpperCase() ?? ofAddress.country;
  return {
    country: country !== undefined && isCountryCode(country) ? country : undefined,
    brand: textParameter('brand') ?? ofAddress.brand,
    vendorId: textParameter('vendor_id') ?? textParameter('targetingKey'),
  };
}

const toEvaluationAnswer = ({ key, value, reason }: FlagEvaluation) => ({
  key,
  value,
  reason,
  variant: value ? 'on' : 'off',
});

/** The protocol's error code in a normal refusal. */
const unknownFlag = (key: string) => ({ ...refusalBody(notFound()), key, errorCode: 'FLAG_NOT_FOUND' });

function tagAnswer(request: FastifyRequest, reply: FastifyReply, answer: unknown): void {
  const etag = `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 20)}"`;
  void reply.header('etag', etag);
  if (request.headers['if-none-match'] === etag) void reply.code(304);
}
