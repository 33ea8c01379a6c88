import type { DatabaseFacts } from '../../facts/read-database-facts';
import { should, type Check } from '../../finding';

export const cashCheck: Check = {
  name: 'cash',
  find: ({ database }) =>
    database
      ? [...database.cashDifferences.map(describeDifferences), ...database.oldCash.map(describeOld)]
      : [],
};

const describeDifferences = ({ country, orders }: DatabaseFacts['cashDifferences'][number]) =>
  should(
    `In the last week, cash was reported in ${country.toLowerCase()} that differs from the amount due (orders: ${orders}).`,
    `For information: "npm run cash -- differences --country ${country.toLowerCase()} --days 7" lists them. This line disappears a week after the report; report another amount only where the first one was wrong.`,
  );

const describeOld = ({ country, holders, amount }: DatabaseFacts['oldCash'][number]) =>
  should(
    `In ${country.toLowerCase()}, riders and fleets (${holders}) have held cash for 8 days or longer: ${amount}.`,
    `"npm run cash -- due --country ${country.toLowerCase()}" lists it by age. Collect it, and book it with "hand-in" or "remit".`,
  );
