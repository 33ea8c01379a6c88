import type * as z from 'zod';
import type { AdyenAccount } from '../../../settings/payment-accounts';
import type { OutgoingAnswer } from '../../../platform/outgoing/http/http-client';
import { readJson, parseJson } from '../../../platform/outgoing/http/read-answer';
import { exchange, repeatLost, shortReason } from '../external/exchange';
import { OutgoingFailure } from '../../../platform/outgoing/http/outgoing-failure';
import { ADYEN_UNVERIFIED } from './adyen-values';
import { errorSchema } from './adyen.schema';

const NOT_FOUND = 404;
const REQUEST_IN_PROGRESS = 409;

export interface AdyenCalls {
  /**
   * Posts with an idempotency key, so that a lost answer is repeated without a second effect.
   * @param key at most 64 characters
   */
  post<T>(path: string, body: object, key: string, answer: z.ZodType<T>): Promise<T>;
  /** Deletes what the path names, or finds that it does not exist. */
  remove(path: string, query: Readonly<Record<string, string>>): Promise<void>;
}

export function createAdyenCalls({ apiUrl, apiKey, merchantAccount }: AdyenAccount): AdyenCalls {
  return {
    post: async (path, body, key, answer) => {
      const request = {
        url: `${apiUrl}${path}`,
        method: 'POST' as const,
        headers: { 'content-type': 'application/json', 'x-api-key': apiKey, 'idempotency-key': key },
        body: JSON.stringify({ merchantAccount, ...body }),
      };
      const result = await repeatLost(() => exchange(request));
      if (result.status < 300) return readJson(answer, result);
      throw toFailure(result);
    },
    remove: async (path, query) => {
      const search = new URLSearchParams({ merchantAccount, ...query });
      const url = `${apiUrl}${path}?${search.toString()}`;
      const request = { url, method: 'DELETE' as const, headers: { 'x-api-key': apiKey } };
      const result = await repeatLost(() => exchange(request));
      const isGone = ADYEN_UNVERIFIED.unknownToken.some((code) => code === readError(result).errorCode);
      if (result.status >= 300 && result.status !== NOT_FOUND && !isGone) throw toFailure(result);
    },
  };
}

function readError({ text }: OutgoingAnswer) {
  const parsed = errorSchema.safeParse(parseJson(text));
  return parsed.success ? parsed.data : {};
}

function toFailure(result: OutgoingAnswer): OutgoingFailure {
  const { errorCode, errorType } = readError(result);
  // The first call with this key is still in progress, so its effect is unknown.
  const kind = result.status === REQUEST_IN_PROGRESS ? 'lost' : 'refused';
  return new OutgoingFailure(kind, result.status, shortReason(errorType, errorCode));
}
