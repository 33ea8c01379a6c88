import type { NodeOf, Rule, RuleContext } from './rule.ts';

/** The library for schemas of each folder; the first match applies. Record 59 gives the reasons. */
const LIBRARIES: readonly (readonly [RegExp, string])[] = [
  [/^packages\/api-client\//, 'zod/mini'],
  [/^(services|tools|e2e|packages\/remote-kit)\//, 'zod'],
  [/^(apps|packages)\//, 'valibot'],
];

type Importing = NodeOf<'ImportDeclaration' | 'ImportExpression' | 'ExportNamedDeclaration'>;

/** Every folder writes its schemas with one library, chosen by the bytes that a browser may load there. */
export const schemaLibrary = (repositoryPath: (context: RuleContext) => string): Rule => ({
  create(context) {
    const library = LIBRARIES.find(([folders]) => folders.test(repositoryPath(context)))?.[1];
    const check = ({ source }: Importing) => {
      const name = source?.type === 'Literal' && typeof source.value === 'string' ? source.value : '';
      if (!source || !/^(zod(\/.*)?|valibot)$/.test(name) || library === undefined) return;
      if (name === library) return;
      context.report({ node: source, message: `Schemas of this folder use ${library} (docs/adr/0059).` });
    };
    return { ImportDeclaration: check, ImportExpression: check, ExportNamedDeclaration: check };
  },
});
