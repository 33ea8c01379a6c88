import type * as z from 'zod/mini';
import type { AdyenAccount } from '../../../settings/payment-accounts';
import {
  exchange,
  parseAnswer,
  parseJson,
  repeatLost,
  shortReason,
  type ProviderAnswer,
} from '../external/exchange';
import { ProviderFailure } from '../external/provider-failure';
import { ADYEN_UNVERIFIED } from './adyen-values';
import { errorSchema } from './adyen.schema';

const NOT_FOUND = 404;
const REQUEST_IN_PROGRESS = 409;

export interface AdyenCalls {
  /**
   * Posts with an idempotency key, so that a lost answer is repeated without a second effect.
   * @param key at most 64 characters
   */
  post<T>(path: string, body: object, key: string, answer: z.ZodMiniType<T>): Promise<T>;
  /** Deletes what the path names, or finds that it does not exist. */
  remove(path: string, query: Readonly<Record<string, string>>): Promise<void>;
}

export function createAdyenCalls({ apiUrl, apiKey, merchantAccount }: AdyenAccount): AdyenCalls {
  return {
    post: async (path, body, key, answer) => {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': apiKey, 'idempotency-key': key },
        body: JSON.stringify({ merchantAccount, ...body }),
      };
      const result = await repeatLost(() => exchange(`${apiUrl}${path}`, init));
      if (result.status < 300) return parseAnswer(answer, result);
      throw toFailure(result);
    },
    remove: async (path, query) => {
      const search = new URLSearchParams({ merchantAccount, ...query });
      const init = { method: 'DELETE', headers: { 'x-api-key': apiKey } };
      const result = await repeatLost(() => exchange(`${apiUrl}${path}?${search.toString()}`, init));
      const isGone = ADYEN_UNVERIFIED.unknownToken.some((code) => code === readError(result).errorCode);
      if (result.status >= 300 && result.status !== NOT_FOUND && !isGone) throw toFailure(result);
    },
  };
}

function readError({ text }: ProviderAnswer) {
  const parsed = errorSchema.safeParse(parseJson(text));
  return parsed.success ? parsed.data : {};
}

function toFailure(result: ProviderAnswer): ProviderFailure {
  const { errorCode, errorType } = readError(result);
  // The first call with this key is still in progress, so its effect is unknown.
  const kind = result.status === REQUEST_IN_PROGRESS ? 'lost' : 'refused';
  return new ProviderFailure(kind, result.status, shortReason(errorType, errorCode));
}
