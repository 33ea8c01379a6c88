import { should, type Check } from '../../finding';

export const cashCheck: Check = {
  name: 'cash',
  find: ({ database }) =>
    (database?.cashDifferences ?? []).map(({ country, orders }) =>
      should(
        `The cash of orders of the last week in ${country.toLowerCase()} differs from the amount due (${orders}).`,
        `Run "npm run cash -- differences --country ${country.toLowerCase()} --days 7", which lists them, and settle them with the fleet or rider.`,
      ),
    ),
};
