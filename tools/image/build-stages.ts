import {
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { createContextFilter } from './build-context';
import { parseCopy, type Stage } from './dockerfile';
import { createStageRoot, NODE_USER, runInRoot } from './stage-root';

interface Build {
  /** Folder of the sources, with the `.dockerignore`. */
  context: string;
  /** Folder for one root folder per stage. */
  scratch: string;
  say: (sentence: string) => void;
}

/** Runs the instructions of all stages. @returns the root folder of the last one */
export function buildStages(stages: readonly Stage[], build: Build): string {
  let root = '';
  for (const stage of stages) {
    root = join(build.scratch, stage.name);
    createStageRoot(root);
    buildStage(stage, root, build);
  }
  return root;
}

function buildStage({ name: stage, instructions }: Stage, root: string, build: Build): void {
  let [user, folder] = ['root', '/'];
  for (const { name, text } of instructions) {
    build.say(`${stage}: ${name} ${text}`);
    if (name === 'USER') user = text;
    if (name === 'WORKDIR') {
      folder = text;
      mkdirSync(join(root, folder), { recursive: true });
    }
    if (name === 'COPY') copyInto(root, text, folder, build);
    if (name === 'RUN') runInRoot(root, text, { user, folder, env: {} });
  }
}

function copyInto(root: string, text: string, folder: string, { context, scratch }: Build): void {
  const { from, owner, sources, target } = parseCopy(text);
  const to = join(root, isAbsolute(target) ? target : resolve(folder, target));
  for (const source of sources) {
    const path = from === null ? join(context, source) : join(scratch, from, source);
    if (!existsSync(path)) throw new Error(`COPY ${text}: there is no ${source}.`);
    if (from === null) copyContext(context, path, to);
    else cpSync(path, to, { recursive: true });
  }
  changeOwner(to, owner.startsWith('node') ? NODE_USER : 0);
}

function copyContext(context: string, path: string, to: string): void {
  const isSent = createContextFilter(readFileSync(join(context, '.dockerignore'), 'utf8'));
  for (const file of listFiles(path, context, isSent))
    cpSync(join(context, file), join(to, relative(relative(context, path), file)));
}

/** Skips installed and built folders early, which are a hundred times larger than the rest. */
function listFiles(folder: string, context: string, isSent: (path: string) => boolean): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    const name = relative(context, path);
    if (entry.isDirectory())
      return ['node_modules', 'dist', '.git'].includes(entry.name) ? [] : listFiles(path, context, isSent);
    return entry.isFile() && isSent(name) ? [name] : [];
  });
}

function changeOwner(path: string, owner: number): void {
  lchownSync(path, owner, owner);
  if (!statSync(path).isDirectory()) return;
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    const child = join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) lchownSync(child, owner, owner);
    else chownSync(child, owner, owner);
  }
}
