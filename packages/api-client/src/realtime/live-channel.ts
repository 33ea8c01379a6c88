import { LIMITS } from '@courier/config';
import ReconnectingWebSocket from 'partysocket/ws';
import { OwnWebSocket } from '../http/own-platform';
import type { SubscribeToVendor } from '../live/live.messages';
import type { Order } from '../orders/order.schema';
import { liveAuthorization, liveUrl, type LiveTicket } from './live-address';
import { readLiveMessage } from './read-message';
import { createSessionRenewal } from './session-renewal';

type LiveChannelState = 'connected' | 'disconnected';

export interface LiveChannelOptions {
  /** `wss://…/live`, or a path on the page's own origin. */
  url: string;
  /** A new single-use ticket per connection; null where the server gives none. */
  ticket: () => Promise<LiveTicket | null>;
  /** Used without a ticket: one of `liveAuthorization`, or null without a session. */
  authorization: () => string | null;
  onOrderUpdate: (order: Order) => void;
  onState: (state: LiveChannelState) => void;
  /** The vendor is subscribed again after a gap; changes during the gap were missed. */
  onReconnect?: () => void;
  /** From 0 to 1; spreads the first wait. */
  random?: () => number;
  WebSocket?: typeof globalThis.WebSocket;
}

export interface LiveChannel {
  state(): LiveChannelState;
  /** Also after each reconnect. `includeOutlets` adds the orders of its outlets. */
  subscribe(vendorId: string, options?: { includeOutlets?: boolean }): void;
  /** Ends the channel for good. */
  close(): void;
}

const SPREAD = 0.5;
const CONNECT_TIMEOUT_MS = 10_000;

function reconnecting(
  address: () => Promise<string>,
  { random = Math.random, WebSocket = OwnWebSocket }: LiveChannelOptions,
  receive: (event: { data: unknown }) => void,
): ReconnectingWebSocket {
  const Socket = handingOver(WebSocket, receive);
  return new ReconnectingWebSocket(address, undefined, {
    minReconnectionDelay: LIMITS.liveReconnectMs * (1 + SPREAD * random()),
    maxReconnectionDelay: LIMITS.liveReconnectMaxMs,
    reconnectionDelayGrowFactor: 2,
    minUptime: 0,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    // The queue is kept here, so that a reconnect never sends an outdated subscription first.
    maxEnqueuedMessages: 0,
    ...(Socket ? { WebSocket: Socket } : {}),
  });
}

/** Delivers messages directly: the reconnecting socket copies each event first, which takes as long as parsing it. */
function handingOver(
  Base: typeof globalThis.WebSocket | undefined,
  receive: (event: { data: unknown }) => void,
): typeof globalThis.WebSocket | undefined {
  if (!Base) return undefined;
  return class extends Base {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      super.addEventListener('message', receive);
    }
    override addEventListener(type: string, listener: EventListenerOrEventListenerObject): void {
      if (type !== 'message') super.addEventListener(type, listener);
    }
  };
}

const subscriptionTo = (vendorId: string, includeOutlets: boolean): SubscribeToVendor => ({
  action: 'subscribeToVendor',
  vendor_id: vendorId,
  ...(includeOutlets ? { include_outlets: true } : {}),
});

/** Opens the live channel at once and keeps it open until `close`. */
export function createLiveChannel(options: LiveChannelOptions): LiveChannel {
  const queue: SubscribeToVendor[] = [];
  let current: SubscribeToVendor | null = null;
  let state: LiveChannelState = 'disconnected';
  let hasGap = false;
  let sessionSeconds: number | undefined;

  const socket = reconnecting(address, options, receive);
  const poll = setInterval(flush, LIMITS.liveQueuePollMs);
  const renewal = createSessionRenewal({
    ticket: options.ticket,
    renew: (ticket) => socket.send(JSON.stringify({ action: 'renew', ticket })),
  });

  async function address(): Promise<string> {
    const ticket = await options.ticket();
    sessionSeconds = ticket?.sessionSeconds;
    const value = ticket === null ? options.authorization() : liveAuthorization.ticket(ticket.ticket);
    if (value === null) throw new Error('The live channel needs a session');
    return liveUrl(options.url, value);
  }

  function flush(): void {
    // A closing socket drops messages: they stay queued for the next poll.
    while (queue.length > 0 && socket.readyState === socket.OPEN && socket.send(JSON.stringify(queue[0])))
      queue.shift();
  }

  function change(next: LiveChannelState): void {
    if (next === state) return;
    state = next;
    options.onState(next);
  }

  function open(): void {
    change('connected');
    renewal.begin(sessionSeconds);
    if (current && !queue.includes(current)) queue.unshift(current);
    flush();
  }

  function lose(): void {
    renewal.end();
    if (state === 'connected') hasGap = true;
    change('disconnected');
  }

  function receive(event: { data: unknown }): void {
    const message = readLiveMessage(event.data);
    if (message?.action === 'event') options.onOrderUpdate(message.data);
    // Data read before the subscription is active may be stale without a notification.
    if (message?.action !== 'subscribe_ok' || message.vendor_id !== current?.vendor_id || !hasGap) return;
    hasGap = false;
    options.onReconnect?.();
  }

  socket.addEventListener('open', open);
  socket.addEventListener('close', lose);
  socket.addEventListener('error', lose);

  return {
    state: () => state,
    subscribe: (vendorId, { includeOutlets = false } = {}) => {
      const isSame = current?.vendor_id === vendorId && (current.include_outlets ?? false) === includeOutlets;
      if (isSame) return;
      current = subscriptionTo(vendorId, includeOutlets);
      queue.push(current);
      flush();
    },
    close: () => {
      clearInterval(poll);
      socket.close();
      lose();
    },
  };
}
