import { should, type Check } from '../../finding';

/** A key is renewed every thirty days. */
const OLD_SECONDS = 45 * 86_400;

export const keysCheck: Check = {
  name: 'signing keys',
  find: ({ database, nowSeconds }) => {
    const createdAt = database?.tokenKeyCreatedAt ?? null;
    if (createdAt === null || createdAt > nowSeconds - OLD_SECONDS) return [];
    const days = Math.floor((nowSeconds - createdAt) / 86_400);
    return [
      should(
        `The newest key that signs tokens is ${days} days old, but the server renews it every 30 days.`,
        'Let the server run, and look for "keys" in its log.',
      ),
    ];
  },
};
