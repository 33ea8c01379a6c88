import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import ts from 'typescript';

/** Module resolution of the workspace's packages. */
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ['source'],
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  strict: true,
  // Keeps the order of unions independent of other files.
  stableTypeOrdering: true,
  exactOptionalPropertyTypes: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
};

const WHOLE = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.WriteArrowStyleSignature;

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });
const oneSpace = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const printDeclaration = (node: ts.Node) =>
  oneSpace(printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())).replace(/^export /, '');

/** Longer types are truncated with a hash, so that changes stay visible. */
const READ_LENGTH = 1500;
const shortened = (line: string) =>
  line.length <= READ_LENGTH
    ? line
    : `${line.slice(0, READ_LENGTH)} … ${createHash('sha256').update(line).digest('hex').slice(0, 16)}`;

/** Types contain absolute paths of their origin. */
const withoutFolders = (text: string, root: string) =>
  text.replaceAll(/import\("([^"]+)"\)\./g, (_, file: string) =>
    file.startsWith(root) ? '' : `import("${relative(root, file).replace(/^.*node_modules\//, '')}").`,
  );

/** Closed lists of the configuration: a new brand, country or language changes no entry point. */
const NAMED_LISTS = {
  BrandId: 'brand/brand-ids.ts',
  CountryCode: 'country/country-codes.ts',
  LocaleCode: 'country/locales.ts',
  BaseLanguage: 'country/ui-languages.ts',
  UiLanguage: 'country/ui-languages.ts',
};

type ListName = readonly [list: string, name: string];

/** The text of each list -> its name. */
function readListNames(program: ts.Program, checker: ts.TypeChecker): ListName[] {
  return Object.entries(NAMED_LISTS).flatMap(([name, file]): ListName[] => {
    const source = program.getSourceFiles().find(({ fileName }) => fileName.endsWith(`/config/src/${file}`));
    const symbol =
      source && checker.getSymbolAtLocation(source)?.exports?.get(ts.escapeLeadingUnderscores(name));
    if (!symbol) return [];
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const text = checker.typeToString(type, undefined, WHOLE | ts.TypeFormatFlags.InTypeAlias);
    return text.includes('|') ? [[text, name]] : [];
  });
}

const withListNames = (line: string, lists: readonly ListName[]) =>
  lists.reduce((text, [list, name]) => text.replaceAll(list, name), line);

/** The client's calls are the wire contract, which `tools/wire-contract` compares field by field. */
const COMPARED_ELSEWHERE = 'ApiClient';

interface Context {
  readonly checker: ts.TypeChecker;
  /** Folder of the work tree. */
  readonly root: string;
  /** Names that the entry point exports. */
  readonly exported: ReadonlySet<string>;
}

/** Fields of a parameter type that only its own package names, such as a component's props. */
function listPropFields(type: ts.Type, { checker, root, exported }: Context): string[] {
  const symbol = type.aliasSymbol ?? type.getSymbol();
  const isOwn = (found: ts.Symbol | undefined) =>
    found?.declarations?.some(
      (one) =>
        one.getSourceFile().fileName.startsWith(root) &&
        !one.getSourceFile().fileName.includes('/node_modules/'),
    );
  if (!symbol || !isOwn(symbol) || exported.has(symbol.name) || symbol.name === COMPARED_ELSEWHERE) return [];
  return checker
    .getPropertiesOfType(type)
    .filter(isOwn)
    .map((property) => {
      const mark = property.flags & ts.SymbolFlags.Optional ? '?' : '';
      const field = checker.getTypeOfSymbol(property);
      return `    ${property.name}${mark}: ${checker.typeToString(field, undefined, WHOLE)}`;
    })
    .sort();
}

function linesOfValue(name: string, type: ts.Type, context: Context): string[] {
  const { checker } = context;
  const calls = type.getCallSignatures();
  const parameters = calls.flatMap((call) => call.getParameters().map((one) => checker.getTypeOfSymbol(one)));
  return [
    `${name}: ${checker.typeToString(type, undefined, WHOLE)}`,
    ...new Set(parameters.flatMap((one) => listPropFields(one, context))),
  ];
}

function reportLines(symbol: ts.Symbol, context: Context): string[] {
  const { checker } = context;
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const types = (target.declarations ?? []).filter(
    (one) =>
      ts.isInterfaceDeclaration(one) ||
      ts.isTypeAliasDeclaration(one) ||
      ts.isClassDeclaration(one) ||
      ts.isEnumDeclaration(one),
  );
  const lines = types
    .filter((one) => !ts.isClassDeclaration(one))
    .map((one) => `${symbol.name}: ${printDeclaration(one)}`);
  if (target.flags & ts.SymbolFlags.Value)
    lines.push(...linesOfValue(symbol.name, checker.getTypeOfSymbol(target), context));
  return lines;
}

/**
 * A text per entry point: exported names with their types, and the fields of component props.
 * @param doors name -> file of the entry point
 * @param root folder of the work tree
 */
export function apiReports(doors: Readonly<Record<string, string>>, root: string): Record<string, string> {
  const program = ts.createProgram({ rootNames: Object.values(doors), options: OPTIONS });
  const checker = program.getTypeChecker();
  const lists = readListNames(program, checker);
  return Object.fromEntries(
    Object.entries(doors).map(([door, file]) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      if (!module) throw new Error(`${file} is no door: it exports nothing.`);
      const names = checker.getExportsOfModule(module).sort((a, b) => (a.name < b.name ? -1 : 1));
      const exported = new Set(names.map(({ name }) => name));
      const lines = names.flatMap((symbol) => reportLines(symbol, { checker, root, exported }));
      const text = [`# ${door}`, ...lines].map((line) =>
        shortened(withListNames(withoutFolders(line, root), lists)),
      );
      return [door, `${text.join('\n')}\n`];
    }),
  );
}
