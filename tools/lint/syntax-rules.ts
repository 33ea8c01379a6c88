import { readFileSync } from 'node:fs';
import oldestShell from './oldest-shell.json' with { type: 'json' };
import type { AnyNode, NodeOf, Rule, RuleContext } from './rule.ts';

const forbid = (selectors: readonly string[], message: string): Rule => ({
  create: (context) =>
    Object.fromEntries(
      selectors.map((selector) => [selector, (node: AnyNode) => context.report({ node, message })]),
    ),
});

const noExportAll = forbid(['ExportAllDeclaration'], 'A door names what it lets out.');

const oneRetry = forbid(
  ["Property[key.name='retry'][value.value=false]"],
  'createQueryClient of @courier/api-client/queries says so for every query.',
);

/** Error handling must not depend on message texts, such as `error.message.includes('…')`. */
const noReadingOfMessages = forbid(
  [
    "CallExpression[callee.object.property.name='message'][callee.property.name=/^(includes|startsWith|endsWith|indexOf|match|search)$/]",
    "CallExpression[callee.property.name=/^(test|exec)$/] > MemberExpression.arguments[property.name='message']",
    "BinaryExpression[operator='==='][left.property.name='message'][right.type='Literal']",
  ],
  'failureOf of @courier/api-client reads what a failure is.',
);

/** `...{ a, b }` saves lines and hides what is passed. */
const noSpreadOfLiteral = forbid(
  ['SpreadElement[argument.type="ObjectExpression"]', 'JSXSpreadAttribute[argument.type="ObjectExpression"]'],
  'Write the properties one by one instead of spreading a literal.',
);

/** `open ? end : end` decides nothing. */
const noEqualBranches: Rule = {
  create(context) {
    const check = (node: AnyNode, first: AnyNode, second: AnyNode | null) => {
      if (!second || context.sourceCode.getText(first) !== context.sourceCode.getText(second)) return;
      context.report({ node, message: 'Both branches are equal; delete the condition.' });
    };
    return {
      ConditionalExpression: (node: NodeOf<'ConditionalExpression'>) =>
        check(node, node.consequent, node.alternate),
      IfStatement: (node: NodeOf<'IfStatement'>) => check(node, node.consequent, node.alternate),
    };
  },
};

const ROUTER_DOOR = new URL('../../packages/config/presets/offered-router.mjs', import.meta.url);
const offered = [...readFileSync(ROUTER_DOOR, 'utf8').matchAll(/\{[^}]*\}/g)].flatMap(
  ([names]) => names.match(/\w+/g) ?? [],
);

/** The imported name; `*` for a default import or all names. */
function readImportedName(specifier: NodeOf<'ImportDeclaration'>['specifiers'][number]): string {
  if (specifier.type !== 'ImportSpecifier') return '*';
  return specifier.imported.type === 'Identifier' ? specifier.imported.name : '*';
}

const isTypeImport = (specifier: NodeOf<'ImportDeclaration'>['specifiers'][number]) =>
  specifier.type === 'ImportSpecifier' && specifier.importKind === 'type';

/** The portal provides only these router names at run time. */
const offeredRouterNames: Rule = {
  create: (context) => ({
    "ImportDeclaration[source.value='react-router-dom'][importKind!='type']"(
      node: NodeOf<'ImportDeclaration'>,
    ) {
      for (const specifier of node.specifiers) {
        const name = readImportedName(specifier);
        if (isTypeImport(specifier) || offered.includes(name)) continue;
        const message = `The portal offers no "${name}" of react-router-dom; packages/config/presets/offered-router.mjs lists what it offers.`;
        context.report({ node: specifier, message });
      }
    },
  }),
};

const DOORS: Readonly<Record<string, readonly string[]>> = oldestShell.doors;
const OBJECTS: Readonly<Record<string, readonly string[]>> = oldestShell.objects;

const lacks = (name: string, door: string) =>
  `The oldest supported shell (${oldestShell.commit}) lacks "${name}" of ${door}, so the screen would fail in it.`;

