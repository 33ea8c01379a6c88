import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { OUTCOMES_ADDRESS, RELEASE_LIMITS } from '@courier/config';
import { buildEntry } from '../testing/build-registry';
import { createReleaseOutcomes } from './release-outcomes';

const { active } = buildEntry();

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function open({ samplePercent = 10, drawn = 0 } = {}) {
  const fetcher = jest.fn(async () => new Response('{}'));
  const target = new EventTarget();
  const outcomes = createReleaseOutcomes({ fetcher, samplePercent, random: () => drawn });
  const stop = outcomes.start(target);
  const calls = () => fetcher.mock.calls as unknown as [string, RequestInit & { body: string }][];
  const listReportedOutcomes = () => calls().map(([, { body }]) => JSON.parse(body) as unknown);
  return {
    outcomes,
    target,
    stop,
    calls,
    listReportedOutcomes,
    pass: () => jest.advanceTimersByTime(RELEASE_LIMITS.tellDelayMs),
  };
}

it('a page reports the outcomes of releases in one request, each outcome once', () => {
  const { outcomes, calls, listReportedOutcomes, pass } = open();
  outcomes.loaded('alpha', active);
  outcomes.loaded('alpha', active);
  outcomes.failed('beta', '2.0.0', 'integrity');
  outcomes.failed('beta', '2.0.0', 'network');
  expect(calls()).toEqual([]);
  pass();
  expect(listReportedOutcomes()).toEqual([
    {
      outcomes: [
        { remote: 'alpha', release: '1.1.0', outcome: 'loaded' },
        { remote: 'beta', release: '2.0.0', outcome: 'failed', kind: 'integrity' },
      ],
    },
  ]);
  expect(calls()[0]).toEqual([
    OUTCOMES_ADDRESS,
    expect.objectContaining({ method: 'POST', keepalive: true, credentials: 'omit' }),
  ]);
  pass();
  outcomes.failed('alpha', '1.1.0', 'screen');
  pass();
  expect(listReportedOutcomes()[1]).toEqual({
    outcomes: [{ remote: 'alpha', release: '1.1.0', outcome: 'failed', kind: 'screen' }],
  });
});

it('all pending outcomes are sent when the user leaves the page, in requests of limited size', () => {
  const { outcomes, target, listReportedOutcomes, pass } = open();
  for (let index = 0; index < RELEASE_LIMITS.outcomesAtOnce + 5; index += 1)
    outcomes.failed(`remote-${index}`, '1', 'code');
  target.dispatchEvent(new Event('pagehide'));
  pass();
  const requests = listReportedOutcomes() as { outcomes: { remote: string }[] }[];
  expect(requests.map(({ outcomes: sent }) => sent.length)).toEqual([RELEASE_LIMITS.outcomesAtOnce, 5]);
  const remotes = requests.flatMap(({ outcomes: sent }) => sent.map(({ remote }) => remote));
  expect(new Set(remotes).size).toBe(RELEASE_LIMITS.outcomesAtOnce + 5);
});

it('a stopped page reports nothing', () => {
  const { outcomes, target, stop, listReportedOutcomes, pass } = open();
  outcomes.loaded('alpha', active);
  stop();
  target.dispatchEvent(new Event('pagehide'));
  pass();
  expect(listReportedOutcomes()).toEqual([]);
});

it.each([
  { samplePercent: 10, drawn: 0.0999, isReported: true },
  { samplePercent: 10, drawn: 0.1, isReported: false },
  { samplePercent: 0, drawn: 0, isReported: false },
  { samplePercent: 100, drawn: 0.9999, isReported: true },
])(
  'with a sample of $samplePercent %, a page with the random value $drawn reports: $isReported',
  ({ isReported, ...drawing }) => {
    const { outcomes, listReportedOutcomes, pass } = open(drawing);
    outcomes.loaded('alpha', active);
    outcomes.failed('alpha', '1.1.0', 'screen');
    pass();
    expect(listReportedOutcomes()).toHaveLength(isReported ? 1 : 0);
  },
);

it('releases of development servers are not reported, releases whose hashes come later are', () => {
  const { outcomes, listReportedOutcomes, pass } = open();
  outcomes.loaded('alpha', { ...active, version: 'override', files: {} });
  pass();
  expect(listReportedOutcomes()).toEqual([]);
  outcomes.loaded('alpha', { ...active, files: {}, hashesLater: true });
  pass();
  expect(listReportedOutcomes()).toHaveLength(1);
});
