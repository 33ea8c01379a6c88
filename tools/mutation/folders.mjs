/**
 * Folders whose code is broken on purpose: what is mutated, the tests that have to notice (those beside it unless
 * others are named), and the share of mutants they must notice, in percent. Where a folder is large, lines drawn by a seed stand for it.
 */
export const FOLDERS = {
  'order-rules': { of: 'packages/api-client', mutate: 'src/order-rules', goal: 90 },
  // The tests of `document` name an environment of their own, which cannot tell Stryker which test is running.
  config: { of: 'packages/config', mutate: 'src', but: 'src/document', butTests: 'src/document', goal: 90 },
  'api-client': { of: 'packages/api-client', mutate: 'src', but: 'src/order-rules', goal: 90 },
  model: { of: 'apps/request-rider', mutate: 'src/model', tests: 'src', dom: true, goal: 90 },
  flow: { of: 'apps/request-rider', mutate: 'src/flow', tests: 'src', dom: true, goal: 90 },
  api: { of: 'apps/request-rider', mutate: 'src/api', dom: true, goal: 90 },
  stores: { of: 'apps/shell', mutate: 'src/**.store.ts', tests: 'src', dom: true, goal: 90 },
  pricing: { of: 'services/platform-api', mutate: 'src/modules/pricing', goal: 80, lines: 300 },
  ownership: { of: 'services/platform-api', mutate: 'src/contract-mount', goal: 80, lines: 300 },
  orders: { of: 'services/platform-api', mutate: 'src/modules/orders', goal: 80, lines: 300 },
};

/** Tests and what only they use, and what is written down by a program. */
export const NOT_MUTATED = /\.test\.tsx?$|\/testing\/|\.generated\.ts$|\.d\.ts$|\/index\.ts$/;
