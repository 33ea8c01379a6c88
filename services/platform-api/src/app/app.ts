import { REQUEST_LIMITS } from '@courier/config/request-limits';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { respondToConnectionError } from '../platform/calls/connection-errors';
import { asRefusal, installErrorAnswers, sendRefusal, unknownAddress } from '../platform/calls/error-answers';
import { isProduction } from '../settings/config';
import { parseDeployment } from '../settings/country-of-host';
import { separateOperators } from '../platform/separate-operators';
import { registerCrossOrigin } from '../platform/cross-origin';
import { trackCallers } from '../platform/db/caller';
import type { Deps, StartedDeps } from './deps';
import { loggerOptions, type LogTarget } from '../platform/log/logger-options';
import { listModules } from './modules';
import { bindOrders } from './ports';
import { registerDocsPage } from '../domains/operations/docs-page';
import { registerOpenApi } from '../domains/operations/openapi';
import { registerPolicyReports } from '../domains/site/policy-reports';
import { refuseOddRequests } from '../platform/security/request-form';
import { recordSecurityEvent } from '../platform/security/security-events';
import { registerSecurityHeaders } from '../platform/security/security-headers';
import { endSlowBodies, serverTimes } from '../platform/security/slow-requests';

/** Resuming thousands of running orders from a busy database is slow. */
const START_LIMIT_MS = 300_000;

/** Without these the framework loads its own compilers, which takes as long as loading all our code. */
const OUR_COMPILERS = {
  buildValidator: () => validatorCompiler,
  buildSerializer: () => serializerCompiler,
  // The type covers only the framework's own compilers.
} as unknown as NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;

/** Builds the server on an open database. It does not listen yet. */
export async function buildApp(deps: StartedDeps, logTarget?: LogTarget): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(deps.config.logLevel, logTarget),
    // Calls with a session set a larger limit.
    bodyLimit: REQUEST_LIMITS.publicBodyBytes,
    ...serverTimes(deps.arrivalTimes),
    pluginTimeout: START_LIMIT_MS,
    trustProxy: deps.config.trustedProxies.length > 0 && [...deps.config.trustedProxies],
    schemaController: { compilersFactory: OUR_COMPILERS },
    routerOptions: { ignoreTrailingSlash: true },
    clientErrorHandler: respondToConnectionError,
    // URLs that the router cannot parse.
    frameworkErrors: (error, _request, reply) => void sendRefusal(reply, asRefusal(error)),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptJsonOnly(app);
  trackCallers(app);
  endSlowBodies(app, deps.arrivalTimes);
  refuseOddRequests(app);
  app.decorateRequest('session', null);
  app.decorateRequest('country');
  app.addHook('onRequest', async (request) => {
    // The Host header decides country, brand and return addresses, so a second one is refused.
    delete request.headers['x-forwarded-host'];
    request.country = parseDeployment(request.headers.host).country.country;
  });
  installErrorAnswers(app);
  separateOperators(app, deps);
  app.setNotFoundHandler(unknownAddress);
  app.decorate('recordSecurityEvent', (event, facts) =>
    recordSecurityEvent({ ...deps, log: app.log }, event, facts),
  );
  await registerSecurityHeaders(app, deps);
  registerPolicyReports(app, { ...deps, log: app.log });
  registerCrossOrigin(app, deps);
  await registerOpenApi(app, deps);
  if (!isProduction(deps.config)) registerDocsPage(app);
  const logged = { ...deps, log: app.log };
  const all: Deps = { ...logged, ...bindOrders(logged) };
  for (const register of listModules(deps)) await register(app, all);
  return app;
}

/** Accepts JSON only. An empty body counts as none, because clients send it with calls that take no body. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}
