import { expect, it } from '@jest/globals';
import { messageLink } from './message-links';

const TEXT = 'تتبّع طلبك: https://send.demo.test/tracking/v1-1?a=1&b=2';

it.each([
  ['sms', '+965 5000-1234', 'sms:+96550001234?body='],
  ['whatsapp', '+49 (151) 2345678', 'https://wa.me/491512345678?text='],
  ['line', '+886912345678', 'https://line.me/R/share?text='],
] as const)('%s opens with the whole message', (messenger, phone, start) => {
  const link = messageLink(messenger, phone, TEXT);
  expect(link.startsWith(start)).toBe(true);
  expect(decodeURIComponent(link.slice(start.length))).toBe(TEXT);
});

it('never includes the number of a customer in a LINE link', () => {
  expect(messageLink('line', '+886912345678', 'x')).not.toContain('912345678');
});
