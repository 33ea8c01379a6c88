import type { Call } from '@courier/api-client/contract';
import Fastify from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Calls } from '../../platform/calls/calls';
import { installErrorAnswers } from '../../platform/calls/error-answers';
import { mount, type MountOptions } from '../../platform/calls/mount';
import { parseDeployment } from '../../settings/country-of-host';
import type { TestApp } from './start-test-app';

type Handler<C extends Call> = Parameters<typeof mount<C>>[3];
interface Sent {
  payload?: object | string;
  headers?: Record<string, string>;
}

/** Serves one call with a test handler, on the server's database and accounts. */
export function mountedCall<const C extends Call>(
  { deps }: TestApp,
  call: C,
  handler: Handler<C>,
  { counts = deps.calls.counts, ...options }: MountOptions & Partial<Pick<Calls, 'counts'>> = {},
) {
  const logged: string[] = [];
  const write = (line: string) => logged.push((JSON.parse(line) as { msg: string }).msg);
  const app = Fastify({ logger: { level: 'error', stream: { write } } });
  app.setValidatorCompiler(validatorCompiler);
  app.decorateRequest('session', null);
  app.decorateRequest('country');
  app.addHook('onRequest', async (request) => {
    request.country = parseDeployment(request.headers.host).country.country;
  });
  app.decorate('recordSecurityEvent', () => undefined);
  installErrorAnswers(app);
  mount(app, { calls: { ...deps.calls, counts } }, call, handler, options);
  const send = async (path: string, { payload, headers = {} }: Sent = {}) => {
    const { statusCode, ...answer } = await app.inject({
      method: call.method,
      url: path,
      headers: { ...(typeof payload === 'string' ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: statusCode, body: answer.body, headers: answer.headers };
  };
  return { send, logged };
}
