import type { PaymentAccount } from '../../settings/payment-accounts';
import { findingsWhere, must, should, type Check } from '../finding';

/** Accounts without credentials are found by the settings' own rules. */
export const paymentsCheck: Check = {
  name: 'payments',
  find: ({ config, database }) => {
    if (!config) return [];
    const accounts = Object.entries(config.paymentAccounts);
    const stuck = database?.stuckCharges ?? 0;
    return [
      ...accounts.flatMap(([country, { account }]) => judgeAccount(country.toLowerCase(), account)),
      ...findingsWhere([
        stuck > 0,
        should(
          `${stuck} charges are stuck: the provider refused to cancel or refund them.`,
          'Look up "reference" of the rows of payment_charges in state STUCK at the provider (docs/how-to/payments.md).',
        ),
      ]),
    ];
  },
};

const judgeAccount = (country: string, account: PaymentAccount) =>
  findingsWhere(
    [
      isTestAccount(account),
      must(
        `Cards of ${country} are charged at the test system of ${account.adapter}, which moves no money.`,
        `Put the live account of ${country} into PAYMENT_CREDENTIALS.`,
      ),
    ],
    [
      account.webhookKeys.length === 0,
      should(
        `The account of ${account.adapter} in ${country} has no webhook key, so lost answers are found late.`,
        `Add webhook_keys of ${country} to PAYMENT_CREDENTIALS (docs/how-to/payments.md).`,
      ),
    ],
  );

const isTestAccount = (account: PaymentAccount): boolean =>
  account.adapter === 'adyen' ? account.environment === 'test' : account.apiUrl.includes('//apitest.');
