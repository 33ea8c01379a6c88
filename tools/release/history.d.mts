import type { Channels } from '@courier/config/registry';

export interface Act {
  act: string;
  brand: string;
  remote: string;
  before: Channels | null;
  after: Channels;
  by: string;
  why: string;
}

export function remember(site: string, acts: readonly Act[], now?: Date): void;
export function recall(site: string): (Act & { at: string })[];
export function somebody(): string;
