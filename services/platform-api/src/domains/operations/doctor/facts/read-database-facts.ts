import type { CountryCode } from '@courier/config';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database';
import { countDemoRows, type RowCount } from '../../../../platform/environment/demo-rows';
import { readEnvironment } from '../../../../platform/environment/environment-mark';
import type { EnvironmentName } from '../../../../settings/config';
import { countUnsplitOrders, type UnsplitOrders } from './unsplit-orders';
import { listOldCash, type OldCash } from '../../../money';
import { listLargePriceJumps } from '../../../prices';
import { countCashDifferences, type CashDifferences } from './cash-differences';
import { countEstimatedOrders, type EstimatedOrders } from './estimated-orders';
import { readCardFacts, type CardFacts } from './read-card-facts';
import { readPhotoFacts, type PhotoFacts } from './read-photo-facts';
import { listRuledCountries, type CountriesWithRules } from './list-ruled-countries';

export interface FleetName {
  country: CountryCode;
  fleetId: string;
}

interface WebhookFacts extends FleetName {
  url: string;
  isSwitchedOff: boolean;
  /** Messages given up in the last day. */
  failedMessages: number;
  /** Age of the oldest message that is still to be delivered. */
  oldestWaitingSeconds: number;
}

export interface DatabaseFacts {
  environment: EnvironmentName | null;
  /** E.g. 15; null for the embedded database. */
  postgresVersion: number | null;
  isSuperuser: boolean;
  /** Whether the connection is encrypted; null for the embedded database. */
  isEncrypted: boolean | null;
  /** Clock of the database minus the clock of this machine; null for the embedded database. */
  clockAheadMs: number | null;
  /** Last successful archiving of a write-ahead log file; null without archiving. */
  archivedAtSeconds: number | null;
  demoRows: readonly RowCount[];
  countriesWithRules: CountriesWithRules;
  /** Fleets with a valid key of the fleet API. */
  fleetKeys: readonly FleetName[];
  /** Fleets with a rider who is not blocked. */
  riders: readonly FleetName[];
  webhooks: readonly WebhookFacts[];
  photos: PhotoFacts;
  /** Creation of the newest key that signs tokens; null before the first start. */
  tokenKeyCreatedAt: number | null;
  /** Newest order; null without orders. */
  newestOrderAt: number | null;
  cards: CardFacts;
  /** Orders whose collected cash was reported in the last week and differs from the amount due. */
  cashDifferences: readonly CashDifferences[];
  /** Cash that riders and fleets have held for eight days or longer. */
  oldCash: readonly OldCash[];
  /** Orders whose fee was stored without its lines in the last day. */
  unsplitOrders: readonly UnsplitOrders[];
  /** Orders of the last day whose distance was estimated. */
  estimatedOrders: readonly EstimatedOrders[];
  /** Sample fees that differ much from those of a day ago. */
  priceJumps: readonly { country: CountryCode; sample: string }[];
  /** Background jobs given up in the last day, by queue. */
  failedJobs: readonly { queue: string; count: number }[];
}

const DAY_SECONDS = 86_400;

export async function readDatabaseFacts(
  db: Db,
  { nowMs, isPostgres }: { nowMs: () => number; isPostgres: boolean },
): Promise<DatabaseFacts> {
  const nowSeconds = Math.floor(nowMs() / 1000);
  return {
    environment: await readEnvironment(db),
    ...(isPostgres ? await readServerFacts(db, nowMs) : EMBEDDED),
    demoRows: await countDemoRows(db),
    countriesWithRules: await listRuledCountries(db, nowSeconds),
    fleetKeys: await listFleetKeys(db),
    riders: await listRiders(db),
    webhooks: await listWebhooks(db, nowSeconds),
    photos: await readPhotoFacts(db),
    tokenKeyCreatedAt: await newestTokenKey(db),
    newestOrderAt: await newestOrder(db),
    cards: await readCardFacts(db, nowSeconds),
    cashDifferences: await countCashDifferences(db, nowSeconds - 7 * DAY_SECONDS),
    oldCash: await listOldCash(db, nowSeconds),
    unsplitOrders: await countUnsplitOrders(db, nowSeconds),
    estimatedOrders: await countEstimatedOrders(db, nowSeconds),
    priceJumps: await listLargePriceJumps(db, nowSeconds),
    failedJobs: await countFailedJobs(db),
  };
}

