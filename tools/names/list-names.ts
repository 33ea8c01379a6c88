import ts from 'typescript';

export interface SourceNames {
  /** Functions, methods and variables with a function. */
  functions: string[];
  /** Other variables, parameters and destructured names. */
  values: string[];
}

const isFunction = (node: ts.Node | undefined) =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

function addName(node: ts.Node, { functions, values }: SourceNames): void {
  if (ts.isFunctionDeclaration(node) && node.name) functions.push(node.name.text);
  else if (ts.isMethodDeclaration(node) && (ts.isIdentifier(node.name) || ts.isPrivateIdentifier(node.name)))
    functions.push(node.name.text.replace('#', ''));
  else if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && isFunction(node.initializer))
    functions.push(node.name.text);
  else if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name))
    (isFunction(node.initializer) ? functions : values).push(node.name.text);
  else if ((ts.isParameter(node) || ts.isBindingElement(node)) && ts.isIdentifier(node.name))
    values.push(node.name.text);
}

/** Names that a source file declares. */
export function listNames(file: string, text: string): SourceNames {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const names: SourceNames = { functions: [], values: [] };
  const visit = (node: ts.Node): void => {
    addName(node, names);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}
