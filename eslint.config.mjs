import globals from 'globals';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { LONG_FUNCTIONS } from './tools/lint/long-functions.mjs';
import { ROLES } from './tools/lint/roles.mjs';
import { checkRecord, rooms } from './tools/lint/room-rules.mjs';

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

/** What a failure is must not hang on the words of its message, as `error.message.includes('…')` would make it. */
const READS_A_MESSAGE = [
  "CallExpression[callee.object.property.name='message'][callee.property.name=/^(includes|startsWith|endsWith|indexOf|match|search)$/]",
  "CallExpression[callee.property.name=/^(test|exec)$/] > MemberExpression.arguments[property.name='message']",
  "BinaryExpression[operator='==='][left.property.name='message'][right.type='Literal']",
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/types/**',
      '**/node_modules/**',
      'reports/**',
      '.nx/**',
      '.data/**',
      '**/*.d.{ts,mts}',
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
      'rooms/short-functions': ['error', checkRecord(LONG_FUNCTIONS)],
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
        {
          selector: "Property[key.name='retry'][value.value=false]",
          message: 'createQueryClient of @courier/api-client/queries says so for every query.',
        },
        ...READS_A_MESSAGE.map((selector) => ({
          selector,
          message: 'failureOf of @courier/api-client reads what a failure is.',
        })),
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
    files: ['services/**/*.ts'],
    ignores: ['**/*.test.ts', '**/live-bus*.ts', '**/orders.repository.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          property: 'publishOrder',
          message: 'insertOrder and moveOrder tell of an order, once it is committed.',
        },
      ],
    },
  },
  {
    files: ['tools/**', 'e2e/**', 'packages/config/presets/**', '**/*.config.{ts,mjs}', '**/data/*.mjs'],
    rules: { 'no-console': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx,mjs}', 'e2e/**/*.spec.ts'],
    rules: {
      'max-lines': ['error', { max: 400 }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      'rooms/short-functions': 'off',
    },
  },
  {
    files: ['{apps,packages,services,tools,e2e}/**'],
    rules: { 'rooms/file-names': ['error', { roles: ROLES }] },
  },
  {
    files: ['apps/request-rider/src/model/*-flow.*.ts'],
    rules: { 'rooms/file-names': 'off' },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: [
      'packages/api-client/src/http/failure.ts',
      'packages/api-client/src/queries/create-query-client.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/data/**', '**/*.data.ts', '**/*-data.ts', '**/*-table.ts', '**/*-paths.ts', '**/icons/**'],
    rules: { 'max-lines': 'off' },
  },
);
