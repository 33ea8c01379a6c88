import type { CountryCode } from '@courier/config';
import { FLEET_LIMITS } from '@courier/api-client/call-limits';
import { REQUEST_LIMITS } from '@courier/config/request-limits';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { clientNetwork } from '../../limits/client-network';
import { tooManyCalls } from '../../limits/limit-calls';

/** A call of another company as it was sent: its signature covers the bytes. */
export interface Webhook {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

interface WebhookAddress {
  /** Ends with the parameter `:sender`; the host names the country. */
  path: `${string}/:sender`;
  /** Under which the calls of an address are counted. */
  limitName: string;
  /**
   * Verifies and stores a webhook.
   * @returns the answer that the sender expects
   * @throws Refusal
   */
  receive(sender: { country: CountryCode; name: string }, webhook: Webhook): Promise<string | object>;
}

/** An address for webhooks of other companies, with a limit of calls. */
export async function receiveWebhooks(
  app: FastifyInstance,
  { calls }: Pick<Deps, 'calls'>,
  { path, limitName, receive }: WebhookAddress,
): Promise<void> {
  // A scope of its own, because bodies stay as they are sent.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { sender: string } }>(
      path,
      { schema: { hide: true }, bodyLimit: REQUEST_LIMITS.bodyBytes },
      async ({ ip, params, country, headers, body: content }, reply) => {
        const key = `${limitName} ${clientNetwork(ip)}`;
        const seconds = await calls.counts.count([{ ...FLEET_LIMITS.address, key }]);
        if (seconds > 0) throw tooManyCalls(seconds);
        const body = Buffer.isBuffer(content) ? content : Buffer.alloc(0);
        const answer = await receive({ country, name: params.sender }, { headers, body });
        void reply.code(200).header('cache-control', 'no-store');
        return typeof answer === 'string'
          ? reply.type('text/plain; charset=utf-8').send(answer)
          : reply.send(answer);
      },
    );
  });
}
