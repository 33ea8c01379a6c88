import { should, type Check } from '../../finding';

export const cashCheck: Check = {
  name: 'cash',
  find: ({ database }) =>
    (database?.cashDifferences ?? []).map(({ country, orders }) =>
      should(
        `In the last week, cash was reported in ${country.toLowerCase()} that differs from the amount due (orders: ${orders}).`,
        `For information: "npm run cash -- differences --country ${country.toLowerCase()} --days 7" lists them. This line disappears a week after the report; report another amount only where the first one was wrong.`,
      ),
    ),
};
