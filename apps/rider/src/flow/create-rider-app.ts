import type { RiderDelivery, Shift } from '@courier/api-client/rider-app';
import { nowInSeconds } from '@courier/config';
import { createRiderApi, RiderApiError, type RiderApi } from '../api/rider-api';
import type { PhoneStore } from '../api/phone-store';
import type { PhotoReport, Report } from '../model/report';
import type { Problem } from '../model/problems';
import { listStops, type Stop } from '../model/stage';
import type { StopDraft } from '../model/stop-draft';
import { readStoredShift } from '../model/stored-shift';
import { createDrafts, type Drafts } from './drafts';
import { createOutbox, REPORT_PREFIX, type Outbox } from './outbox';
import { EMPTY_STATE, type ReportDetails, type RiderApp, type RiderState } from './rider-app.types';
import { sharePosition } from './share-position';
import { IDENTITY, readIdentity, TOKEN, trySignIn } from './sign-in';
import { shrinkPhoto } from './shrink-photo';
import { startPolling } from './start-polling';

const SHIFT = 'shift';

interface RiderAppOptions {
  baseUrl: string;
  confirmRelease(): Promise<void>;
  store: PhoneStore;
  /** Part of the address after #, with the invitation. */
  hash: string;
  /** Called once the phone is signed in, so that the address can forget the invitation. */
  onSignedIn(): void;
}

/**
 * State and actions of the rider's page. Reports are stored first and sent afterwards, so that none is lost without a
 * connection.
 */
export const createRiderApp = (options: RiderAppOptions): RiderApp => new RiderMachine(options);

class RiderMachine implements RiderApp {
  #state = EMPTY_STATE;
  #token: string | null = null;
  #identity: Awaited<ReturnType<typeof readIdentity>> = null;
  #outbox: Outbox | null = null;
  #drafts: Drafts;
  #stopSharing: (() => void) | null = null;
  #refreshing: Promise<void> | null = null;
  #hasToRefreshAgain = false;
  readonly #listeners = new Set<() => void>();
  readonly #api: RiderApi;
  readonly #options: RiderAppOptions;

  constructor(options: RiderAppOptions) {
    this.#options = options;
    this.#drafts = createDrafts(options.store, new Map(), () => this.#set({}));
    this.#api = createRiderApi({ ...options, token: () => this.#token });
  }

