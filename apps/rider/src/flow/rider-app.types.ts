import type { Offer, RiderEvent, RiderStatus, Shift } from '@courier/api-client/rider-app';
import type { RefusedReport, Report } from '../model/report';
import type { Stop } from '../model/stage';
import type { Problem } from '../model/problems';
import type { StopDraft } from '../model/stop-draft';
import type { PositionState } from './share-position';

export type SignInState =
  | { kind: 'loading' }
  /** No invitation has been opened on this phone, or the opened one has ended or belongs to another phone. */
  | { kind: 'no-invitation'; isEnded: boolean }
  | { kind: 'pin'; isNew: boolean; name: string; problem: string | null }
  | { kind: 'unreachable' }
  | { kind: 'signed-in' };

export interface RiderState {
  signIn: SignInState;
  shift: Shift | null;
  offers: readonly Offer[];
  /** Running deliveries with the unsent reports applied. */
  stops: readonly Stop[];
  unsent: readonly Report[];
  refused: readonly RefusedReport[];
  position: PositionState;
  isOnline: boolean;
  /** Unix seconds since when there is no connection; null with one. */
  offlineSince: number | null;
  isBusy: boolean;
  /** Code of the last failed action; null after a success. */
  problem: string | null;
  /** The last reported problem, until the rider has seen it or reports something else. */
  reported: Problem | null;
}

export const EMPTY_STATE: RiderState = {
  signIn: { kind: 'loading' },
  shift: null,
  offers: [],
  stops: [],
  unsent: [],
  refused: [],
  position: 'off',
  isOnline: true,
  offlineSince: null,
  isBusy: false,
  problem: null,
  reported: null,
};

/** What a rider reports besides the status. */
export type ReportDetails = Partial<
  Pick<
    RiderEvent,
    | 'reason'
    | 'note'
    | 'pin'
    | 'signature'
    | 'age_checked'
    | 'collected_amount'
    | 'collected_currency'
    | 'collected_reason'
  >
>;

export interface RiderApp {
  get(): RiderState;
  subscribe(listener: () => void): () => void;
  /** Begins to poll. @returns a function that ends it */
  start(): () => void;
  enterPin(pin: string): Promise<void>;
  signOut(): Promise<void>;
  retry(): Promise<void>;
  setDuty(onDuty: boolean): Promise<void>;
  accept(offerId: string): Promise<void>;
  decline(offerId: string): Promise<void>;
  report(stop: Stop, status: RiderStatus, details?: ReportDetails): Promise<void>;
  /** Reports a problem and confirms it. */
  reportProblem(stop: Stop, problem: Problem, note: string): Promise<void>;
  dismissReported(): void;
  addPhoto(stop: Stop, proof: 'pickup' | 'delivery' | 'return', photo: Blob): Promise<void>;
  /** Keeps what the rider enters for a stop. */
  enter(stop: Stop, change: Partial<StopDraft>): void;
  dismissRefused(number: number): void;
}
