/** The library for schemas of each folder; the first match applies. Record 59 gives the reasons. */
const LIBRARIES = [
  [/^packages\/api-client\//, 'zod/mini'],
  [/^(services|tools|e2e|packages\/remote-kit)\//, 'zod'],
  [/^(apps|packages)\//, 'valibot'],
];

/** Every folder writes its schemas with one library, chosen by the bytes that a browser may load there. */
export const schemaLibrary = (repositoryPath) => ({
  create(context) {
    const library = LIBRARIES.find(([folders]) => folders.test(repositoryPath(context)))?.[1];
    const check = ({ source }) => {
      if (!/^(zod(\/.*)?|valibot)$/.test(source?.value) || library === undefined) return;
      if (source.value === library) return;
      context.report({ node: source, message: `Schemas of this folder use ${library} (docs/adr/0059).` });
    };
    return { ImportDeclaration: check, ImportExpression: check, ExportNamedDeclaration: check };
  },
});
