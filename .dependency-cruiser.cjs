/** Who may import whom (docs/architecture.md). An exception needs the number of its decision in the rule's comment. */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { pathNot: 'node_modules' } },
    },
    {
      name: 'remotes-are-islands',
      comment: 'An app never imports another app; the shell finds remotes in the registry.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'packages-never-import-apps',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|services|e2e)/' },
    },
    {
      name: 'config-is-a-leaf',
      severity: 'error',
      from: { path: '^packages/config/src/' },
      to: { path: '^(packages/(?!config/)|node_modules/react)' },
    },
    {
      name: 'api-client-and-i18n-only-know-config',
      severity: 'error',
      from: { path: '^packages/(api-client|i18n)/src/' },
      to: { path: '^packages/(ui-kit|shell-api)/' },
    },
    {
      name: 'ui-kit-is-dumb',
      severity: 'error',
      from: { path: '^packages/ui-kit/src/' },
      to: { path: '^packages/(api-client|shell-api)/' },
    },
    {
      name: 'shell-api-draws-nothing',
      severity: 'error',
      from: { path: '^packages/shell-api/src/' },
      to: { path: '^packages/ui-kit/' },
    },
    {
      name: 'shell-api-runs-no-i18n',
      comment: 'Its test harness does: it renders real screens.',
      severity: 'error',
      from: { path: '^packages/shell-api/src/', pathNot: '^packages/shell-api/src/testing/' },
      to: { path: '^packages/i18n/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'host-door-is-for-the-shell',
      severity: 'error',
      from: { path: '^apps/', pathNot: '^apps/shell/' },
      to: { path: '^packages/shell-api/src/host/' },
    },
    {
      name: 'front-door-only',
      comment: 'From outside a package only its doors may be imported.',
      severity: 'error',
      from: { path: '^(apps|services|e2e|tools)/', pathNot: '(webpack\\.[a-z.]*config|jest\\.config)' },
      to: {
        path: '^packages/[^/]+/src/.+/',
        pathNot:
          '^packages/[^/]+/src/([^/]+/index\\.tsx?$|order-rules/index|realtime/index|testing/(index|harness)|host/index|format/index|registry/index|time/index)',
      },
    },
    {
      name: 'screens-are-islands',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/screens/([^/]+)/' },
      to: { path: '^apps/$1/src/screens/', pathNot: '^apps/$1/src/screens/$2/' },
    },
    {
      name: 'model-is-pure',
      severity: 'error',
      from: {
        path: '^apps/(request-rider|tracking-history|bulk-upload|vendor-admin|public-tracking)/src/model/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: {
        path: '(^apps/[^/]+/src/(screens|api|slots)/|node_modules/(react|react-dom|antd|@tanstack/react-query)/)',
      },
    },
    {
      name: 'manifest-is-data',
      severity: 'error',
      from: { path: 'remote\\.manifest\\.ts$' },
      to: { pathNot: '^packages/(config/src/registry/|shell-api/src/routes)' },
    },
    {
      name: 'plain-door-has-no-antd',
      severity: 'error',
      from: { path: '^packages/ui-kit/src/plain\\.ts$' },
      to: { path: 'node_modules/(antd|@rc-component|maplibre-gl)/', reachable: true },
    },
    {
      name: 'public-document-is-lean',
      severity: 'error',
      from: { path: '^apps/(shell/src/public/main|public-tracking/src/document)\\.tsx$' },
      to: { path: 'node_modules/(antd|@module-federation|maplibre-gl)/', reachable: true },
    },
    {
      name: 'server-knows-contracts-only',
      severity: 'error',
      from: { path: '^services/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/(ui-kit|i18n|shell-api)/' },
    },
    {
      name: 'server-sees-no-react',
      severity: 'error',
      from: { path: '^services/platform-api/src/server\\.ts$' },
      to: { path: 'node_modules/react(-dom)?/', reachable: true },
    },
    {
      name: 'screens-never-fetch',
      comment: 'Screens reach the server through the api port.',
      severity: 'error',
      from: { path: '^apps/[^/]+/src/(screens|slots|model)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'packages/api-client/src/http/', pathNot: 'ApiError' },
    },
    {
      name: 'tests-stay-tests',
      severity: 'error',
      from: { path: '^(apps|packages|services)/', pathNot: '(\\.test\\.tsx?$|/testing/|/dev/)' },
      to: { path: '(\\.test\\.tsx?$|/src/testing/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|/types/)' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'require', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
