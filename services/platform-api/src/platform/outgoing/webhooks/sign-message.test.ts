import { expect, it } from '@jest/globals';
import { newWebhookSecret, signMessage } from './sign-message';

// The published example of Standard Webhooks; its package `standardwebhooks` gives the same.
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const CONTENT = {
  messageId: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1_614_265_330,
  body: '{"test": 2432232314}',
};
const SIGNATURE = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';

it('signs as the published example of Standard Webhooks', () => {
  expect(signMessage([SECRET], CONTENT)).toEqual({
    'webhook-id': CONTENT.messageId,
    'webhook-timestamp': '1614265330',
    'webhook-signature': SIGNATURE,
  });
});

it('signs with the old secret as well during a rotation', () => {
  const signatures = signMessage([newWebhookSecret(), SECRET], CONTENT)['webhook-signature']?.split(' ');
  expect(signatures).toHaveLength(2);
  expect(signatures?.[1]).toBe(SIGNATURE);
});
