import type { AnyNode, NodeOf, Rule } from './rule.ts';

const TEST_FUNCTIONS = ['it', 'test', 'describe', 'testInfo'];
const PARTIAL = ['only', 'skip', 'todo', 'fixme', 'fail', 'failing', 'skipIf', 'runIf'];
const PARTIAL_NAMES = ['fit', 'fdescribe', 'xit', 'xtest', 'xdescribe'];

const MESSAGE =
  'Run every test: no only, no skip, no expected failure. tools/test/skipped.json lists exceptions of a run.';

/** The first name of `test.describe.serial`, `it.each(rows)` or `test.info().skip`. */
function findRootName(node: AnyNode): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return findRootName(node.object);
  return node.type === 'CallExpression' ? findRootName(node.callee) : '';
}

/** The name or text of a property; empty for a computed one. */
function readKey(node: AnyNode): string {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' ? String(node.value) : '';
}

/** `it.only` hides the other tests of its file, `test.skip` its own, `test.fail` passes when it fails. */
const noPartialTests: Rule = {
  create: (context) => ({
    MemberExpression(node: NodeOf<'MemberExpression'>) {
      const isComputedName = node.computed && node.property.type === 'Identifier';
      if (isComputedName) return;
      if (PARTIAL.includes(readKey(node.property)) && TEST_FUNCTIONS.includes(findRootName(node.object)))
        context.report({ node, message: MESSAGE });
    },
    VariableDeclarator(node: NodeOf<'VariableDeclarator'>) {
      if (node.id.type !== 'ObjectPattern' || !node.init) return;
      if (!TEST_FUNCTIONS.includes(findRootName(node.init))) return;
      if (node.id.properties.some((property) => 'key' in property && PARTIAL.includes(readKey(property.key))))
        context.report({ node, message: MESSAGE });
    },
    // `xit('…')` and `xit.each(rows)('…')`; a map's `{ fit: bounds }` is no test.
    CallExpression(node: NodeOf<'CallExpression'>) {
      if (node.callee.type !== 'CallExpression' && PARTIAL_NAMES.includes(findRootName(node.callee)))
        context.report({ node, message: MESSAGE });
    },
  }),
};

export const testRules = { 'no-partial-tests': noPartialTests };
