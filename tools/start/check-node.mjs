import { fail } from './fail.mjs';

const OLDEST_MAJOR = 20;
const OLDEST_MINOR = 19;

/** @param {string} version */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST_MAJOR || (major === OLDEST_MAJOR && minor >= OLDEST_MINOR)) return;
  fail(
    `Node.js ${version} is too old: install Node.js ${OLDEST_MAJOR}.${OLDEST_MINOR} or newer and run the command again.`,
  );
}
