import type { SubscribeToVendor } from '@courier/api-client/contract';
import { ownedAmong } from '../../../platform/calls/ownership';
import { LIVE_ADDRESS } from '../../../platform/security/request-form';
import { recordSecurityEvent } from '../../../platform/security/security-events';
import { requestWithRetry } from './request-with-retry';
import type { Channel, ChannelTable } from './channel-table';
import type { LiveDeps } from './live-deps';

/**
 * Subscribes a channel to the requested vendors that its session owns, with one query for all. The answers keep the
 * order of the requests; vendors that the session does not own get no answer.
 */
export async function subscribe(
  deps: LiveDeps,
  channels: ChannelTable,
  channel: Channel,
  asked: readonly SubscribeToVendor[],
): Promise<void> {
  const { db, clock } = deps;
  if (asked.length === 0 || channel.session.expiresAt <= clock.nowSeconds()) return;
  const owned = await requestWithRetry(() =>
    ownedAmong(db, channel.session, {
      vendorIds: asked.map(({ vendor_id }) => vendor_id),
      parentIds: asked.flatMap((one) => (one.include_outlets ? [one.vendor_id] : [])),
    }),
  );
  if (!channels.all.has(channel)) return;
  const ids = new Set(owned.map(({ vendor_id }) => vendor_id));
  if (asked.some(({ vendor_id }) => !ids.has(vendor_id))) {
    const { country, kind } = channel.session;
    recordSecurityEvent(deps, 'not-owned', { call: LIVE_ADDRESS, country, session: kind });
  }
  for (const { vendor_id, include_outlets } of asked) {
    if (!ids.has(vendor_id)) continue;
    const outlets = include_outlets ? owned.filter((one) => one.parent_vendor_id === vendor_id) : [];
    channels.listen(channel, vendor_id, [vendor_id, ...outlets.map((one) => one.vendor_id)]);
    channel.socket.send(JSON.stringify({ action: 'subscribe_ok', vendor_id }));
  }
}
