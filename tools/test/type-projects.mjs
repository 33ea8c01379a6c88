import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ROOT } from '../start/root.mjs';

const PROJECTS = '{apps,packages,services,e2e,tools}/**/tsconfig{,.test}.json';
/** Ignored by git; copies of sources may lie there. */
const IGNORED = /(^|\/)(node_modules|dist|types|template)$/;

/**
 * All projects of TypeScript: file -> the projects it references.
 * @returns {Map<string, string[]>}
 */
export function readTypeProjects() {
  const files = globSync(PROJECTS, { cwd: ROOT, exclude: (path) => IGNORED.test(path) }).sort();
  return new Map(
    files.map((file) => {
      const { references = [] } = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
      const toProject = (/** @type {{ path: string }} */ { path }) => {
        const target = normalize(join(dirname(file), path));
        return target.endsWith('.json') ? target : join(target, 'tsconfig.json');
      };
      return [file, references.map(toProject)];
    }),
  );
}

/**
 * The projects of these folders, and all that reference them, directly or not.
 * @param {readonly string[]} folders
 * @param {ReadonlyMap<string, readonly string[]>} projects
 * @returns {string[]}
 */
export function listTypeProjects(folders, projects) {
  const reached = new Set(
    [...projects.keys()].filter((file) => folders.some((folder) => file.startsWith(`${folder}/`))),
  );
  for (let before = -1; before !== reached.size;) {
    before = reached.size;
    for (const [file, needed] of projects) if (needed.some((one) => reached.has(one))) reached.add(file);
  }
  return [...reached].sort();
}
