import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { asRefusal, sendRefusal } from './error-answers';
import { Refusal } from '../requests/refusal';

/** Adds a route whose body is an image of one of these types, in a scope of its own, because all others accept JSON. */
export function addImageRoute(app: FastifyInstance, types: readonly string[], route: RouteOptions): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser([...types], { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route({ ...route, errorHandler: nameMediaTypes(types) });
  });
}

const nameMediaTypes =
  (types: readonly string[]) =>
  (error: FastifyError | Refusal, _request: FastifyRequest, reply: FastifyReply) => {
    const refusal = asRefusal(error);
    if (refusal.status >= 500) reply.log.error({ err: error }, 'call failed');
    void sendRefusal(
      reply,
      refusal.status === 415
        ? new Refusal(415, `Only ${types.join(' and ')} are accepted.`, 'error.unsupported-media-type')
        : refusal,
    );
  };
