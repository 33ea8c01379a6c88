import { appFolder, ROOT } from '../publish/paths';
import { spawnTypeCheck, type TypeCheckRun } from './type-check';

/** The errors that concern an app: its own, and those of packages. */
const appErrors = (app: string, errors: readonly string[]): string[] =>
  errors.filter((error) => error.startsWith(`apps/${app}/`) || !error.startsWith('apps/'));

const buildApps = (apps: readonly string[], onErrors: (errors: readonly string[]) => void): TypeCheckRun =>
  spawnTypeCheck(ROOT, ['-b', ...apps.map(appFolder)], onErrors);

/**
 * Checks the types of all watched apps in one process, because one per app would check the packages that they share at
 * the same time. A request during a check restarts it with all its apps; finished projects are not checked again.
 * @param onErrors called for each app after a check with all its errors, possibly none
 * @returns requests a check of an app
 */
export function createWorkspaceTypeCheck(
  onErrors: (app: string, errors: readonly string[]) => void,
  run: typeof buildApps = buildApps,
): (app: string) => void {
  const pending = new Set<string>();
  let running: TypeCheckRun | null = null;
  return (app) => {
    running?.cancel();
    pending.add(app);
    const apps = [...pending].sort();
    running = run(apps, (errors) => {
      running = null;
      pending.clear();
      for (const checked of apps) onErrors(checked, appErrors(checked, errors));
    });
  };
}
