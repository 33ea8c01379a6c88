import { jestProject } from '../../packages/config/presets/jest.ts';

const { MUTATED_WORKSPACE: folder = '', MUTATED_TESTS: tests = '' } = process.env;
const but = process.env.MUTATED_BUT_TESTS;
const dom = process.env.MUTATED_DOM === 'yes';
const project = jestProject(folder, dom ? 'jsdom' : 'node');

/**
 * The tests beside the mutated files; those with a document use an environment that reports the running test.
 */
export default {
  ...project,
  testMatch: tests
    .split(',')
    .map((place) => (place.endsWith('.ts') ? `<rootDir>/${place}` : `<rootDir>/${place}/**/*.test.{ts,tsx}`)),
  ...(dom ? { testEnvironment: new URL('./document-environment.cjs', import.meta.url).pathname } : {}),
  testPathIgnorePatterns: [
    ...(project.testPathIgnorePatterns as string[]),
    '\\.postgres\\.test\\.ts$',
    ...(but ? [`/${but}/`] : []),
  ],
  testTimeout: 300_000,
};
