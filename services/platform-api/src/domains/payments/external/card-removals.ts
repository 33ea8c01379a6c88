import type { CountryCode } from '@courier/config';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { inTransaction, type Db } from '../../../platform/db/database';
import type { Deps } from '../deps';
import { createReceiverQueues, type ReceiverQueues } from '../../../platform/outgoing/receiver-queues';
import { saveInstrument } from '../instruments';
import type { ProviderCard } from '../provider-card';
import { isSandboxToken } from '../sandbox-prefix';
import { OutgoingFailure } from '../../../platform/outgoing/http/outgoing-failure';
import { isHopeless, repeatWaitMs } from './retries';

interface StoredToken {
  country: CountryCode;
  walletId: string;
  /** Payment method. */
  provider: string;
  token: string;
}

type RemovalDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'externalPayments'>;

type PlanDeps = Pick<Deps, 'clock' | 'log' | 'externalPayments'>;

/**
 * Plans the removal of a token at its provider. The sandbox keeps no tokens. While the settings do not name the
 * provider's account, the removal waits for it, and the operator is notified.
 */
export async function planCardRemoval(
  { clock, log, externalPayments }: PlanDeps,
  trx: Db,
  { country, walletId, provider, token }: StoredToken,
): Promise<void> {
  if (token === '' || isSandboxToken(token)) return;
  if (externalPayments.find(country)?.provider.method !== provider)
    log.error(
      { country, provider },
      'payments: a removed card stays at its provider, because PAYMENT_PROVIDERS no longer names the account',
    );
  await trx
    .insertInto('card_removals')
    .values({
      id: randomUUID(),
      wallet_id: walletId,
      provider,
      provider_token: token,
      created_at: clock.nowSeconds(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stores a card. If it was stored before under another token, the new one is removed at the provider. */
export async function retainCard(
  deps: PlanDeps,
  trx: Db,
  { card, ...stored }: Omit<StoredToken, 'token'> & { card: ProviderCard },
): Promise<void> {
  const { walletId, provider } = stored;
  const token = await saveInstrument(trx, walletId, provider, card, deps.clock.nowSeconds());
  if (token !== null) await planCardRemoval(deps, trx, { ...stored, token });
}

interface Removal {
  id: string;
  country: CountryCode;
  wallet_id: string;
  provider: string;
  provider_token: string;
  tries: number;
}

/** Removes cards at their providers, and repeats what a provider did not answer. Each account has its own queue. */
export const createRemovalQueues = (deps: RemovalDeps): ReceiverQueues =>
  createReceiverQueues<Removal>({
    listDue: (limit) => listDue(deps, limit),
    describe: ({ id, country, provider, tries }) => ({
      id,
      receiver: `${country} ${provider}`,
      isRepeat: tries > 0,
    }),
    attempt: (removal) => remove(deps, removal),
    onProblem: (error, { id }) => deps.log.error({ err: error, removal: id }, 'payments'),
  });

async function listDue({ db, clock }: RemovalDeps, limit: number): Promise<Removal[]> {
  const due = db
    .selectFrom('card_removals')
    .innerJoin('wallets', 'wallets.wallet_id', 'card_removals.wallet_id')
    .select([
      'id',
      'country',
      'card_removals.wallet_id',
      'provider',
      'provider_token',
      'tries',
      sql<number>`row_number() over (partition by country, provider, tries > 0 order by next_try_at_ms, id)`.as(
        'place',
      ),
    ])
    .where('next_try_at_ms', '<=', clock.nowMs())
    .as('due');
  return db.selectFrom(due).selectAll().where('place', '<=', limit).orderBy('place').execute();
}

async function remove(deps: RemovalDeps, removal: Removal): Promise<void> {
  const { db } = deps;
  const { provider_token: token, wallet_id: shopperId } = removal;
  const provider = deps.externalPayments.find(removal.country)?.provider;
  // The settings no longer name its account; the token waits for it.
  if (provider?.method !== removal.provider) return planRepeat(deps, removal, null);
  // The same card can be stored under two names of its holder, with one token.
  if (await isStored(db, removal)) return endRemoval(db, removal);
  try {
    await provider.removeCard({ token, shopperId });
  } catch (error) {
    return planRepeat(deps, removal, error);
  }
  await inTransaction(db, async (trx) => {
    await endRemoval(trx, removal);
    // Stored again during the call: the provider no longer accepts its token.
    await trx
      .deleteFrom('payment_instruments')
      .where((on) => on.and(toRow(removal)))
      .execute();
  });
}

const toRow = ({ wallet_id, provider, provider_token }: Removal) => ({ wallet_id, provider, provider_token });

async function isStored(db: Db, removal: Removal): Promise<boolean> {
  const row = await db
    .selectFrom('payment_instruments')
    .select('id')
    .where((on) => on.and(toRow(removal)))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function endRemoval(db: Db, { id }: Removal): Promise<void> {
  await db.deleteFrom('card_removals').where('id', '=', id).execute();
}

async function planRepeat({ db, clock, log }: RemovalDeps, removal: Removal, error: unknown): Promise<void> {
  const { id, provider } = removal;
  const tries = removal.tries + 1;
  if (isHopeless(error, tries) || (error !== null && !(error instanceof OutgoingFailure)))
    log.error({ err: error, removal: id, provider }, 'payments: a stored card is not removed');
  await db
    .updateTable('card_removals')
    .set({
      tries,
      next_try_at_ms: clock.nowMs() + repeatWaitMs(removal.tries, error),
      last_error: error instanceof Error ? error.message : null,
    })
    .where('id', '=', id)
    .execute();
}
