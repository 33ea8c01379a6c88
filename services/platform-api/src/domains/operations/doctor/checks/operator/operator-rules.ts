import { must, should, type Check } from '../../finding';

/** Tariffs, delivery areas and service hours. */
export const operatorRulesCheck: Check = {
  name: 'tariffs',
  find: ({ database }) => {
    if (!database) return [];
    const { countriesWithRules, fleetKeys, riders, priceJumps } = database;
    const priced = countriesWithRules.tariffs;
    if (priced.length === 0)
      return [
        must(
          'No tariff is in force, so no delivery has a price.',
          'Write your prices into a file (docs/operating.md) and run "npm run tariffs -- import <file>".',
        ),
      ];
    const delivered = [...new Set([...fleetKeys, ...riders].map(({ country }) => country))];
    return [
      ...priceJumps.map(({ country, sample }) =>
        should(
          `A price in ${country.toLowerCase()} changed by more than three times since the day before: ${sample}.`,
          `If that is not meant, run "npm run tariffs -- history --country ${country.toLowerCase()}" and undo the version.`,
        ),
      ),
      ...delivered
        .filter((country) => !priced.includes(country))
        .map((country) =>
          should(
            `A fleet delivers in ${country.toLowerCase()}, where no tariff is in force.`,
            `Run "npm run tariffs -- import <file> --country ${country.toLowerCase()}".`,
          ),
        ),
      ...priced
        .filter((country) => !countriesWithRules.areas.includes(country))
        .map((country) =>
          should(
            `${country.toLowerCase()} has no delivery areas, so shops can order to any distance.`,
            `Run "npm run areas -- import <file> --country ${country.toLowerCase()}".`,
          ),
        ),
      ...priced
        .filter((country) => !countriesWithRules.hours.includes(country))
        .map((country) =>
          should(
            `${country.toLowerCase()} has no service hours, so shops can order around the clock.`,
            `Run "npm run hours -- import <file> --country ${country.toLowerCase()}".`,
          ),
        ),
    ];
  },
};
