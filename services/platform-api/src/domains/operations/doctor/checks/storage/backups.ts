import { BACKUPS_ELSEWHERE } from '../../../../../settings/config';
import type { BackupFacts } from '../../facts/read-machine-facts';
import { findingsWhere, should, type Check } from '../../finding';

const OLD_SECONDS = 26 * 3600;
const ARCHIVED_SECONDS = 3600;

export const backupsCheck: Check = {
  name: 'backups',
  find: ({ config, machine, database, nowSeconds }) => {
    if (!config || config.backupDir === BACKUPS_ELSEWHERE) return [];
    const archivedAt = database?.archivedAtSeconds ?? null;
    if (archivedAt !== null && archivedAt > nowSeconds - ARCHIVED_SECONDS) return [];
    if (config.backupDir === null)
      return [
        should(
          'BACKUP_DIR is not set, so nothing shows that there are backups.',
          `Set BACKUP_DIR to the folder of your daily dumps (docs/operating.md), or to "${BACKUPS_ELSEWHERE}".`,
        ),
      ];
    return machine?.backups ? checkBackups(machine.backups, config.backupDir, nowSeconds) : [];
  },
};

function checkBackups({ newest, problem }: BackupFacts, folder: string, nowSeconds: number) {
  const fix = 'Run the backup of docs/operating.md daily, and look at its log.';
  if (problem !== null)
    return [should(`The folder of BACKUP_DIR cannot be read (${folder}, ${problem}).`, fix)];
  if (newest === null) return [should(`There is no backup in ${folder}.`, fix)];
  const hours = Math.floor((nowSeconds - newest.writtenAtSeconds) / 3600);
  return findingsWhere(
    [
      newest.writtenAtSeconds < nowSeconds - OLD_SECONDS,
      should(`The newest backup is ${hours} hours old (${newest.file}).`, fix),
    ],
    [newest.bytes === 0, should(`The newest backup is empty (${newest.file}).`, fix)],
    [
      newest.isReadableByOthers,
      should(
        `Every user of this machine can read the backup ${newest.file}, which holds the signing keys.`,
        `Run "chmod 600 ${newest.file}", and set "umask 077" in the script of the backup.`,
      ),
    ],
  );
}
