import type { Order } from '@courier/api-client';
import { pathBetween, pathLength, pointAlong } from '@courier/api-client/order-rules';
import { buildOrder, buildRider, type FakeBackend } from '@courier/api-client/testing';

const SHOP = { latitude: 25.0418, longitude: 121.5519 };
const nowSeconds = () => Math.floor(Date.now() / 1000);

const PEOPLE = [
  ['Lin Chia-hao', 'No. 17, Ln. 240, Guangfu S. Rd.', 25.0385, 121.5571, 'COURIER_LEFT_VENDOR', 640],
  ['Huang Shu-fen', '5F, No. 88, Sec. 4, Xinyi Rd.', 25.0333, 121.5562, 'NEAR_CUSTOMER', 1280],
  ['Wu Po-han', 'B1, No. 201, Sec. 2, Anhe Rd.', 25.0291, 121.5516, 'PICKED_UP', 415],
  ['Kuo Ming-che', 'No. 8, Ln. 77, Sec. 2, Anhe Rd.', 25.0302, 121.5509, 'WAITING_FOR_TRANSPORT', 1140],
  [
    'Chou Ya-ting',
    '6F, No. 210, Sec. 3, Zhongxiao E. Rd.',
    25.0417,
    121.5436,
    'COURIER_ACCEPTED_DELIVERY',
    520,
  ],
  ['Peng Shao-wei', '2F, No. 29, Sec. 1, Da’an Rd.', 25.0411, 121.5465, 'DELIVERED', 310],
] as const;

export function addDemoOrders(backend: FakeBackend): void {
  PEOPLE.forEach(([name, address, latitude, longitude, status, amount], index) => {
    const template = buildOrder();
    backend.addOrder(
      buildOrder({
        status,
        created_at: nowSeconds() - 600 - index * 90,
        updated_at: nowSeconds(),
        rider_id: `r-${index}`,
        origin_eta: nowSeconds() + 300,
        destination_eta: nowSeconds() + 900 + index * 60,
        customer: {
          ...template.customer,
          name,
          location: { ...template.customer.location, address, latitude, longitude },
        },
        order: { ...template.order, amount },
      }),
    );
    backend.state.riders.set(
      `r-${index}`,
      buildRider({ rider_id: `r-${index}`, name: 'Wang Chun-kai', ...SHOP }),
    );
  });
  for (let day = 1; day <= 40; day++) {
    backend.addOrder(
      buildOrder({
        status: day % 9 === 0 ? 'CANCELLED' : 'DELIVERED',
        created_at: nowSeconds() - day * 43_200,
      }),
    );
  }
}

export function moveRiders(backend: FakeBackend): void {
  const startedAt = Date.now();
  setInterval(() => {
    for (const order of backend.state.orders.values())
      placeRiderOnWay(backend, order, (Date.now() - startedAt) / 1000);
  }, 1000);
}

function placeRiderOnWay(backend: FakeBackend, order: Order, seconds: number): void {
  const rider = order.rider_id === null ? undefined : backend.state.riders.get(order.rider_id);
  if (!rider) return;
  const { latitude, longitude } = order.customer.location;
  const path = pathBetween(SHOP, { latitude, longitude });
  const position = pointAlong(path, (seconds * 8) % pathLength(path));
  backend.state.riders.set(rider.rider_id, { ...rider, ...position, updated_at: nowSeconds() });
}
