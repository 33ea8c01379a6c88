import type { Channels } from '@courier/config/registry';

export function goodReleases(
  entry: { releases: readonly { version: string }[]; channels: Channels },
  byUse?: ReadonlyMap<string, number>,
): string[];
