import { LIMITS } from '@courier/config';
import type { CallOptions } from '../http/send';

type Get<Input extends { params: { name: string } }, Answer> = (
  input: Input,
  options?: CallOptions,
) => Promise<Answer>;

/** For five minutes, in memory; failures are not cached. */
export function rememberParameters<Input extends { params: { name: string } }, Answer>(
  get: Get<Input, Answer>,
): Get<Input, Answer> {
  const answers = new Map<string, { answer: Answer; until: number }>();
  return async (input, options) => {
    const { name } = input.params;
    const held = answers.get(name);
    if (held && Date.now() < held.until) return held.answer;
    const answer = await get(input, options);
    answers.set(name, { answer, until: Date.now() + LIMITS.countryParameterCacheMs });
    return answer;
  };
}
