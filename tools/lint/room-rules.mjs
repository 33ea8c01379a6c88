import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/root.mjs';
import { LONG_FUNCTIONS } from './long-functions.mjs';
import { ROLES } from './roles.mjs';
import { schemaLibrary } from './schema-library.mjs';
import { syntaxRules } from './syntax-rules.mjs';
import { testRules } from './test-rules.mjs';
import { textRules } from './text-rules.mjs';

const DRAWERS = /(^|\/)(utils?|common|helpers?|misc|shared)(\/|\.|$)/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const COMPONENT = /^[A-Z][A-Za-z0-9]*$/;
const GIVEN_FOLDERS = /^(locales|node_modules|\..*)$/;

function repositoryPath(context) {
  return context.filename.replaceAll('\\', '/').replace(/^.*?\/(?=(apps|packages|services|tools|e2e)\/)/, '');
}

/** Files and folders have the name of a topic, not of a catch-all such as `utils`. */
const noDrawers = {
  create: (context) => ({
    Program(node) {
      if (DRAWERS.test(repositoryPath(context)))
        context.report({ node, message: 'Name this file or folder after its topic.' });
    },
  }),
};

/**
 * `kebab-case.ts`, or `PascalCase.tsx` for a component with that name; both with an optional role:
 * `orders.contract.ts`.
 */
const fileNames = {
  create: (context) => {
    const report = (node, message) => context.report({ node, message });
    const [file, ...folders] = repositoryPath(context).split('/').reverse();
    const [stem, ...suffixes] = file.split('.').slice(0, -1);
    // Tests and configurations may have any name.
    const isNamedFreely = /^(test|spec|config)$/.test(suffixes.at(-1) ?? '');
    const isComponent = file.endsWith('.tsx') && COMPONENT.test(stem);
    return {
      Program(node) {
        const folder = folders.find((name) => !KEBAB.test(name) && !GIVEN_FOLDERS.test(name));
        if (folder !== undefined) report(node, `Write the folder "${folder}" in kebab-case.`);
        if (!isComponent && !KEBAB.test(stem))
          report(node, 'Write the file in kebab-case, or a component of a .tsx in PascalCase.');
        const unknown = suffixes.find((suffix) => !ROLES.includes(suffix));
        if (!isNamedFreely && unknown !== undefined)
          report(node, `".${unknown}" is no role of a file: ${ROLES.join(', ')} are (tools/lint/roles.mjs).`);
        if (isComponent && suffixes.length === 0 && !exportedNames(node).includes(stem))
          report(node, `A file in PascalCase exports the component of its name, "${stem}".`);
      },
    };
  },
};

function exportedNames(program) {
  return program.body
    .filter(({ type }) => type === 'ExportNamedDeclaration' || type === 'ExportDefaultDeclaration')
    .flatMap(({ declaration, specifiers = [] }) => [
      ...(declaration?.id ? [declaration.id.name] : []),
      ...(declaration?.declarations ?? []).map(({ id }) => id.name),
      ...specifiers.map(({ exported }) => exported.name),
    ]);
}

const MAX_LINES = 80;
const MAX_COMPONENT_LINES = 120;
/** Files that create every service or the whole page once. */
const COMPOSITION_ROOTS = ['apps/shell/src/app/create-services.ts', 'apps/shell/src/start.tsx'];

function mayBeLonger(context, name) {
  const path = repositoryPath(context);
  return COMPOSITION_ROOTS.includes(path) || (path.endsWith('.tsx') && COMPONENT.test(name));
}

/**
 * At most 80 lines per function, 120 in a component or a composition root. Recorded longer ones are allowed
 * until they are split; then the record must shrink.
 */
const shortFunctions = {
  create: (context) => {
    const recorded = LONG_FUNCTIONS[repositoryPath(context)] ?? [];
    const long = new Set();
    const measure = (node) => {
      const lines = node.loc.end.line - node.loc.start.line + 1;
      const name = functionName(node);
      const limit = mayBeLonger(context, name) ? MAX_COMPONENT_LINES : MAX_LINES;
      if (lines <= limit) return;
      long.add(name);
      if (recorded.includes(name)) return;
      context.report({ node, message: `${name} has ${lines} lines; a function ends at ${limit}.` });
    };
    return {
      FunctionDeclaration: measure,
      FunctionExpression: measure,
      ArrowFunctionExpression: measure,
      'Program:exit'(node) {
        for (const name of recorded.filter((one) => !long.has(one)))
          context.report({
            node,
            message: `${name} is short now: take it out of tools/lint/long-functions.mjs.`,
          });
      },
    };
  },
};

function functionName({ id, parent }) {
  const key = id ?? parent.id ?? parent.key;
  return key?.name ?? '(unnamed)';
}

/** @throws if the record of long functions names a missing file, which no rule would visit */
export function checkRecord(record) {
  const gone = Object.keys(record).find((file) => !existsSync(join(ROOT, file)));
  if (gone !== undefined) throw new Error(`Take ${gone} out of tools/lint/long-functions.mjs: it is gone.`);
}
checkRecord(LONG_FUNCTIONS);

export default {
  meta: { name: 'rooms' },
  rules: {
    'no-drawers': noDrawers,
    'file-names': fileNames,
    'short-functions': shortFunctions,
    'schema-library': schemaLibrary(repositoryPath),
    ...syntaxRules,
    ...testRules,
    ...textRules,
  },
};
