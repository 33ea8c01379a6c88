import { expect, it, jest } from '@jest/globals';
import { createWorkspaceTypeCheck } from './workspace-type-check';

type Run = NonNullable<Parameters<typeof createWorkspaceTypeCheck>[1]>;

/** Type checks that finish on request. */
function startChecks() {
  const started: { apps: readonly string[]; isCancelled: boolean; finish: Parameters<Run>[1] }[] = [];
  const run: Run = (apps, finish) => {
    const check = { apps, isCancelled: false, finish };
    started.push(check);
    return { cancel: () => (check.isCancelled = true) };
  };
  const onErrors = jest.fn<(app: string, errors: readonly string[]) => void>();
  return { started, onErrors, requestCheck: createWorkspaceTypeCheck(onErrors, run) };
}

it('a request during a check cancels it, and the next check starts with all apps when it has ended', () => {
  const { started, requestCheck } = startChecks();
  for (const app of ['shell', 'rider', 'bulk-upload']) requestCheck(app);
  const runs = () => started.map(({ apps, isCancelled }) => [apps.join(' '), isCancelled]);
  expect(runs()).toEqual([['shell', true]]);
  started[0]?.finish(null);
  expect(runs()).toEqual([
    ['shell', true],
    ['bulk-upload rider shell', false],
  ]);
});

it('an app has its own errors and those of packages, and later checks do not repeat finished apps', () => {
  const { started, onErrors, requestCheck } = startChecks();
  requestCheck('rider');
  requestCheck('shell');
  const errors = ['apps/rider/src/a.ts(1,1): error TS1: a', 'packages/i18n/src/b.ts(1,1): error TS2: b'];
  started[0]?.finish(null);
  started[1]?.finish(errors);
  expect(onErrors.mock.calls).toEqual([
    ['rider', errors],
    ['shell', errors.slice(1)],
  ]);
  requestCheck('rider');
  expect(started[2]?.apps).toEqual(['rider']);
});