  get = () => this.#state;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  start = () => {
    const endPolling = startPolling(
      () => this.#open(),
      () => this.#refresh(),
    );
    return () => {
      endPolling();
      this.#endSharing();
    };
  };

  enterPin = (pin: string) => this.#act(() => this.#requestPin(pin));

  retry = () =>
    this.#act(() => (this.#state.signIn.kind === 'signed-in' ? this.#refresh() : this.#requestPin()));

  signOut = () =>
    this.#act(async () => {
      await this.#api.signOut();
      await this.#endSession();
    });

  setDuty = (onDuty: boolean) =>
    this.#act(async () => {
      const body = { on_duty: onDuty, ...(onDuty ? { position_consent: true } : {}) };
      await this.#applyShift(await this.#api.setDuty({ body }));
      await this.#refresh();
    });

  accept = (offerId: string) =>
    this.#act(async () => {
      await this.#api.accept({ params: { offerId } }).finally(() => this.#dropOffer(offerId));
      await this.#refresh();
    });

  decline = (offerId: string) =>
    this.#act(async () => {
      await this.#api.decline({ params: { offerId } }).finally(() => this.#dropOffer(offerId));
    });

  report = (stop: Stop, status: Parameters<RiderApp['report']>[1], details: ReportDetails = {}) => {
    this.#set({ reported: null });
    return this.#report(stop, status, details);
  };

  reportProblem = (stop: Stop, problem: Problem, note: string) => {
    this.#set({ reported: problem });
    const { status, reason } = problem;
    return this.#report(stop, status, { ...(reason && { reason }), ...(note !== '' && { note }) });
  };

  dismissReported = () => this.#set({ reported: null });

  async #report(stop: Stop, status: Parameters<RiderApp['report']>[1], details: ReportDetails) {
    const occurred_at = this.#reportTime(stop);
    const event = { event_id: crypto.randomUUID(), status, occurred_at, ...details };
    await this.#outbox?.add({ kind: 'event', ...describeStop(stop), recordedAt: occurred_at, event });
    await this.#refresh();
  }

  addPhoto = async (stop: Stop, proof: Parameters<RiderApp['addPhoto']>[1], photo: Blob) => {
    const recordedAt = this.#reportTime(stop);
    const image = await shrinkPhoto(photo);
    await this.#outbox?.add({ kind: 'photo', ...describeStop(stop), recordedAt, proof, image });
    await this.#refresh();
  };

  enter = ({ delivery }: Stop, change: Partial<StopDraft>) => this.#drafts.change(delivery.order_id, change);

  dismissRefused = (number: number) =>
    this.#set({ refused: this.#state.refused.filter((report) => report.number !== number) });

  #set(change: Partial<RiderState>): void {
    const next = { ...this.#state, ...change };
    const unsent = this.#outbox?.list() ?? [];
    this.#state = {
      ...next,
      unsent,
      stops: listStops(next.shift?.deliveries ?? [], unsent, (orderId) => this.#drafts.get(orderId)),
    };
    for (const listener of this.#listeners) listener();
  }

  async #open(): Promise<void> {
    const { store, hash } = this.#options;
    const stored = await store.readAll();
    this.#drafts = createDrafts(store, stored, () => this.#set({}));
    const reports = [...stored].filter(([name]) => name.startsWith(REPORT_PREFIX));
    this.#outbox = createOutbox({
      api: this.#api,
      store,
      stored: reports.map(([, report]) => report as Report),
      onChange: () => this.#set({}),
      onRefused: (report) => this.#set({ refused: [...this.#state.refused, report], reported: null }),
      onSent: (report, delivery) => {
        if (report.kind === 'photo') this.#recordPhoto(report);
        this.#applyDelivery(delivery);
      },
    });
    const known = stored.get(IDENTITY);
    this.#identity = await readIdentity(store, known, hash);
    const isSamePhone = this.#identity === known;
    const token = stored.get(TOKEN);
    this.#token = isSamePhone && typeof token === 'string' ? token : null;
    const shift = readStoredShift(stored.get(SHIFT));
    if (isSamePhone && shift) this.#set({ shift });
    if (this.#token === null) return this.#requestPin();
    this.#set({ signIn: { kind: 'signed-in' } });
    return this.#refresh();
  }

  async #requestPin(pin?: string): Promise<void> {
    if (!this.#identity) return this.#set({ signIn: { kind: 'no-invitation', isEnded: false } });
    const { state, token } = await trySignIn(this.#api, this.#identity, pin, this.#state.signIn);
    if (token !== null) {
      this.#token = token;
      await this.#options.store.write(TOKEN, token);
      this.#options.onSignedIn();
    }
    this.#set({ signIn: state });
    if (token !== null) await this.#refresh();
  }

  async #endSession(): Promise<void> {
    this.#token = null;
    await this.#options.store.remove(TOKEN);
    // Names and addresses do not stay on a phone that is signed out; unsent reports do.
    await this.#options.store.remove(SHIFT);
    await this.#drafts.retainOnly(new Set());
    this.#endSharing();
    this.#set({ shift: null, offers: [], signIn: { kind: 'loading' } });
    await this.#requestPin();
  }

  /** Sends what waits, then reads what the server knows; one at a time, so that no old answer replaces a newer one. */
  #refresh(): Promise<void> {
    this.#hasToRefreshAgain = this.#refreshing !== null;
    this.#refreshing ??= this.#refreshUntilCurrent().finally(() => {
      this.#refreshing = null;
    });
    return this.#refreshing;
  }

  async #refreshUntilCurrent(): Promise<void> {
    do {
      this.#hasToRefreshAgain = false;
      await this.#refreshOnce().catch((error: unknown) => this.#recordFailure(error));
    } while (this.#hasToRefreshAgain);
  }

  async #refreshOnce(): Promise<void> {
    if (this.#token === null || !this.#outbox) return;
    const outcome = await this.#outbox.flush();
    if (outcome !== 'empty') throw new RiderApiError(outcome, outcome);
    const shift = await this.#api.shift();
    await this.#applyShift(shift);
    this.#set({ offers: shift.on_duty ? (await this.#api.offers()).offers : [] });
  }

  async #applyShift(shift: Shift): Promise<void> {
    await this.#options.store.write(SHIFT, shift);
    await this.#deleteEndedDrafts(shift);
    const isAgainOnline = this.#state.problem === 'offline';
    this.#set({ shift, isOnline: true, offlineSince: null, ...(isAgainOnline ? { problem: null } : {}) });
    if (!shift.on_duty || !shift.position_consent) return this.#endSharing();
    this.#stopSharing ??= sharePosition(this.#api, (position) => this.#set({ position }));
  }

  #recordPhoto({ orderId, proof }: PhotoReport): void {
    const { sentPhotos } = this.#drafts.get(orderId);
    this.#drafts.change(orderId, { sentPhotos: [...sentPhotos, proof] });
  }

  #deleteEndedDrafts({ deliveries }: Shift): Promise<void> {
    const unsent = this.#outbox?.list() ?? [];
    const running = deliveries.map(({ order_id }) => order_id);
    return this.#drafts.retainOnly(new Set([...running, ...unsent.map(({ orderId }) => orderId)]));
  }

  #applyDelivery(changed: RiderDelivery): void {
    const { shift } = this.#state;
    if (!shift) return;
    const deliveries = shift.deliveries.map((delivery) =>
      delivery.order_id === changed.order_id ? changed : delivery,
    );
    this.#state = { ...this.#state, shift: { ...shift, deliveries } };
  }

  #endSharing(): void {
    this.#stopSharing?.();
    this.#stopSharing = null;
  }

  #dropOffer(offerId: string): void {
    this.#set({ offers: this.#state.offers.filter(({ offer_id }) => offer_id !== offerId) });
  }

  /** Actions that need a connection; a second click during the first does nothing. */
  async #act(work: () => Promise<void>): Promise<void> {
    if (this.#state.isBusy) return;
    this.#set({ isBusy: true, problem: null });
    await work()
      .catch((error: unknown) => this.#recordFailure(error))
      .finally(() => this.#set({ isBusy: false }));
  }

  async #recordFailure(error: unknown): Promise<void> {
    if (!(error instanceof RiderApiError)) throw error;
    if (error.kind === 'signed-out') return this.#endSession();
    if (error.kind === 'refused') return this.#set({ problem: error.code });
    const offlineSince = this.#state.offlineSince ?? nowInSeconds();
    this.#set({ isOnline: false, offlineSince, problem: 'offline' });
  }

  /** Never earlier than what the server has already, however wrong the clock of the phone is. */
  #reportTime({ delivery }: Stop): number {
    const earlier = this.#state.unsent.filter(({ orderId }) => orderId === delivery.order_id);
    return Math.max(nowInSeconds(), delivery.updated_at, ...earlier.map(({ recordedAt }) => recordedAt));
  }
}

const describeStop = ({ delivery }: Stop) => ({
  orderId: delivery.order_id,
  customer: delivery.dropoff.name ?? '',
});
