import { expect, it, jest } from '@jest/globals';
import { buildEntry, buildLastGood } from '../testing/build-registry';
import { RemoteFault } from '../loading/remote-fault';
import { createFaultReports, listenForUncaught } from './fault-reports';
import { createErrorSource } from './source-of-error';

const BASE = 'http://portal.test';

function open(isSilent = false) {
  const entries = [
    buildEntry({ name: 'beta', lastGood: buildLastGood('beta') }),
    buildEntry({ name: 'gamma' }),
  ];
  const push = jest.fn();
  const fetcher = jest.fn(async () => new Response(null, { status: 204 }));
  const reports = createFaultReports({
    analytics: { push, trackError: () => undefined },
    fetcher,
    findSource: createErrorSource(entries, BASE),
    isSilent,
  });
  const sent = () =>
    fetcher.mock.calls.map(
      (call) => JSON.parse((call as unknown as [string, { body: string }])[1].body) as unknown,
    );
  return { reports, push, sent };
}

const thrown = (error: Error, ...lines: string[]) =>
  Object.assign(error, { stack: [`${error.name}: …`, ...lines].join('\n') });
const inBeta = `    at press (${BASE}/remotes/beta/1.0.0/12.ab.js?retry=2:1:845)`;
const inShell = `    at call (${BASE}/shell/main.js:1:2)`;

it('an uncaught error is assigned to the remote and release of the innermost remote code in its stack', () => {
  const { reports, push, sent } = open();
  reports.reportUncaught('handler', thrown(new TypeError('rows.map is not a function'), inShell, inBeta));
  const body = {
    remote: 'beta',
    release: '1.0.0',
    what: 'handler',
    reason: 'TypeError: rows.map is not a function at 12.ab.js:1:845',
  };
  expect(sent()).toEqual([{ type: 'remote-fault', body }]);
  expect(push).toHaveBeenCalledWith('remote_fault', body);
});

it('an error outside the code of remotes is not assigned to a remote', () => {
  const { reports, sent } = open();
  reports.reportUncaught('promise', thrown(new Error('x'), inShell));
  reports.reportUncaught('promise', 'a word');
  reports.reportUncaught('handler', undefined, `${BASE}/shell/main.js`);
  expect(sent()).toEqual([]);
});

it.each([
  ['what code throws itself', new Error('No rider for خالد الشمري'), 'Error at 12.ab.js:1:845'],
  [
    'what the engine quotes',
    new RangeError('Invalid time zone specified: "Block 3, Salmiya"'),
    'RangeError: Invalid time zone specified: … at 12.ab.js:1:845',
  ],
  [
    'not the property that was read',
    new TypeError("Cannot read properties of undefined (reading 'outlet')"),
    "TypeError: Cannot read properties of undefined (reading 'outlet') at 12.ab.js:1:845",
  ],
  [
    'text that is no JSON',
    new SyntaxError('"+96550012345" is not valid JSON'),
    'SyntaxError at 12.ab.js:1:845',
  ],
])('a report contains no user input: %s', (_what, error, reason) => {
  const { reports, sent } = open();
  reports.report({ remote: 'beta', release: '1.0.0', what: 'screen', error: thrown(error, inBeta) });
  expect(sent()).toMatchObject([{ body: { reason } }]);
});

it('a load fault is reported with its own message', () => {
  const { reports, sent } = open();
  reports.report({
    remote: 'beta',
    release: '1.1.0',
    what: 'load',
    error: new RemoteFault('code', 'boom on load'),
  });
  expect(sent()).toMatchObject([{ body: { reason: 'code: boom on load' } }]);
});

it('each fault is reported once, at most twenty per page, and none on a silent page', () => {
  const { reports, sent } = open();
  const fault = (release: string) => ({
    remote: 'beta',
    release,
    what: 'slot' as const,
    error: new Error('x'),
  });
  for (let turn = 0; turn < 30; turn += 1) reports.report(fault('1.0.0'));
  expect(sent()).toHaveLength(1);
  for (let turn = 0; turn < 30; turn += 1) reports.report(fault(`2.0.${turn}`));
  expect(sent()).toHaveLength(20);
  const silent = open(true);
  silent.reports.report(fault('1.0.0'));
  expect(silent.sent()).toEqual([]);
});

it('listens for uncaught errors and unhandled rejections until it is stopped', () => {
  const reportUncaught = jest.fn();
  const stop = listenForUncaught({ reportUncaught });
  const error = new Error('x');
  const rejection = () => Object.assign(new Event('unhandledrejection'), { reason: error });
  window.dispatchEvent(new ErrorEvent('error', { error, filename: 'a.js' }));
  window.dispatchEvent(rejection());
  expect(reportUncaught.mock.calls).toEqual([
    ['handler', error, 'a.js'],
    ['promise', error],
  ]);
  stop();
  window.dispatchEvent(rejection());
  expect(reportUncaught).toHaveBeenCalledTimes(2);
});
