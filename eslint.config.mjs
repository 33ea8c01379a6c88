import globals from 'globals';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const noDrawers = /(^|\/)(utils?|common|helpers?|misc|shared)(\/|\.|$)/.source;

/** Files and folders are named by topic, never by being a drawer. */
const rooms = {
  rules: {
    'no-drawers': {
      create: (context) => ({
        Program(node) {
          const path = context.filename
            .replaceAll('\\', '/')
            .replace(/^.*?\/(?=(apps|packages|services|tools|e2e)\/)/, '');
          if (new RegExp(noDrawers).test(path)) {
            context.report({ node, message: 'Name this file or folder after its topic.' });
          }
        },
      }),
    },
  },
};

const antdDoors = {
  paths: [
    { name: 'antd', message: 'Import from @courier/ui-kit/core, /input or /data.' },
    { name: 'moment-timezone', message: 'Only @courier/config/time knows moment.' },
    { name: 'dayjs', message: 'Times are shown with Intl and reckoned by @courier/config/time.' },
    { name: 'zod', message: 'Use zod/mini.' },
  ],
  patterns: [
    { group: ['antd/*', 'moment', 'moment/*', 'dayjs/*'], message: 'Go through the package that owns it.' },
  ],
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/types/**',
      '**/node_modules/**',
      'reports/**',
      '.nx/**',
      '.data/**',
      '**/*.d.ts',
      'e2e/test-results/**',
    ],
  },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    plugins: { rooms },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'rooms/no-drawers': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      'no-console': 'error',
      eqeqeq: 'error',
      'no-restricted-imports': ['error', antdDoors],
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.name='eval']",
          message: 'The content security policy forbids it.',
        },
        {
          selector: "NewExpression[callee.name='Function']",
          message: 'The content security policy forbids it.',
        },
        { selector: 'ExportAllDeclaration', message: 'A door names what it lets out.' },
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/unified-signatures': 'off',
    },
  },
  {
    files: ['apps/**/*.{ts,tsx}', 'packages/{ui-kit,shell-api,i18n}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['packages/ui-kit/src/**', 'packages/config/src/time/**', 'packages/config/src/**/*.test.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: [antdDoors.paths[3]] }] },
  },
  {
    files: ['tools/**', 'e2e/**', 'packages/config/presets/**', '**/*.config.{ts,mjs}', '**/data/*.mjs'],
    rules: { 'no-console': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts'],
    rules: { 'max-lines': ['error', { max: 400 }], '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/data/**', '**/*.data.ts', '**/*-data.ts', '**/*-table.ts', '**/*-paths.ts', '**/icons/**'],
    rules: { 'max-lines': 'off' },
  },
);
