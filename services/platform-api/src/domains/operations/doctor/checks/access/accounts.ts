import { must, type Check } from '../../finding';

export const accountsCheck: Check = {
  name: 'passwords',
  find: ({ accountsWithKnownPassword: emails }) =>
    emails.length === 0
      ? []
      : [
          must(
            `Accounts have the published password of the demonstration: ${emails.join(', ')}.`,
            'Have their owners choose another with "Forgot password", or delete these accounts.',
          ),
        ],
};