/**
 * Names of shared modules, and members of the shared addresses, that the oldest supported shell has. It does not
 * compare requirements, so a missing name ends the screen. What comes later is compiled into the remote, with a
 * fallback.
 */
const oldestShellNames: Rule = {
  create: (context) => ({
    "ImportDeclaration[importKind!='type']"({ source, specifiers }: NodeOf<'ImportDeclaration'>) {
      const names = DOORS[source.value];
      if (!names) return;
      for (const specifier of specifiers) {
        const name = readImportedName(specifier);
        if (isTypeImport(specifier) || names.includes(name)) continue;
        const message = `${lacks(name, source.value)} Add it to a door that is compiled into remotes, such as @courier/shell-api/hooks.`;
        context.report({ node: specifier, message });
      }
    },
    'MemberExpression[computed=false][object.name=/^(routes|routePatterns)$/]'(
      node: NodeOf<'MemberExpression'>,
    ) {
      if (node.object.type !== 'Identifier' || node.property.type !== 'Identifier') return;
      const [object, member] = [node.object.name, node.property.name];
      if (OBJECTS[object]?.includes(member) || !importsShared(context, object)) return;
      const message = `${lacks(`${object}.${member}`, '@courier/shell-api')} Import ${object} from @courier/shell-api/routes.`;
      context.report({ node, message });
    },
  }),
};

/** Whether a name of this file is the shell's own. */
const importsShared = ({ sourceCode }: RuleContext, name: string) =>
  sourceCode.ast.body.some(
    (statement) =>
      statement.type === 'ImportDeclaration' &&
      statement.source.value === '@courier/shell-api' &&
      statement.specifiers.some(({ local }) => local.name === name),
  );

const LEVELS = '/^(trace|debug|info|warn|error|fatal)$/';
const LOG_CALL = `CallExpression[callee.property.name=${LEVELS}]:matches([callee.object.name='log'], [callee.object.property.name='log'])`;
const ERRORS = '/^(error|failure|reason|cause|exception|e)$/';

/**
 * The log's serializer removes the message only from the field `err`: messages and details of errors quote
 * user input. Log messages are constant.
 */
const noErrorsInLogs = forbid(
  [
    `${LOG_CALL} > Identifier.arguments[name=${ERRORS}]`,
    `${LOG_CALL} > ObjectExpression.arguments > Property[key.name!='err'][value.name=${ERRORS}]`,
    `${LOG_CALL} > ObjectExpression.arguments > SpreadElement > :matches(Identifier[name=${ERRORS}], CallExpression[arguments.0.name=${ERRORS}])`,
    `${LOG_CALL} MemberExpression[property.name=/^(message|stack|detail|where|hint)$/]`,
    `${LOG_CALL} > TemplateLiteral.arguments[expressions.length>0]`,
  ],
  'Log an error as { err: error } with constant words: describeError takes out what people typed.',
);

const STORAGE = '/^(localStorage|sessionStorage)$/';

/**
 * Another remote can replace the browser's functions, and the shell's own keys are not for remotes. Documents of a
 * remote have no shell.
 */
const storageByPort = forbid(
  [
    `Identifier[name=${STORAGE}]`,
    `MemberExpression[computed=true] > Literal.property[value=${STORAGE}]`,
    "ImportDeclaration[source.value='@courier/config/document'] > ImportSpecifier[imported.name=/^(browserStorage|tabStorage|createSafeStorage|readStored)$/]",
  ],
  'remoteStorage of @courier/shell-api/hooks is the storage of a remote.',
);

export const syntaxRules: Readonly<Record<string, Rule>> = {
  'no-export-all': noExportAll,
  'one-retry': oneRetry,
  'no-errors-in-logs': noErrorsInLogs,
  'no-reading-of-messages': noReadingOfMessages,
  'no-equal-branches': noEqualBranches,
  'no-spread-of-literal': noSpreadOfLiteral,
  'offered-router-names': offeredRouterNames,
  'oldest-shell-names': oldestShellNames,
  'storage-by-port': storageByPort,
};
