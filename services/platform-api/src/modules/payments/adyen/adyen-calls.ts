import type * as z from 'zod/mini';
import type { AdyenAccount } from '../../../settings/payment-accounts';
import { exchange, parseAnswer, parseJson, repeatLost, shortReason } from '../external/exchange';
import { ProviderFailure } from '../external/provider-failure';
import { errorSchema } from './adyen.schema';

const REQUEST_IN_PROGRESS = 409;

export interface AdyenCalls {
  /**
   * Posts with an idempotency key, so that a lost answer is repeated without a second effect.
   * @param key at most 64 characters
   */
  post<T>(path: string, body: object, key: string, answer: z.ZodMiniType<T>): Promise<T>;
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
      const parsed = errorSchema.safeParse(parseJson(result.text));
      const { errorCode, errorType } = parsed.success ? parsed.data : {};
      // The first call with this key is still in progress, so its effect is unknown.
      const kind = result.status === REQUEST_IN_PROGRESS ? 'lost' : 'refused';
      throw new ProviderFailure(kind, result.status, shortReason(errorType, errorCode));
    },
  };
}
