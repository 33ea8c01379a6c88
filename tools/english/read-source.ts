import ts from 'typescript';

const TEST_FUNCTION = /^(?:it|test|describe)\b/;

interface FoundTexts {
  literals: [start: number, end: number][];
  titles: string[] | undefined;
  descriptions: string[] | undefined;
}

const isLiteral = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node) ||
  ts.isRegularExpressionLiteral(node) ||
  ts.isJsxText(node);

/** `it('…')`, `test.skip('…')`, and `it.each(rows)('…')`: the call whose first argument is the title. */
function findTitle(node: ts.Node, source: ts.SourceFile | undefined) {
  if (!ts.isCallExpression(node)) return undefined;
  const [title] = node.arguments;
  if (title === undefined || !(ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
    return undefined;
  return TEST_FUNCTION.test(node.expression.getText(source)) ? title.getText(source).slice(1, -1) : undefined;
}

const SENTENCE = /\S\s+\S+\s+\S/;

function visit(node: ts.Node, source: ts.SourceFile | undefined, found: FoundTexts) {
  if (isLiteral(node)) {
    found.literals.push([node.getStart(source), node.end]);
    if (SENTENCE.test(node.text ?? '')) found.descriptions?.push(node.text);
  }
  const title = found.titles && findTitle(node, source);
  if (title !== undefined) found.titles?.push(title);
  ts.forEachChild(node, (child) => visit(child, source, found));
}

const toCommentText = (comment: string) => comment.replaceAll(/^\s*\/?\*+\/?|^\/\/+|\*\/$/gm, ' ');

/**
 * Literals come from the syntax tree: a scanner alone takes `//` in templates, patterns or JSX text for
 * comments.
 */
function readComments(text: string, literals: FoundTexts['literals']): string {
  const ends = new Map(literals);
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.JSX, text);
  const comments = [];
  for (;;) {
    const end = ends.get(scanner.getTokenEnd());
    if (end !== undefined && end > scanner.getTokenEnd()) {
      scanner.resetTokenState(end);
      continue;
    }
    const kind = scanner.scan();
    if (kind === ts.SyntaxKind.EndOfFileToken) return comments.join('\n');
    if (kind === ts.SyntaxKind.SingleLineCommentTrivia || kind === ts.SyntaxKind.MultiLineCommentTrivia)
      comments.push(toCommentText(scanner.getTokenText()));
  }
}

/** Files whose string literals are descriptions that people read: settings, API, and their documents. */
const DESCRIBED =
  /^(?:services\/platform-api\/src\/(?:settings|domains\/operations)|packages\/api-client\/src\/call-docs)\/(?!.*\.test\.ts$).*\.ts$/;

export function readSource(name: string, text: string) {
  const kind = /\.tsx$/.test(name)
    ? ts.ScriptKind.TSX
    : /\.ts$/.test(name)
      ? ts.ScriptKind.TS
      : ts.ScriptKind.JS;
  const source = ts.createSourceFile(
    name,
    text,
    { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone },
    false,
    kind,
  );
  const found: FoundTexts = {
    literals: [],
    titles: /\.(?:test|spec)\.\w+$/.test(name) ? [] : undefined,
    descriptions: DESCRIBED.test(name) ? [] : undefined,
  };
  visit(source, source, found);
  return {
    comments: readComments(text, found.literals),
    titles: (found.titles ?? []).join('\n'),
    descriptions: (found.descriptions ?? []).join('\n'),
  };
}
