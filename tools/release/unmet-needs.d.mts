import type { Needs, ShellOffer } from '@courier/config/registry';

export function unmetNeeds(
  manifest: { contractVersion: number; needs?: Needs | undefined },
  offer: ShellOffer,
): string[];
