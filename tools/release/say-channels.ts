import type { Channels } from '@courier/config/registry';

/** An entry's channels in one line; null for a remote that a brand no longer lists. */
export function describeChannels(channels: Channels | null): string {
  return channels ? channelsInWords(channels) : 'not listed';
}

function channelsInWords({ stable, canary, lastGood, pin, recalled = [] }: Channels): string {
  const vendors = canary?.vendors?.length ? ` and ${canary.vendors.join(', ')}` : '';
  return [
    `stable ${stable}`,
    ...(canary ? [`canary ${canary.release} for ${canary.percent} %${vendors}`] : []),
    `last good ${lastGood ?? 'none'}`,
    ...(recalled.length > 0 ? [`taken back ${recalled.join(', ')}`] : []),
    ...(pin ? [`held to ${pin}`] : []),
  ].join(' · ');
}
