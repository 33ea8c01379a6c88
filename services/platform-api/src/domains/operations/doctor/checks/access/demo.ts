import { must, type Check } from '../../finding';

export const demoCheck: Check = {
  name: 'demo data',
  find: ({ database }) => {
    if (!database) return [];
    const counts = database.demoRows.map(({ table, count }) => `${count} ${table}`).join(', ');
    return counts === ''
      ? []
      : [
          must(
            `The database holds demo data (${counts}).`,
            'Run "npm run forget-demo -- --to prd", or choose another database with DATABASE_URL.',
          ),
        ];
  },
};
