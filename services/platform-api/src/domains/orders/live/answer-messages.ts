import { outgoingLiveMessage, type OutgoingLiveMessage } from '@courier/api-client/contract';
import { findMalformedText } from '../../../platform/calls/malformed-text';
import { sessionAccount } from '../../../platform/requests/session';
import { hasEnded } from '../../accounts';
import { requestWithRetry } from './request-with-retry';
import type { Channel, ChannelTable } from './channel-table';
import type { LiveDeps } from './live-deps';
import { subscribe } from './subscribe';
import { redeemTicket } from './tickets';

/**
 * Answers the messages of one channel. Messages that arrive during an answer are answered together afterwards;
 * unreadable and forbidden ones are ignored.
 */
export function createAnswers(deps: LiveDeps, channels: ChannelTable, channel: Channel) {
  let waiting: OutgoingLiveMessage[] = [];
  let isAnswering = false;

  const respondToAll = async () => {
    // Messages of one network read form one batch.
    await Promise.resolve();
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await subscribe(
        deps,
        channels,
        channel,
        batch.filter((message) => message.action === 'subscribeToVendor'),
      );
      for (const message of batch)
        if (message.action === 'renew') await renew(deps, channels, channel, message.ticket);
    }
  };
  return (text: string): void => {
    const message = readMessage(text);
    if (!message) return;
    waiting.push(message);
    if (isAnswering) return;
    isAnswering = true;
    respondToAll()
      .catch(() => channel.socket.close(1011))
      .finally(() => (isAnswering = false));
  };
}

/** Replaces the session of the channel with that of a new ticket, if it is of the same user. */
async function renew(deps: LiveDeps, channels: ChannelTable, channel: Channel, ticket: string) {
  const session = await requestWithRetry(() => redeemTicket(deps, ticket));
  if (!session || sessionAccount(session) !== sessionAccount(channel.session) || !channels.all.has(channel))
    return;
  channels.renew(channel, session);
  const expires_in = session.expiresAt - deps.clock.nowSeconds();
  channel.socket.send(JSON.stringify({ action: 'renewed', expires_in }));
  // The session may have ended before the channel was registered.
  if (await requestWithRetry(() => hasEnded(deps, session))) channel.socket.close(4401, 'signed out');
}

/** Null for unknown and unreadable messages. */
function readMessage(text: string): OutgoingLiveMessage | null {
  try {
    const message = outgoingLiveMessage.safeParse(JSON.parse(text));
    return message.success && findMalformedText(message.data) === null ? message.data : null;
  } catch {
    return null;
  }
}