type ServerFacts = Pick<
  DatabaseFacts,
  'postgresVersion' | 'isSuperuser' | 'isEncrypted' | 'clockAheadMs' | 'archivedAtSeconds'
>;

const EMBEDDED: ServerFacts = {
  postgresVersion: null,
  isSuperuser: false,
  isEncrypted: null,
  clockAheadMs: null,
  archivedAtSeconds: null,
};

async function readServerFacts(db: Db, nowMs: () => number): Promise<ServerFacts> {
  const { rows } = await sql<{
    version: number;
    isSuperuser: boolean;
    isEncrypted: boolean | null;
    archivedAtSeconds: number | null;
  }>`
    select current_setting('server_version_num')::integer / 10000 as version,
      (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
      (select ssl from pg_stat_ssl where pid = pg_backend_pid()) as "isEncrypted",
      (select floor(extract(epoch from last_archived_time))::float8 from pg_stat_archiver
        where current_setting('archive_mode') <> 'off') as "archivedAtSeconds"
  `.execute(db);
  const [row] = rows;
  return {
    postgresVersion: row?.version ?? null,
    isSuperuser: row?.isSuperuser ?? false,
    isEncrypted: row?.isEncrypted ?? null,
    clockAheadMs: await compareClocks(db, nowMs),
    archivedAtSeconds: row?.archivedAtSeconds ?? null,
  };
}

/** The database's time is taken in the middle of the call. */
async function compareClocks(db: Db, nowMs: () => number): Promise<number | null> {
  const before = nowMs();
  const { rows } = await sql<{ at: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`.execute(db);
  const [row] = rows;
  return row ? row.at - (before + nowMs()) / 2 : null;
}

async function listFleetKeys(db: Db): Promise<FleetName[]> {
  const keys = await db
    .selectFrom('fleet_keys')
    .select(['country', 'fleet_id as fleetId'])
    .distinct()
    .where('revoked_at', 'is', null)
    .execute();
  return keys;
}

async function listRiders(db: Db): Promise<FleetName[]> {
  const riders = await db
    .selectFrom('rider_accounts')
    .select(['country', 'fleet_id as fleetId'])
    .distinct()
    .where('blocked_at', 'is', null)
    .execute();
  return riders;
}

async function listWebhooks(db: Db, nowSeconds: number): Promise<WebhookFacts[]> {
  const { rows } = await sql<WebhookFacts>`
    select hooks.country, hooks.fleet_id as "fleetId", hooks.url,
      hooks.switched_off_at is not null as "isSwitchedOff",
      (select count(*)::integer from fleet_messages failed
        where failed.country = hooks.country and failed.fleet_id = hooks.fleet_id and failed.state = 'failed'
          and failed.ended_at > ${nowSeconds - DAY_SECONDS}) as "failedMessages",
      (select coalesce(max(${nowSeconds} - waiting.first_try_at_ms / 1000), 0)::float8 from fleet_messages waiting
        where waiting.country = hooks.country and waiting.fleet_id = hooks.fleet_id
          and waiting.state = 'waiting') as "oldestWaitingSeconds"
    from fleet_webhooks hooks order by hooks.country, hooks.fleet_id
  `.execute(db);
  return rows;
}

async function newestTokenKey(db: Db): Promise<number | null> {
  const key = await db
    .selectFrom('server_keys')
    .select('created_at')
    .where('purpose', '=', 'tokens')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return key?.created_at ?? null;
}

async function newestOrder(db: Db): Promise<number | null> {
  const order = await db
    .selectFrom('orders')
    .select('created_at')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return order?.created_at ?? null;
}

async function countFailedJobs(db: Db): Promise<{ queue: string; count: number }[]> {
  const { rows } = await sql<{ queue: string; count: number }>`
    select name as queue, count(*)::integer as count from pgboss.job
    where state = 'failed' and completed_on > now() - interval '1 day' group by name order by name
  `.execute(db);
  return rows;
}
