/** What a file may be beside its topic: `orders.contract.ts`. */
export const ROLES = [
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
