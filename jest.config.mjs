import { jestProject } from './packages/config/presets/jest.mjs';

const browser = [
  'packages/i18n',
  'packages/ui-kit',
  'packages/shell-api',
  'apps/shell',
  'apps/request-rider',
  'apps/tracking-history',
  'apps/bulk-upload',
  'apps/vendor-admin',
  'apps/public-tracking',
];
const node = ['packages/config', 'packages/api-client', 'services/platform-api', 'tools'];

export default {
  projects: [
    ...browser.map((folder) => jestProject(folder, 'jsdom')),
    ...node.map((folder) => jestProject(folder, 'node')),
  ],
};
