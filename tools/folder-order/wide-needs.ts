import ts from 'typescript';

const MOST_MEMBERS = 10;

/**
 * One sentence per type of a `deps.ts` that has more than ten members, or that takes over all needs of another type.
 * @param source its text
 */
export function listWideNeeds(file: string, source: string): string[] {
  const statements = ts.createSourceFile(file, source, ts.ScriptTarget.Latest).statements;
  const sizes = new Map<string, number>();
  return statements.flatMap((statement) => {
    if (!ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement)) return [];
    const name = statement.name.text;
    if (!name.endsWith('Deps')) return [];
    const size = ts.isInterfaceDeclaration(statement)
      ? countInterface(statement, sizes)
      : countType(statement.type, sizes);
    if (size === null) return [`${file}: ${name} takes over a whole type instead of picking from it`];
    sizes.set(name, size);
    return size > MOST_MEMBERS
      ? [`${file}: ${name} has ${size} members, at most ${MOST_MEMBERS} may be in one type`]
      : [];
  });
}

type Sizes = ReadonlyMap<string, number>;

function countInterface({ members, heritageClauses }: ts.InterfaceDeclaration, sizes: Sizes) {
  const bases = heritageClauses?.flatMap(({ types }) => [...types]) ?? [];
  return addAll([members.length, ...bases.map((base) => countBase(base, sizes))]);
}

function countType(type: ts.TypeNode, sizes: Sizes): number | null {
  if (ts.isIntersectionTypeNode(type)) return addAll(type.types.map((part) => countType(part, sizes)));
  if (ts.isTypeLiteralNode(type)) return type.members.length;
  return ts.isTypeReferenceNode(type) ? countBase(type, sizes) : null;
}

/** `Pick<Other, names>`, or `Omit<Earlier, names>` of a type of the same file; null for anything else. */
function countBase(base: ts.TypeReferenceNode | ts.ExpressionWithTypeArguments, sizes: Sizes): number | null {
  const reference = ts.isTypeReferenceNode(base) ? base.typeName : base.expression;
  const [from, names] = base.typeArguments ?? [];
  if (!ts.isIdentifier(reference) || !from || !names) return null;
  const count = ts.isUnionTypeNode(names) ? names.types.length : 1;
  if (reference.text === 'Pick') return count;
  const isNamed = ts.isTypeReferenceNode(from) && ts.isIdentifier(from.typeName);
  const whole = isNamed ? sizes.get((from.typeName as ts.Identifier).text) : undefined;
  return reference.text === 'Omit' && whole !== undefined ? whole - count : null;
}

const addAll = (counts: readonly (number | null)[]): number | null =>
  counts.reduce((sum, count) => (sum === null || count === null ? null : sum + count), 0);
