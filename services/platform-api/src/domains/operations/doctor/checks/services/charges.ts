import { should, type Check } from '../../finding';

export const chargesCheck: Check = {
  name: 'charges',
  find: ({ database }) =>
    (database?.unsplitOrders ?? []).map(({ country, orders }) =>
      should(
        `In the last day, fees were stored without their lines in ${country.toLowerCase()} (orders: ${orders}), so that no bill can explain them.`,
        'Upgrade every instance to this release, and let no script write orders. This line disappears a day after the last such order.',
      ),
    ),
};
