import { fail } from './fail.mjs';

const OLDEST = [20, 19];

export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  fail(
    `Node.js ${version} is too old: install Node.js ${OLDEST.join('.')} or newer and run the command again.`,
  );
}
