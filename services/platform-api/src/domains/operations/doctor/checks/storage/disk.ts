import { should, type Check } from '../../finding';

const LEAST_PERCENT = 10;
const LEAST_BYTES = 1024 ** 3;

export const diskCheck: Check = {
  name: 'disk',
  find: ({ machine }) =>
    (machine?.disks ?? [])
      .filter(({ freeBytes, freePercent }) => freePercent < LEAST_PERCENT || freeBytes < LEAST_BYTES)
      .map(({ folder, freeBytes, freePercent }) =>
        should(
          `The disk of ${folder} has ${Math.floor(freeBytes / 1024 ** 2)} MB left (${freePercent} %).`,
          'Delete old backups, or give it a larger disk.',
        ),
      ),
};
