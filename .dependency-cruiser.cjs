/** Who may import whom (docs/architecture.md). An exception needs the number of its decision in the rule's comment. */
const REMOTE = '^apps/(?!shell/)[^/]+/';
/** The rooms of a remote. */
const ROOMS =
  '/src/(remote\\.manifest|index|copy)(\\.test)?\\.tsx?$|/src/(screens/[^/]+|panes|flow|api|model|slots|testing|document|first-paint)/';
const TESTS = '(\\.test\\.tsx?$|/src/testing/)';

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
      comment: 'It knows the names of the statuses it has a look for, as types.',
      severity: 'error',
      from: { path: '^packages/ui-kit/src/' },
      to: { path: '^packages/(api-client|shell-api)/', dependencyTypesNot: ['type-only'] },
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
      name: 'hooks-know-no-shell',
      comment:
        'Only the main door is one module for shell and remotes: behind the hooks the context is another one.',
      severity: 'error',
      from: { path: '^packages/shell-api/src/hooks/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/shell-api/src/context' },
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
          '^packages/[^/]+/src/([^/]+/index\\.tsx?$|order-rules/index|realtime/index|testing/(index|harness|first-paint)|host/index|hooks/index|format/index|registry/index|first-paint/index|time/index)',
      },
    },
    {
      name: 'remote-has-these-rooms',
      comment:
        'One floor plan for every remote (docs/architecture.md): a file stands in a room that has a name.',
      severity: 'error',
      from: { path: `${REMOTE}src/`, pathNot: ROOMS },
      to: {},
    },
    {
      name: 'remote-has-these-rooms-only',
      comment: 'The same for a file that imports nothing.',
      severity: 'error',
      from: {},
      to: { path: `${REMOTE}src/`, pathNot: ROOMS },
    },
    {
      name: 'screens-are-islands',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/screens/([^/]+)/' },
      to: { path: '^apps/$1/src/screens/', pathNot: '^apps/$1/src/screens/$2/' },
    },
    {
      name: 'shell-stands-on-its-ground',
      comment:
        'What the shell knows (session, vendors, …) stands under its ground, and what it draws above it.',
      severity: 'error',
      from: {
        path: '^apps/shell/src/(ground|platform|session|vendors|flags|live-updates|updates|registry|loading|ports)/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: {
        path: '^apps/shell/src/(app|account|commands|help-centre|navigation|notifications|onboarding|remotes|public)/',
      },
    },
    {
      name: 'shell-knows-before-it-draws',
      severity: 'error',
      from: {
        path: '^apps/shell/src/(platform|session|vendors|flags|live-updates|updates|registry|loading|ports)/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: '^apps/shell/src/shell-context/' },
    },
    // index -> screens -> panes -> flow -> api -> model, and slots -> panes: an arrow never runs back up.
    ...[
      ['screens', 'index|slots|document|first-paint'],
      ['panes', 'index|screens|slots|document|first-paint'],
      ['flow', 'index|screens|panes|slots|document|first-paint'],
      ['api', 'index|screens|panes|flow|slots|document|first-paint'],
      ['model', 'index|screens|panes|flow|api|slots|document|first-paint'],
      ['slots', 'index|screens|document|first-paint'],
    ].map(([room, above]) => ({
      name: `${room}-look-down-only`,
      severity: 'error',
      from: { path: `${REMOTE}src/${room}/`, pathNot: TESTS },
      to: { path: `^apps/[^/]+/src/(${above})[./]` },
    })),
    {
      name: 'flow-and-model-draw-nothing',
      comment: 'Rules live in plain modules, not in hooks.',
      severity: 'error',
      from: { path: `${REMOTE}src/(flow|model)/`, pathNot: TESTS },
      to: {
        path: '(node_modules/(react|react-dom|react-router-dom|react-i18next|@xstate/react|antd)/|^packages/ui-kit/)',
      },
    },
    {
      name: 'model-asks-nobody',
      severity: 'error',
      from: { path: `${REMOTE}src/model/`, pathNot: TESTS },
      to: { path: 'node_modules/@tanstack/' },
    },
    {
      name: 'manifest-is-data',
      severity: 'error',
      from: { path: 'remote\\.manifest\\.ts$' },
      to: { pathNot: '^packages/(config/src/registry/|shell-api/src/(routes|manifest))' },
    },
    {
      name: 'plain-door-has-no-antd',
      severity: 'error',
      from: { path: '^packages/ui-kit/src/plain\\.ts$' },
      to: { path: 'node_modules/(antd|@rc-component|maplibre-gl)/', reachable: true },
    },
    {
      name: 'document-doors-are-lean',
      comment: 'The first script of a document is read before anything is drawn.',
      severity: 'error',
      from: { path: '^packages/(config|i18n)/src/document/', pathNot: TESTS },
      to: {
        path: 'node_modules/(react|react-dom|i18next|react-i18next|moment|moment-timezone|@tanstack)/',
        reachable: true,
      },
    },
    {
      name: 'public-document-is-lean',
      severity: 'error',
      from: { path: '^apps/([^/]+/src/(public|document)/main)\\.tsx$' },
      to: { path: 'node_modules/(antd|@module-federation)/', reachable: true },
    },
    {
      name: 'antd-comes-late',
      comment:
        'Nothing of it stands on the way to a first field: what draws with it is imported when it is opened.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: `^packages/ui-kit/src/antd/|${TESTS}` },
      to: {
        path: '(^packages/ui-kit/src/antd/|node_modules/(antd|@ant-design|@rc-component)/)',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'maps-come-late',
      comment: 'Documents and screens stand before their map: what draws it is imported when it is shown.',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: `^packages/ui-kit/src/map/(engine|canvas-engine|google)/|${TESTS}`,
      },
      to: {
        path: '(^packages/ui-kit/src/map/(engine|canvas-engine)/|node_modules/(maplibre-gl|leaflet)/)',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'map-room-comes-late',
      comment: 'What the workspace starts with knows the picture a map begins with, not what draws it.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: `^packages/ui-kit/src/map\\.ts$|${TESTS}` },
      to: {
        path: '^packages/ui-kit/src/map/MapView\\.tsx$',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'document-map-comes-late',
      severity: 'error',
      from: { path: '^apps/[^/]+/src/', pathNot: '^apps/[^/]+/src/panes/map/(RiderMap|PinMap)' },
      to: { path: '^packages/ui-kit/src/map\\.ts$' },
    },
    {
      name: 'server-platform-knows-no-domain',
      severity: 'error',
      from: { path: '^services/platform-api/src/platform/(db|jobs)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^services/platform-api/src/(domains|app)/' },
    },
    ...require('./tools/lint/demonstration-rules.cjs'),
    ...require('./tools/lint/sheet-reader-rules.cjs'),
    {
      name: 'tools-know-no-journeys',
      severity: 'error',
      from: { path: '^tools/' },
      to: { path: '^e2e/' },
    },
    {
      name: 'server-knows-contracts-only',
      comment: 'And the names of statuses and the directions of languages, by an entry point without React.',
      severity: 'error',
      from: { path: '^services/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/(ui-kit|i18n|shell-api)/', pathNot: '^packages/i18n/src/server/index\\.ts$' },
    },
    {
      name: 'server-sees-no-react',
      severity: 'error',
      from: { path: '^services/platform-api/src/app/server\\.ts$' },
      to: { path: 'node_modules/react(-dom)?/', reachable: true },
    },
    {
      name: 'queries-stand-behind-their-own-door',
      comment: 'The server and the lean documents use the other doors.',
      severity: 'error',
      from: {
        path: '^packages/api-client/src/(index|contract|(call-docs|call-limits|order-rules|realtime)/index)\\.ts$',
      },
      to: { path: 'node_modules/@tanstack/', reachable: true },
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
      from: {
        path: '^(apps|packages|services)/',
        pathNot: '(\\.test\\.tsx?$|/testing/|/first-paint/|/dev/)',
      },
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
