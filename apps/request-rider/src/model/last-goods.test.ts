import { expect, it } from '@jest/globals';
import { buildOrder } from '@courier/api-client/testing';
import { findLastOrder } from './last-goods';

const orderFrom = (phone_number: string, description: string) => {
  const order = buildOrder({});
  return {
    ...order,
    customer: { ...order.customer, phone_number },
    order: { ...order.order, description },
  };
};
const ORDERS = [
  orderFrom('+886912048317', 'One milk tea'),
  orderFrom('+886912048317', 'Two boxes of tea'),
  orderFrom('+886987654321', ''),
];
const lastGoods = (phone: string) => findLastOrder(ORDERS, phone, '+886')?.order.description;

it.each(['912048317', '0912048317', '0912 048 317', '912-048-317'])(
  'finds the newest order of the customer with %s',
  (phone) => {
    expect(lastGoods(phone)).toBe('One milk tea');
  },
);

it.each(['', '0912', '912048318', '987654321'])('finds none for %j', (phone) => {
  expect(lastGoods(phone)).toBeUndefined();
});
