import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from '../../build/build.ts';
import { fail } from '../../start/fail.mjs';
import { ROOT } from '../../start/root.mjs';
import { checksForFolders } from '../checks.ts';
import { runJest } from '../jest-run.ts';
import { runPlaywright } from '../playwright-run.ts';
import { verify } from '../run-checks.ts';
import type { TestEntry } from '../test-entry.ts';
import { listChangedFiles } from './changed-files.ts';
import { selectTests, type Selection } from './select-tests.ts';
import { readWorkspaceGraph } from './workspace-graph.ts';

/** Only what a change since the merge base can break; `runEverything` runs if that is everything. */
export async function runChanged(
  base: string | undefined,
  runEverything: () => Promise<TestEntry[]>,
): Promise<TestEntry[]> {
  const { base: name, commit, files } = findChanges(base);
  console.log(`Changed since ${name} (${commit}): ${files.length} files.`);
  const selection = selectTests(files, readWorkspaceGraph());
  if (selection.everything !== null) {
    console.log(`${selection.everything} changed, which can break anything: everything runs.`);
    return runEverything();
  }
  const related = listRelatedTests(selection.related);
  describeSelection(selection, related);
  const isBuilt = selection.journeys.length > 0 || selection.projects.includes('platform-api');
  const [checks] = await Promise.all([
    selection.folders.length > 0 ? verify(checksForFolders(selection.folders)) : [],
    isBuilt ? build({ dots: false }) : null,
  ]);
  return [
    ...checks,
    ...(related.length > 0
      ? await runJest({ projects: selection.related.projects, files: related, everyDatabase: false })
      : []),
    ...(selection.projects.length > 0
      ? await runJest({ projects: selection.projects, everyDatabase: false })
      : []),
    ...(selection.journeys.length > 0 ? await runPlaywright({ files: selection.journeys }) : []),
  ];
}

function findChanges(base: string | undefined) {
  try {
    return listChangedFiles(base);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** Tests of these projects that import one of the files, directly or not. */
function listRelatedTests({ projects, files }: Selection['related']): string[] {
  const existing = files.filter((file) => existsSync(join(ROOT, file)));
  if (existing.length === 0) return [];
  const args = ['node_modules/jest/bin/jest.js', '--listTests', '--selectProjects', ...projects];
  const listed = execFileSync(process.execPath, [...args, '--findRelatedTests', ...existing], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, COURIER_EMBEDDED_WHERE_IT_DIFFERS: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const paths = listed.split('\n').filter((line) => line.startsWith('/'));
  return [...new Set(paths.map((path) => relative(ROOT, path)))];
}

function describeSelection({ folders, projects, journeys }: Selection, related: readonly string[]): void {
  const describe = (what: string, names: readonly string[]) =>
    names.length > 0 && console.log(`${what}: ${names.join(', ')}`);
  describe('Checks', folders);
  describe(`${related.length} test files that import a change`, related);
  describe('Whole projects of jest', projects);
  describe('Journeys', journeys);
}
