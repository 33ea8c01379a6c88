import {
  REASON_LENGTH,
  REMOTE_FAULTS,
  REPORTS_ADDRESS,
  type IntegrityReport,
  type RemoteFaultReport,
} from '@courier/config';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Deps as PlatformDeps } from '../../platform/deps';
import { openSite } from './files/site-files';
import type { SecurityEvent } from '../../platform/requests/event-codes';
import { createRemoteNames } from './remote-names';
import { scriptPlace } from '../../platform/security/script-place';
import type { EventFacts } from '../../platform/security/security-events';

export const REPORTS_GROUP = 'courier';

const BODY_LIMIT_BYTES = 16 * 1024;
const MOST_IN_ONE = 20;
/** Reports are public; more than this add no information. */
const NOTED_A_MINUTE = 60;

const word = z
  .string()
  .catch('')
  .transform((text) => (/^[a-z][a-z0-9-]{0,40}$/.test(text) ? text : 'unknown'));
const blocked = z.string().catch('').transform(reportedOrigin);
const address = z.string().catch('');
const count = z.int().catch(0);
const reportTo = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    effectiveDirective: word,
    blockedURL: blocked,
    sourceFile: address,
    lineNumber: count,
    columnNumber: count,
  }),
});
const reportUri = z.object({
  'csp-report': z.object({
    'effective-directive': word,
    'blocked-uri': blocked,
    'source-file': address,
    'line-number': count,
    'column-number': count,
  }),
});
const integrity = z.object({
  type: z.literal('integrity'),
  body: z.object({ remote: word }),
}) satisfies z.ZodType<IntegrityReport>;
/** One line of plain characters, for people and programs. */
const line = z
  .string()
  .catch('')
  .transform((text) =>
    text
      .replaceAll(/[^\x20-\x7e…]+/g, ' ')
      .replaceAll(/ +/g, ' ')
      .slice(0, REASON_LENGTH),
  );
const release = z
  .string()
  .catch('')
  .transform((text) => (/^[\w.-]{1,60}$/.test(text) ? text : 'unknown'));
const remoteFault = z.object({
  type: z.literal('remote-fault'),
  body: z.object({ remote: word, release, what: z.enum(REMOTE_FAULTS), reason: line }),
}) satisfies z.ZodType<RemoteFaultReport>;
const report = z.union([reportTo, reportUri, integrity, remoteFault]);

/** Accepts browser reports in the old and the new form, and the portal's own. */
export function registerPolicyReports(
  app: FastifyInstance,
  deps: Pick<PlatformDeps, 'clock' | 'config' | 'log' | 'metrics'>,
): void {
  const site = openSite(deps.config.siteDir, (sentence) => deps.log.warn(sentence));
  const toLabel = createRemoteNames(site);
  const count = async (remote: string, what: string) =>
    deps.metrics.remoteFaults.inc({ remote: await toLabel(remote), what });
  let minute = 0;
  let noted = 0;
  const mayNote = () => {
    const now = Math.floor(deps.clock.nowSeconds() / 60);
    if (now !== minute) [minute, noted] = [now, 0];
    return (noted += 1) <= NOTED_A_MINUTE;
  };

  void app.register(async (scope) => {
    const types = ['application/csp-report', 'application/reports+json'];
    scope.addContentTypeParser(types, { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'));
    scope.post(
      REPORTS_ADDRESS,
      { schema: { hide: true }, bodyLimit: BODY_LIMIT_BYTES },
      async (request, reply) => {
        for (const one of [request.body].flat().slice(0, MOST_IN_ONE)) {
          const { data } = report.safeParse(one);
          if (!data || !mayNote()) continue;
          if ('type' in data && data.type === 'remote-fault') {
            app.log.warn({ remoteFault: data.body, country: request.country }, 'remote fault');
            await count(data.body.remote, data.body.what);
            continue;
          }
          const [event, facts] = readReport(data);
          if (facts['remote'] !== undefined)
            await count(facts['remote'], event === 'policy-report' ? 'policy' : 'integrity');
          app.recordSecurityEvent(event, { country: request.country, ...facts });
        }
        return reply.code(204).send();
      },
    );
  });
}

type SecurityReport = Exclude<z.output<typeof report>, { type: 'remote-fault' }>;

function readReport(data: SecurityReport): [SecurityEvent, EventFacts] {
  if ('csp-report' in data) {
    const { 'csp-report': old } = data;
    const place = scriptPlace(old['source-file'], old['line-number'], old['column-number']);
    return [
      'policy-report',
      { directive: old['effective-directive'], blocked: old['blocked-uri'], ...place },
    ];
  }
  if (data.type === 'integrity') return ['integrity-alarm', { remote: data.body.remote }];
  const { effectiveDirective: directive, blockedURL, sourceFile, lineNumber, columnNumber } = data.body;
  const place = scriptPlace(sourceFile, lineNumber, columnNumber);
  return ['policy-report', { directive, blocked: blockedURL, ...place }];
}

/** `inline`, `eval`, `data` or an origin: the rest of a URL may identify a person. */
function reportedOrigin(text: string): string {
  if (/^[a-z-]{1,30}$/.test(text)) return text;
  if (!URL.canParse(text)) return 'unknown';
  const { protocol, host } = new URL(text);
  return /^(https?|wss?):$/.test(protocol) ? `${protocol}//${host}`.slice(0, 100) : protocol.slice(0, 30);
}
