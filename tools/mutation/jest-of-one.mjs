import { jestProject } from '../../packages/config/presets/jest.mjs';

const folder = process.env.MUTATED_WORKSPACE;
const but = process.env.MUTATED_BUT_TESTS;
const dom = process.env.MUTATED_DOM === 'yes';
const project = jestProject(folder, dom ? 'jsdom' : 'node');

/**
 * The tests beside the mutated files; those with a document use an environment that reports the running test.
 */
export default {
  ...project,
  testMatch: process.env.MUTATED_TESTS.split(',').map((tests) =>
    tests.endsWith('.ts') ? `<rootDir>/${tests}` : `<rootDir>/${tests}/**/*.test.{ts,tsx}`,
  ),
  ...(dom ? { testEnvironment: new URL('./document-environment.cjs', import.meta.url).pathname } : {}),
  testPathIgnorePatterns: [
    ...project.testPathIgnorePatterns,
    '\\.postgres\\.test\\.ts$',
    ...(but ? [`/${but}/`] : []),
  ],
  testTimeout: 300_000,
};
