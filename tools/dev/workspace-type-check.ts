import { appFolder, ROOT } from '../publish/paths';
import { createRestartingCheck, spawnTypeCheck, type TypeCheckEnd, type TypeCheckRun } from './type-check';

/** The errors that concern an app: its own, and those of packages. */
const appErrors = (app: string, errors: readonly string[]): string[] =>
  errors.filter((error) => error.startsWith(`apps/${app}/`) || !error.startsWith('apps/'));

const buildApps = (apps: readonly string[], onEnd: TypeCheckEnd): TypeCheckRun =>
  spawnTypeCheck(ROOT, ['-b', ...apps.map(appFolder)], onEnd);

/**
 * Checks the types of all watched apps in one process, because one per app would check the packages that they share at
 * the same time. A request during a check cancels it. The next check starts when that process has ended, with the apps
 * of both; finished projects are not checked again.
 * @param onErrors called for each app after a check with all its errors, possibly none
 * @returns requests a check of an app
 */
export function createWorkspaceTypeCheck(
  onErrors: (app: string, errors: readonly string[]) => void,
  run: typeof buildApps = buildApps,
): (app: string) => void {
  const pending = new Set<string>();
  let apps: string[] = [];
  const requestCheck = createRestartingCheck(
    (onEnd) => {
      apps = [...pending].sort();
      return run(apps, onEnd);
    },
    (errors) => {
      pending.clear();
      for (const app of apps) onErrors(app, appErrors(app, errors));
    },
  );
  return (app) => {
    pending.add(app);
    requestCheck();
  };
}
