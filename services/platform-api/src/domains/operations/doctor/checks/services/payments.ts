import type { CountryCode } from '@courier/config';
import { listByCountry, type ByCountry } from '../../../../../settings/readers/by-country';
import { ADAPTER_METHODS, type PaymentAccount } from '../../../../../settings/payment-accounts';
import type { CardFacts, WaitingCards } from '../../facts/read-card-facts';
import { findingsWhere, must, should, type Check, type Finding } from '../../finding';

type Accounts = ByCountry<{ account: PaymentAccount }>;

const GUIDE = 'docs/how-to/payments.md';
/** Hourly repetitions of the worker begin after 13 minutes. */
const REMOVAL_SECONDS = 86_400;

/** Accounts without credentials are found by the settings' own rules. */
export const paymentsCheck: Check = {
  name: 'payments',
  find: ({ config, database, nowSeconds }) => {
    if (!config) return [];
    const { paymentAccounts } = config;
    return [
      ...listByCountry(paymentAccounts).flatMap(([country, { account }]) => checkAccount(country, account)),
      ...(database ? checkCards(database.cards, paymentAccounts, nowSeconds) : []),
    ];
  },
};

function checkAccount(country: CountryCode, account: PaymentAccount): Finding[] {
  const code = country.toLowerCase();
  return findingsWhere(
    [
      isTestAccount(account),
      must(
        `Cards of ${code} are charged at the test system of ${account.adapter}, which moves no money.`,
        `Put the live account of ${code} into PAYMENT_CREDENTIALS.`,
      ),
    ],
    [
      account.webhookKeys.length === 0,
      should(
        `The account of ${account.adapter} in ${code} has no webhook key, so lost answers are found late.`,
        `Add webhook_keys of ${code} to PAYMENT_CREDENTIALS (${GUIDE}).`,
      ),
    ],
  );
}

const isTestAccount = (account: PaymentAccount): boolean =>
  account.adapter === 'adyen' ? account.environment === 'test' : account.apiUrl.includes('//apitest.');

const checkCards = (
  { stuckCharges, stuckRefunds, countriesWithCards, waitingCards }: CardFacts,
  accounts: Accounts,
  nowSeconds: number,
): Finding[] => [
  ...listByCountry(accounts)
    .map(([country]) => country)
    .filter((country) => !countriesWithCards.includes(country))
    .map((country) =>
      should(
        `${country.toLowerCase()} has an account for cards, but no business there may pay by card.`,
        `Write the line "${country},,card,yes" into a file and run "npm run payment-methods -- import <file>" (${GUIDE}).`,
      ),
    ),
  ...countriesWithCards
    .filter((country) => !(country in accounts))
    .map((country) =>
      should(
        `Businesses of ${country.toLowerCase()} may pay by card, but the settings have no account there, so the form does not offer it.`,
        `Add ${country.toLowerCase()} to PAYMENT_PROVIDERS and PAYMENT_CREDENTIALS, or take the cards back with "npm run payment-methods" (${GUIDE}).`,
      ),
    ),
  ...waitingCards.flatMap((cards) => checkWaitingCards(cards, accounts, nowSeconds)),
  ...findingsWhere(
    [
      stuckCharges.length > 0,
      should(
        `Card charges need a person (${stuckCharges.length}): ${describeStuck(stuckCharges)}.`,
        `Look up each reference at the provider, put it right there, and set the state of its row in payment_charges to what is true (${GUIDE}).`,
      ),
    ],
    [
      stuckRefunds.length > 0,
      should(
        `Refunds to cards need a person (${stuckRefunds.length}): ${describeStuck(stuckRefunds)}.`,
        `Look up each reference at the provider, refund it there if it is not, and set the state of its row in card_refunds to DONE (${GUIDE}).`,
      ),
    ],
  ),
];

const MOST_NAMED = 5;

function describeStuck(charges: CardFacts['stuckCharges']): string {
  const named = charges
    .slice(0, MOST_NAMED)
    .map(({ reference, country, orderId, reason }) =>
      [
        `${reference} of ${country.toLowerCase()}`,
        orderId === null ? 'without an order' : `for order ${orderId}`,
        `(${reason ?? 'no reason stored'})`,
      ].join(' '),
    );
  const more = charges.length - named.length;
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

function checkWaitingCards(
  { country, provider, count, oldestAtSeconds }: WaitingCards,
  accounts: Accounts,
  nowSeconds: number,
): Finding[] {
  const cards = `Cards that customers of ${country.toLowerCase()} removed (${count}) are still stored at the provider of ${provider}`;
  const account = accounts[country]?.account;
  if (account === undefined || ADAPTER_METHODS[account.adapter] !== provider)
    return [
      should(
        `${cards}, whose account is not in the settings.`,
        `Put its account back into PAYMENT_PROVIDERS until they are deleted, or delete the tokens of card_removals at the provider and then those rows (${GUIDE}).`,
      ),
    ];
  return findingsWhere([
    nowSeconds - oldestAtSeconds > REMOVAL_SECONDS,
    should(
      `${cards}, the oldest for more than a day.`,
      `Read "last_error" of the rows of card_removals (${GUIDE}).`,
    ),
  ]);
}
