import { brokenBetween, type Direction, type WireSchema } from './compare-schemas';
import type { WireDocument, WireOperation } from './wire-document';

/** Live messages from browsers; browsers read all others. */
const SENT_BY_BROWSERS = ['subscribeToVendor', 'renew'];

/**
 * Breaking changes for released clients, one sentence each, with the call and the field.
 * @param before the stored document of this contract version
 */
export function brokenContract(before: WireDocument, now: WireDocument): string[] {
  const calls = Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, old]) => {
      const present = now.paths[path]?.[method];
      const name = `${old.operationId} (${method.toUpperCase()} ${path})`;
      return present ? brokenCall(old, present) : [`${name} is gone`];
    }),
  );
  const messages = Object.entries(before['x-live-messages']).flatMap(([name, old]) => {
    const present = now['x-live-messages'][name];
    const direction: Direction = SENT_BY_BROWSERS.includes(name) ? 'request' : 'answer';
    return present
      ? brokenBetween(old, present, direction, `live message ${name}`)
      : [`live message ${name} is gone`];
  });
  const codes = before['x-error-codes'].filter((code) => !now['x-error-codes'].includes(code));
  return [...calls, ...messages, ...codes.map((code) => `error code ${code} is gone`)];
}

const content = (part: { content?: Record<string, { schema: WireSchema }> } | undefined) =>
  Object.entries(part?.content ?? {});

function brokenCall(before: WireOperation, now: WireOperation): string[] {
  const at = before.operationId;
  return [
    ...(before['x-base'] === now['x-base']
      ? []
      : [`${at}: its base was ${before['x-base']} and is ${now['x-base']}`]),
    ...before['x-access']
      .filter((one) => !now['x-access'].includes(one) && !now['x-access'].includes('public'))
      .map((one) => `${at}: ${one} sessions are refused now`),
    ...brokenParameters(before, now),
    ...brokenBody(before, now),
    ...brokenResponses(before, now),
  ];
}

function brokenParameters(before: WireOperation, now: WireOperation): string[] {
  const at = before.operationId;
  const find = ({ parameters }: WireOperation, wanted: { name: string; in: string }) =>
    parameters.find((one) => one.name === wanted.name && one.in === wanted.in);
  const kept = before.parameters.flatMap((old) => {
    const present = find(now, old);
    if (!present) return [`${at} ${old.in}.${old.name} is gone`];
    const demanded = present.required && !old.required ? [`${at} ${old.in}.${old.name} is required now`] : [];
    return [
      ...demanded,
      ...brokenBetween(old.schema, present.schema, 'request', `${at} ${old.in}.${old.name}`),
    ];
  });
  const added = now.parameters.filter((one) => one.required && !find(before, one));
  return [...kept, ...added.map((one) => `${at} ${one.in}.${one.name} is new and required`)];
}

function brokenBody(before: WireOperation, now: WireOperation): string[] {
  const at = before.operationId;
  const [old] = content(before.requestBody);
  const [present] = content(now.requestBody);
  if (!old) return present ? [`${at}: a body is required now`] : [];
  return present
    ? brokenBetween(old[1].schema, present[1].schema, 'request', `${at} body`)
    : [`${at}: its body is gone`];
}

function brokenResponses(before: WireOperation, now: WireOperation): string[] {
  const at = before.operationId;
  return Object.entries(before.responses).flatMap(([status, old]) => {
    const present = now.responses[status];
    if (!present) return [`${at}: the answer ${status} is gone`];
    const types = new Map(content(present));
    return content(old).flatMap(([type, { schema }]) => {
      const next = types.get(type);
      return next
        ? brokenBetween(schema, next.schema, 'answer', `${at} answer`)
        : [`${at}: the answer ${status} is no ${type} any more`];
    });
  });
}
