/** Role of a file in addition to its topic: `orders.contract.ts`. */
export const ROLES: readonly string[] = [
  'contract',
  'docs',
  'fixture',
  'generated',
  'machine',
  'manifest',
  'messages',
  'queries',
  'repository',
  'schema',
  'setup',
  'store',
  'types',
];
