/** A rule that reports what a selector of the syntax tree finds. */
const forbid = (selectors, message) => ({
  create: (context) =>
    Object.fromEntries(selectors.map((selector) => [selector, (node) => context.report({ node, message })])),
});

const noExportAll = forbid(['ExportAllDeclaration'], 'A door names what it lets out.');

const oneRetry = forbid(
  ["Property[key.name='retry'][value.value=false]"],
  'createQueryClient of @courier/api-client/queries says so for every query.',
);

/** What a failure is must not hang on the words of its message, as `error.message.includes('…')` would make it. */
const noReadingOfMessages = forbid(
  [
    "CallExpression[callee.object.property.name='message'][callee.property.name=/^(includes|startsWith|endsWith|indexOf|match|search)$/]",
    "CallExpression[callee.property.name=/^(test|exec)$/] > MemberExpression.arguments[property.name='message']",
    "BinaryExpression[operator='==='][left.property.name='message'][right.type='Literal']",
  ],
  'failureOf of @courier/api-client reads what a failure is.',
);

export const syntaxRules = {
  'no-export-all': noExportAll,
  'one-retry': oneRetry,
  'no-reading-of-messages': noReadingOfMessages,
};
