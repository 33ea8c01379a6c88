import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/root.mjs';
import { LONG_FUNCTIONS } from './long-functions.ts';
import { ROLES } from './roles.ts';
import type { AnyNode, NodeOf, Rule, RuleContext } from './rule.ts';
import { schemaLibrary } from './schema-library.ts';
import { syntaxRules } from './syntax-rules.ts';
import { testRules } from './test-rules.ts';
import { textRules } from './text-rules.ts';

const DRAWERS = /(^|\/)(utils?|common|helpers?|misc|shared)(\/|\.|$)/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const COMPONENT = /^[A-Z][A-Za-z0-9]*$/;
const GIVEN_FOLDERS = /^(locales|node_modules|\..*)$/;

function repositoryPath(context: RuleContext): string {
  return context.filename.replaceAll('\\', '/').replace(/^.*?\/(?=(apps|packages|services|tools|e2e)\/)/, '');
}

/** Files and folders have the name of a topic, not of a catch-all such as `utils`. */
const noDrawers: Rule = {
  create: (context) => ({
    Program(node: NodeOf<'Program'>) {
      if (DRAWERS.test(repositoryPath(context)))
        context.report({ node, message: 'Name this file or folder after its topic.' });
    },
  }),
};

/**
 * `kebab-case.ts`, or `PascalCase.tsx` for a component with that name; both with an optional role:
 * `orders.contract.ts`.
 */
const fileNames: Rule = {
  create: (context) => {
    const report = (node: AnyNode, message: string) => context.report({ node, message });
    const [file = '', ...folders] = repositoryPath(context).split('/').reverse();
    const [stem = '', ...suffixes] = file.split('.').slice(0, -1);
    // Tests and configurations may have any name.
    const isNamedFreely = /^(test|spec|config)$/.test(suffixes.at(-1) ?? '');
    const isComponent = file.endsWith('.tsx') && COMPONENT.test(stem);
    return {
      Program(node: NodeOf<'Program'>) {
        const folder = folders.find((name) => !KEBAB.test(name) && !GIVEN_FOLDERS.test(name));
        if (folder !== undefined) report(node, `Write the folder "${folder}" in kebab-case.`);
        if (!isComponent && !KEBAB.test(stem))
          report(node, 'Write the file in kebab-case, or a component of a .tsx in PascalCase.');
        const unknown = suffixes.find((suffix) => !ROLES.includes(suffix));
        if (!isNamedFreely && unknown !== undefined)
          report(node, `".${unknown}" is no role of a file: ${ROLES.join(', ')} are (tools/lint/roles.ts).`);
        if (isComponent && suffixes.length === 0 && !exportedNames(node).includes(stem))
          report(node, `A file in PascalCase exports the component of its name, "${stem}".`);
      },
    };
  },
};

const readName = (node: AnyNode | null | undefined): string[] =>
  node?.type === 'Identifier' ? [node.name] : [];

function declaredNames(declaration: AnyNode): string[] {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => readName(id));
  return 'id' in declaration ? readName(declaration.id) : [];
}

function exportedNames(program: NodeOf<'Program'>): string[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' && statement.type !== 'ExportDefaultDeclaration')
      return [];
    const { declaration } = statement;
    const specifiers = 'specifiers' in statement ? statement.specifiers : [];
    return [
      ...(declaration ? declaredNames(declaration) : []),
      ...specifiers.flatMap(({ exported }) => readName(exported)),
    ];
  });
}

const MAX_LINES = 80;
const MAX_COMPONENT_LINES = 120;
/** Files that create every service or the whole page once. */
const COMPOSITION_ROOTS = ['apps/shell/src/app/create-services.ts', 'apps/shell/src/start.tsx'];

function mayBeLonger(context: RuleContext, name: string): boolean {
  const path = repositoryPath(context);
  return COMPOSITION_ROOTS.includes(path) || (path.endsWith('.tsx') && COMPONENT.test(name));
}

type FunctionNode = NodeOf<'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression'>;

/**
 * At most 80 lines per function, 120 in a component or a composition root. Recorded longer ones are allowed
 * until they are split; then the record must shrink.
 */
const shortFunctions: Rule = {
  create: (context) => {
    const recorded = LONG_FUNCTIONS[repositoryPath(context)] ?? [];
    const long = new Set<string>();
    const measure = (node: FunctionNode) => {
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
      'Program:exit'(node: NodeOf<'Program'>) {
        for (const name of recorded.filter((one) => !long.has(one)))
          context.report({
            node,
            message: `${name} is short now: take it out of tools/lint/long-functions.ts.`,
          });
      },
    };
  },
};

/** Its own name, or that of the variable or property it is assigned to. */
function functionName(node: FunctionNode): string {
  const { parent } = node;
  const own = 'id' in node ? node.id : null;
  const assigned = 'id' in parent ? parent.id : 'key' in parent ? parent.key : null;
  const key = own ?? assigned;
  return key && typeof key === 'object' && 'name' in key && typeof key.name === 'string'
    ? key.name
    : '(unnamed)';
}

/** @throws if the record of long functions names a missing file, which no rule would visit */
export function checkRecord(record: typeof LONG_FUNCTIONS): void {
  const gone = Object.keys(record).find((file) => !existsSync(join(ROOT, file)));
  if (gone !== undefined) throw new Error(`Take ${gone} out of tools/lint/long-functions.ts: it is gone.`);
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
