export interface MutatedFolder {
  of: string;
  mutate: string | string[];
  but?: string;
  butTests?: string;
  tests?: string[];
  dom?: boolean;
  isFlat?: boolean;
  lines?: number;
  goal: number;
}

/**
 * Folders for mutation tests: mutated files, tests (those beside the files by default), and the required
 * share of detected mutants in percent. A large folder is represented by seeded random lines. Without `isFlat`
 * its subfolders belong to it.
 */
export const FOLDERS: Readonly<Record<string, MutatedFolder>> = {
  'order-rules': { of: 'packages/api-client', mutate: 'src/order-rules', goal: 90 },
  // The tests of `document` set a jest environment, which cannot report the running test to Stryker.
  config: { of: 'packages/config', mutate: 'src', but: 'src/document', butTests: 'src/document', goal: 90 },
  'api-client': { of: 'packages/api-client', mutate: 'src', but: 'src/order-rules', goal: 90 },
  // Flow tests cover the model as well; screen tests do too, but take minutes per mutant.
  model: {
    of: 'apps/request-rider',
    mutate: 'src/model',
    tests: ['src/model', 'src/flow/!(*.user).test.ts'],
    dom: true,
    goal: 90,
  },
  // Without the random-user test, which takes minutes.
  flow: {
    of: 'apps/request-rider',
    mutate: 'src/flow',
    tests: ['src/flow/!(*.user).test.ts'],
    dom: true,
    goal: 90,
  },
  api: { of: 'apps/request-rider', mutate: 'src/api', dom: true, goal: 90 },
  // Open panels have no rule except that none is open at first. Screen tests also use the stores, but take
  // minutes per mutant, so the stores' own tests must detect it.
  stores: {
    of: 'apps/shell',
    mutate: 'src/**.store.ts',
    but: 'src/shell-context',
    tests: ['src/**/*.store.test.ts'],
    dom: true,
    goal: 90,
  },
  pricing: { of: 'services/platform-api', mutate: 'src/domains/prices/pricing', goal: 80, lines: 300 },
  // Without the tests that send thousands of requests to every call; these test single rules.
  ownership: {
    of: 'services/platform-api',
    mutate: ['src/platform/calls', 'src/platform/requests'],
    tests: [
      'ownership',
      'error-answers',
      'identity-errors',
      'idempotency',
      'mount',
      'mounted-call',
      'refusal-matrix',
    ]
      .map((name) => `src/platform/calls/${name}.test.ts`)
      .concat('src/platform/requests/value-at.test.ts'),
    goal: 80,
    lines: 300,
  },
  // Without the live channel and thousands of texts of every length; proposals belong to the customer's page.
  orders: {
    of: 'services/platform-api',
    mutate: 'src/domains/orders',
    isFlat: true,
    tests: [
      ...[
        'judge-order',
        'order-price',
        'orders',
        'placed-orders',
        'order-moves',
        'update-order',
        'order-list',
        'order-faults',
      ].map((name) => `src/domains/orders/${name}.test.ts`),
      'src/domains/orders/public-tracking/customer-words.test.ts',
    ],
    goal: 80,
    lines: 300,
  },
};

export const NOT_MUTATED = /\.test\.tsx?$|\/testing\/|\.generated\.ts$|\.d\.ts$|\/index\.ts$/;
