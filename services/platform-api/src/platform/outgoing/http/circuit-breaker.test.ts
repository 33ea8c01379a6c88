import { beforeEach, describe, expect, it } from '@jest/globals';
import { createCircuitBreaker, type CircuitBreaker, type CircuitState } from './circuit-breaker';

let nowMs: number;
let states: CircuitState[];
let breaker: CircuitBreaker;
beforeEach(() => {
  nowMs = 0;
  states = [];
  const rules = { failures: 2, pauseSeconds: 30 };
  breaker = createCircuitBreaker(rules, { nowMs: () => nowMs }, (state) => states.push(state));
});

const fail = () => breaker.run(() => Promise.reject(new Error('down'))).catch(() => 'failed');
const succeed = () => breaker.run(async () => 'answer');

describe('a circuit breaker', () => {
  it('opens after failures in a row, and calls nothing during its pause', async () => {
    expect([await fail(), await succeed(), await fail(), await fail()]).toEqual([
      'failed',
      'answer',
      'failed',
      'failed',
    ]);
    nowMs = 29_999;
    expect([await succeed(), states]).toEqual([undefined, ['open']]);
  });

  it('tries one call when it is half-open, whose outcome closes or opens it', async () => {
    await fail();
    await fail();
    nowMs = 30_000;
    let end: (value: string) => void = () => undefined;
    const trial = breaker.run(() => new Promise<string>((resolve) => (end = resolve)));
    expect([await succeed(), states]).toEqual([undefined, ['open', 'half-open']]);
    end('late');
    expect([await trial, await succeed(), states.at(-1)]).toEqual(['late', 'answer', 'closed']);

    await fail();
    await fail();
    nowMs = 60_000;
    expect([await fail(), await succeed(), states.at(-1)]).toEqual(['failed', undefined, 'open']);
  });

  it('counts a refusal as an answer, and an answer that cannot be true as a failure', async () => {
    const refuse = () =>
      breaker.run(() => Promise.reject(new Error('no')), { isAnswer: () => true }).catch(() => 'refused');
    const lie = () => breaker.run(async () => -1, { isSound: (metres) => metres > 0 });
    expect([await refuse(), await refuse(), await refuse(), states]).toEqual([
      'refused',
      'refused',
      'refused',
      [],
    ]);
    expect([await lie(), await lie(), await lie(), states]).toEqual([-1, -1, undefined, ['open']]);
  });
});
