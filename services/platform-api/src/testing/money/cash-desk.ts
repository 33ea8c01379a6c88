import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CountryCode } from '@courier/config';
import { sql } from 'kysely';
import { chooseRun } from '../../domains/money/cash-command/choose-run';
import { readBalance } from '../../domains/money/ledger/read-balance';
import type { Db } from '../../platform/db/database';
import { createCommandDatabase } from '../databases/command-database';
import { plantOrder, plantShop } from './plant-orders';

/** Noon of a Monday in Taipei. */
export const NOW = Date.parse('2026-11-30T04:00:00Z') / 1000;
export const HOUR = 3600;
const COUNTRIES = { v1: 'TW', v2: 'DE', v3: 'KW' } as const;

interface Delivery {
  /** `v1` in TW, `v2` in DE, `v3` in KW. */
  vendorId?: keyof typeof COUNTRIES;
  fleetId?: string;
  riderId?: string;
  at?: number;
}

export interface CashDesk {
  db: Db;
  /** A delivered order of the fleet `main` with cash; its id ends with six given characters. */
  deliver(end: string, cashMinor: number, delivery?: Delivery): Promise<string>;
  /** @returns the path */
  writeFile(name: string, content: string | Buffer): string;
  /** Runs `npm run cash -- remit` for the fleet `main`. */
  remit(path: string, country?: string, ...more: string[]): Promise<string>;
  /** The same for a new file. */
  remitText(name: string, content: string | Buffer, country?: string, ...more: string[]): Promise<string>;
  /** What the fleet owes, in minor units. */
  readOwed(country?: CountryCode): Promise<number>;
  countRemittances(): Promise<number>;
  close(): Promise<void>;
}

/** A database with shops in three currencies, and the command for files of fleets. */
export async function openCashDesk(): Promise<CashDesk> {
  const database = await createCommandDatabase();
  const { db, close } = await database.open();
  const folder = mkdtempSync(join(tmpdir(), 'courier-remittance-'));
  for (const [vendorId, country] of Object.entries(COUNTRIES)) await plantShop(db, { vendorId, country });
  const writeFile: CashDesk['writeFile'] = (name, content) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const remit: CashDesk['remit'] = (path, country = 'tw', ...more) =>
    chooseRun(['remit', path, '--fleet', 'main', '--country', country, '--by', 'olga', ...more], NOW)(db);
  return {
    db,
    writeFile,
    remit,
    deliver: async (end, cashMinor, { vendorId = 'v1', at = NOW - HOUR, ...order } = {}) => {
      const orderId = `${vendorId}-2611x${end}`;
      await plantOrder(db, {
        orderId,
        vendorId,
        cashMinor,
        country: COUNTRIES[vendorId],
        status: 'DELIVERED',
        lines: [],
        createdAt: at - HOUR,
        endedAt: at,
        ...order,
      });
      return orderId;
    },
    remitText: (name, content, ...more) => remit(writeFile(name, content), ...more),
    readOwed: (country = 'TW') => readBalance(db, country, 'fleet:main'),
    countRemittances: async () => {
      const { rows } = await sql<{ count: number }>`select count(distinct posting)::integer as count
        from cash_entries where kind = 'remittance'`.execute(db);
      return rows[0]?.count ?? 0;
    },
    close: async () => {
      await close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
