import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BACKUPS_ELSEWHERE, type ServerConfig } from '../../../../settings/config';
import { findLegalProblems, listLegalFiles, type LegalFile } from '../../../site';

interface DiskFacts {
  folder: string;
  freeBytes: number;
  freePercent: number;
}

export interface BackupFacts {
  /** Newest file; null when there is none. */
  newest: { file: string; writtenAtSeconds: number; bytes: number; isReadableByOthers: boolean } | null;
  /** Why the folder cannot be read. */
  problem: string | null;
}

export interface MachineFacts {
  isRoot: boolean;
  hasSite: boolean;
  disks: readonly DiskFacts[];
  /** Null when BACKUP_DIR is not set, or says that backups are watched elsewhere. */
  backups: BackupFacts | null;
  legalFiles: readonly LegalFile[];
  /** Why files of LEGAL_DIR cannot be used, one sentence each. */
  legalProblems: readonly string[];
}

type MachineConfig = Pick<ServerConfig, 'siteDir' | 'dataDir' | 'databaseUrl' | 'backupDir' | 'legalDir'>;

export function readMachineFacts(config: MachineConfig): MachineFacts {
  const backupDir = config.backupDir === BACKUPS_ELSEWHERE ? null : config.backupDir;
  const folders = [config.databaseUrl === null ? config.dataDir : null, backupDir];
  return {
    isRoot: process.getuid?.() === 0,
    hasSite: existsSync(join(config.siteDir, 'documents.json')),
    disks: folders.flatMap((folder) => (folder !== null && existsSync(folder) ? [readDisk(folder)] : [])),
    backups: backupDir === null ? null : readBackups(backupDir),
    legalFiles: config.legalDir === null ? [] : listLegalFiles(config.legalDir),
    legalProblems: config.legalDir === null ? [] : findLegalProblems(config.legalDir),
  };
}

function readDisk(folder: string): DiskFacts {
  const { bavail, blocks, bsize } = statfsSync(folder);
  return { folder, freeBytes: bavail * bsize, freePercent: Math.round((100 * bavail) / Math.max(1, blocks)) };
}

const OTHERS_READ = 0o004;

function readBackups(folder: string): BackupFacts {
  try {
    const files = readdirSync(folder).map((name) => {
      const file = join(folder, name);
      const { mtimeMs, size, mode } = statSync(file);
      return {
        file,
        writtenAtSeconds: Math.floor(mtimeMs / 1000),
        bytes: size,
        isReadableByOthers: (mode & OTHERS_READ) !== 0,
      };
    });
    files.sort((one, other) => other.writtenAtSeconds - one.writtenAtSeconds);
    return { newest: files[0] ?? null, problem: null };
  } catch (error) {
    return { newest: null, problem: (error as NodeJS.ErrnoException).code ?? String(error) };
  }
}
