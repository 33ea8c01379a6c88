import type { Caller } from './caller';

/** Something that a remote's own file registered on the page and has not removed. */
export interface Leftover {
  remote: string;
  /** Takes it back. */
  remove(): void;
}

/** Registrations of one kind. */
export interface Registrations {
  /** Those of a remote that are still there. */
  list(remote: string): readonly Leftover[];
  stop(): void;
}

export interface PageOwner {
  /** The shown remote whose own file made the call. */
  findOwner(caller: Caller): string | null;
  /** When its screen appeared, in milliseconds of `performance.now()`. */
  shownSince(remote: string): number;
}
