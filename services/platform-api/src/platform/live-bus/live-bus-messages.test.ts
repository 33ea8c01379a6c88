import { expect, it } from '@jest/globals';
import { readBusMessage, writeBusMessages } from './live-bus-messages';

it('splits ids into messages that fit a NOTIFY and loses none', () => {
  const orders = Array.from({ length: 1000 }, (_, index) => `v1001-2611200${String(index).padStart(6, '0')}`);
  const texts = writeBusMessages({ from: 'a', orders, signOuts: ['茶'.repeat(500)], simulator: true });
  for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThan(8000);
  const read = texts.map((text) => readBusMessage(text));
  expect(read.flatMap((message) => message?.orders ?? [])).toEqual(orders);
  expect(read.flatMap((message) => message?.signOuts ?? [])).toHaveLength(1);
  expect(read.at(-1)).toEqual({ from: 'a', simulator: true });
  expect(texts.length).toBeLessThan(7);
});

it('sends nothing for an empty message, and ignores unreadable ones', () => {
  expect(writeBusMessages({ from: 'a' })).toEqual([]);
  expect(['', '{', '{"orders":[1]}', 'null'].map(readBusMessage)).toEqual([null, null, null, null]);
});
