interface UsedPackage {
  name: string;
  version: string;
  licence: string;
  file: string;
  isDevelopment: boolean;
}

/** A package of the lock file. */
interface LockedPackage {
  dev?: boolean;
  link?: boolean;
  name?: string;
  license?: string | undefined;
}

const ALLOWED = ['MIT', 'MIT-0', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC'];
const ALLOWED_IN_TESTS = ['MPL-2.0'];

/** Heading above transitive packages with another licence. */
const BELOW = '\n## Other licences below them\n';

const LINE = /^- ((?:`[^`]+`(?:, )?)+) \(([^)]+)\): \S/;
const EXACT = /^(npm:@?[\w./-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Whether an entry covers `name`: the package, or its scope (`@fastify/*`). */
const covers = (said: string, name: string) =>
  said.endsWith('/*') ? name.startsWith(said.slice(0, -1)) : said === name;

/** Entries of docs/dependencies.md: `- \`name\`, \`name\` (licence, licence): why`. */
function parseDependencyEntries(page: string) {
  return parseDependencyLines(page.split(BELOW)[0] ?? '');
}

function parseDependencyLines(text: string) {
  return text
    .split('\n')
    .filter((line: string) => line.startsWith('- '))
    .map((line: string) => {
      const [, names = '', licences = ''] = LINE.exec(line) ?? [];
      return {
        line,
        names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
        licences: licences.split(', '),
      };
    });
}

/**
 * Differences between the dependency page and the packages, one sentence each.
 * @param page text of docs/dependencies.md
 */
export function comparePage(page: string, used: UsedPackage[]) {
  const entries = parseDependencyEntries(page);
  const problems = entries
    .filter(({ names }) => names.length === 0)
    .map(({ line }) => `docs/dependencies.md: "${line}" should read "- \`name\` (licence): why"`);
  for (const { name, version, licence, file, isDevelopment } of used) {
    const [said, ...others] = entries.filter(({ names }) => names.some((one) => covers(one, name)));
    if (!said || others.length > 0)
      problems.push(`docs/dependencies.md names ${name} of ${file} ${said ? 1 + others.length : 0} times`);
    else if (!said.licences.includes(licence))
      problems.push(`docs/dependencies.md says ${name} is ${said.licences.join(', ')}; it is ${licence}`);
    if (!ALLOWED.includes(licence) && !(isDevelopment && ALLOWED_IN_TESTS.includes(licence)))
      problems.push(`${name} of ${file} is licensed as ${licence}, which is not allowed`);
    if (!EXACT.test(version)) problems.push(`${file} does not pin ${name} exactly: ${version}`);
  }
  for (const { names, licences, line } of entries) {
    const meant = used.filter(({ name }) => names.some((one) => covers(one, name)));
    const idle = names.filter((one) => !used.some(({ name }) => covers(one, name)));
    for (const one of idle) problems.push(`docs/dependencies.md names ${one}, which no package depends on`);
    const spare = licences.filter((licence: string) => !meant.some((one) => one.licence === licence));
    if (names.length > 0 && idle.length === 0 && spare.length > 0)
      problems.push(`docs/dependencies.md: nothing of "${line}" is ${spare.join(', ')}`);
  }
  return [...new Set(problems)];
}

/**
 * Production licences that the page does not allow, and unused exceptions, one sentence each.
 * @param page text of docs/dependencies.md
 * @param packages of the
 * lock file
 */
export function licenceProblems(page: string, packages: Record<string, LockedPackage>) {
  const allowed = parseDependencyLines(page.split(BELOW)[1] ?? '');
  const running = Object.entries(packages)
    .filter(([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link)
    .map(([place, { name, license }]) => ({ name: name ?? place.replace(/.*node_modules\//, ''), license }));
  const isNamed = ({ name, license = '' }: { name: string; license?: string | undefined }) =>
    allowed.some(({ names, licences }) => names.includes(name) && licences.includes(license));
  const wrong = running
    .filter((one) => !mayBe(one.license) && !isNamed(one))
    .map(
      ({ name, license }) => `${name} is licensed as ${license}, which docs/dependencies.md does not allow`,
    );
  const idle = allowed
    .flatMap(({ names }) => names)
    .filter((one: string) => !running.some(({ name, license }) => name === one && !mayBe(license)))
    .map((one) => `docs/dependencies.md allows a licence for ${one}, which needs none`);
  return [...new Set([...wrong, ...idle])];
}

/** `(MIT OR X)` allows either. */
const mayBe = (licence = '') =>
  licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((one) => ALLOWED.includes(one));
