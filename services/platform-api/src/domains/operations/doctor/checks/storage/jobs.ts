import { should, type Check } from '../../finding';

export const jobsCheck: Check = {
  name: 'background jobs',
  find: ({ database }) =>
    (database?.failedJobs ?? []).map(({ queue, count }) =>
      should(
        `${count} jobs of the queue "${queue}" were given up in the last day.`,
        `Look for "${queue}" in the log of the server; it names the reason of each.`,
      ),
    ),
};
