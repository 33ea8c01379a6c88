import type { ApiClient } from '../http/create-api-client';

interface Asked {
  call: string;
  input: unknown;
  options: unknown;
}

/** Answers by `resource.name`; rejects with an Error, and returns the items of a list in turn. */
export function answeringClient(answers: Readonly<Record<string, unknown>>) {
  const asked: Asked[] = [];
  const left = new Map(
    Object.entries(answers).map(([call, answer]) => [call, Array.isArray(answer) ? [...answer] : [answer]]),
  );
  const next = (call: string): unknown => {
    const planned = left.get(call);
    if (!planned) throw new Error(`Nobody said what ${call} answers`);
    return planned.length > 1 ? planned.shift() : planned[0];
  };
  const resource = (name: string) =>
    new Proxy(
      {},
      {
        get: (_, method) => async (input: unknown, options: unknown) => {
          const call = `${name}.${String(method)}`;
          asked.push({ call, input, options });
          const answer = next(call);
          if (answer instanceof Error) throw answer;
          return answer;
        },
      },
    );
  const client = new Proxy({}, { get: (_, name) => resource(String(name)) }) as ApiClient;
  return {
    client,
    asked,
    inputsOf: (call: string) => asked.filter((one) => one.call === call).map(({ input }) => input),
  };
}
