import type { BusTransport } from './live-bus-shared';
import { connectRedis } from '../redis-client';

export interface RedisTransport extends BusTransport {
  isReady(): boolean;
  close(): Promise<void>;
}

/**
 * Transport by a Redis channel. Both connections reconnect automatically.
 * @param deployment instances with the same name share messages
 * @throws ConnectionError when Redis cannot be reached at the start
 */
export async function openRedisTransport(url: string, deployment: string): Promise<RedisTransport> {
  const channel = `courier_instances:${deployment}`;
  const messageListeners: ((text: string) => void)[] = [];
  const breakListeners: { lost(): void; back(): void }[] = [];
  let isClosed = false;
  let isLost = false;
  // The bus keeps unsent messages and sends them with newer ones.
  const { client: publisher, close: closePublisher } = await connectRedis(url);
  const { client: subscriber, close: closeSubscriber } = await connectRedis(url);
  const lose = () => {
    if (isClosed || isLost) return;
    isLost = true;
    for (const { lost } of breakListeners) lost();
  };
  const recover = async () => {
    if (isClosed || !isLost) return;
    // Redis answers it after the subscription.
    await subscriber.ping();
    isLost = false;
    for (const { back } of breakListeners) back();
  };
  subscriber.on('error', lose);
  subscriber.on('reconnecting', lose);
  subscriber.on('ready', () => void recover().catch(() => undefined));
  await subscriber.subscribe(channel, (text) => messageListeners.forEach((tell) => tell(text)));
  return {
    send: async (texts) => {
      await Promise.all(texts.map((text) => publisher.publish(channel, text)));
    },
    onMessage: (listener) => void messageListeners.push(listener),
    onBreak: (listener) => void breakListeners.push(listener),
    isReady: () => publisher.isReady && subscriber.isReady,
    close: async () => {
      isClosed = true;
      closePublisher();
      closeSubscriber();
    },
  };
}
