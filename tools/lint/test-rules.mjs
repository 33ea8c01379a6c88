const TEST_FUNCTIONS = ['it', 'test', 'describe', 'testInfo'];
const PARTIAL = ['only', 'skip', 'todo', 'fixme', 'fail', 'failing', 'skipIf', 'runIf'];
const PARTIAL_NAMES = ['fit', 'fdescribe', 'xit', 'xtest', 'xdescribe'];

const MESSAGE =
  'Run every test: no only, no skip, no expected failure. tools/test/skipped.json lists exceptions of a run.';

/** The first name of `test.describe.serial`, `it.each(rows)` or `test.info().skip`. */
function findRootName(node) {
  if (node.type === 'Identifier') return node.name;
  const inner = { MemberExpression: node.object, CallExpression: node.callee }[node.type];
  return inner ? findRootName(inner) : undefined;
}

/** `it.only` hides the other tests of its file, `test.skip` its own, `test.fail` passes when it fails. */
const noPartialTests = {
  create: (context) => ({
    MemberExpression(node) {
      const name = node.computed ? node.property.value : node.property.name;
      if (PARTIAL.includes(name) && TEST_FUNCTIONS.includes(findRootName(node.object)))
        context.report({ node, message: MESSAGE });
    },
    VariableDeclarator(node) {
      if (node.id.type !== 'ObjectPattern' || !node.init) return;
      if (!TEST_FUNCTIONS.includes(findRootName(node.init))) return;
      if (node.id.properties.some(({ key }) => PARTIAL.includes(key?.name)))
        context.report({ node, message: MESSAGE });
    },
    // `xit('…')` and `xit.each(rows)('…')`; a map's `{ fit: bounds }` is no test.
    CallExpression(node) {
      if (node.callee.type !== 'CallExpression' && PARTIAL_NAMES.includes(findRootName(node.callee)))
        context.report({ node, message: MESSAGE });
    },
  }),
};

export const testRules = { 'no-partial-tests': noPartialTests };
