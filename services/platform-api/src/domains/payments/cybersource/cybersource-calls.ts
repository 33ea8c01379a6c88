import type * as z from 'zod';
import type { CybersourceAccount } from '../../../settings/payment-accounts';
import type { OutgoingAnswer } from '../../../platform/outgoing/http/http-client';
import { readJson, parseJson } from '../../../platform/outgoing/http/read-answer';
import { exchange, repeatLost, shortReason } from '../external/exchange';
import { OutgoingFailure } from '../../../platform/outgoing/http/outgoing-failure';
import { searchSchema, type CybersourceHit } from './cybersource.schema';
import { signedHeaders } from './http-signature';

const MOST_HITS = 20;

export interface CybersourceCalls {
  /** Any answer below 500. It is not repeated: a second payment would be a second charge. */
  send(path: string, body: object): Promise<OutgoingAnswer>;
  /** @throws OutgoingFailure `refused` for an answer that is not a success */
  post<T>(path: string, body: object, answer: z.ZodType<T>): Promise<T>;
  /** Deletes what the path names, or finds that it does not exist. */
  remove(path: string): Promise<void>;
  /** Transactions with our reference. Cybersource lists a new one after some seconds. */
  search(reference: string): Promise<readonly CybersourceHit[]>;
}

/** Statuses of what does not exist, and of what existed. */
const GONE = [404, 410];

function toRefusal({ status, text }: OutgoingAnswer): OutgoingFailure {
  const { reason } = (parseJson(text) ?? {}) as { reason?: unknown };
  return new OutgoingFailure('refused', status, shortReason(typeof reason === 'string' ? reason : ''));
}

export function createCybersourceCalls(account: CybersourceAccount): CybersourceCalls {
  const call = async (url: URL, method: 'POST' | 'DELETE', body: string | null): Promise<OutgoingAnswer> => {
    // The signature is only valid around the time of the real clock.
    const headers = signedHeaders(account, { method, url, body, date: new Date() });
    const answer = await exchange({ url, method, headers, body });
    if (answer.status === 401 || answer.status === 403)
      throw new OutgoingFailure('refused', answer.status, 'the account is not accepted');
    return answer;
  };
  const send: CybersourceCalls['send'] = async (path, body) => {
    const url = new URL(`${account.apiUrl}${path}`);
    return call(url, 'POST', JSON.stringify(body));
  };
  const post: CybersourceCalls['post'] = async (path, body, schema) => {
    const answer = await send(path, body);
    if (answer.status < 300) return readJson(schema, answer);
    throw toRefusal(answer);
  };
  return {
    send,
    post,
    remove: async (path) => {
      const answer = await repeatLost(() => call(new URL(`${account.apiUrl}${path}`), 'DELETE', null));
      if (answer.status >= 300 && !GONE.includes(answer.status)) throw toRefusal(answer);
    },
    search: async (reference) => {
      const body = {
        save: false,
        name: 'courier',
        timezone: 'UTC',
        query: `clientReferenceInformation.code:${reference}`,
        offset: 0,
        limit: MOST_HITS,
        sort: 'submitTimeUtc:desc',
      };
      const { _embedded: found } = await post('/tss/v2/searches', body, searchSchema);
      const hits = found?.transactionSummaries ?? [];
      // The query may match parts of a code.
      return hits.filter(({ clientReferenceInformation: info }) => info?.code === reference);
    },
  };
}
