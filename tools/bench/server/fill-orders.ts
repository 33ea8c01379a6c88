import { demoTariff } from '../../../services/demo/src/prices/demo-rules';
/**
 * SQL for the orders of five hundred shops. The busiest have most of them; the first is a parent with nine
 * outlets. Orders are from the last 180 days with a complete history, and the newest are still running. Works
 * on the embedded database and on PostgreSQL.
 */
export const SHOPS = 500;
export const OUTLETS = 9;
export const PARENT = 'b0001';
/** The same position for every shop and order, so that one quote is valid for all. */
export const SHOP_POSITION = { latitude: 25.0421, longitude: 121.5443 };
export const DESTINATION = { latitude: 25.0376, longitude: 121.5573 };

export const shopId = (shop: number): string => `b${String(shop).padStart(4, '0')}`;
/** An order of each shop for repeated changes. */
export const openOrderId = (shop: number): string => `${shopId(shop)}-open`;

const SHOP = (number: string) => `'b' || lpad((${number})::text, 4, '0')`;

/** The members: the demo owner owns the parent, `solo@demo.test` the five hundred. */
export const SHOP_STATEMENTS: readonly string[] = [
  `insert into vendors select
     ${SHOP('shop')}, 'TW', case when shop between 2 and ${OUTLETS + 1} then '${PARENT}' end, null, shop = 1, true, true,
     'Shop ' || shop, 'TWD', '[]'::jsonb, '+886227215001', 'Fuxing S. Rd.', '', 'Taipei City', 'TW',
     ${SHOP_POSITION.latitude}, ${SHOP_POSITION.longitude}, '106', 'Fuxing S. Rd.', '1', '', '',
     '{"PAID": true, "CASH_ON_DELIVERY": true}'::jsonb, 15, 0, 0
   from generate_series(1, ${SHOPS}) as shop`,
  `insert into vendor_members select id, '${PARENT}' from users where email = 'owner@demo.test' and country = 'TW'`,
  `insert into vendor_members select users.id, vendor_id from users, vendors
   where email = 'solo@demo.test' and users.country = 'TW' and vendor_id like 'b0%'`,
];

/**
 * Turns the data into production data: the measurement runs in production mode without the simulator, but
 * with the demo accounts. Removes staging keys and updates the database's mark.
 */
export const PRODUCTION_STATEMENTS: readonly string[] = [
  ...['users', 'vendors', 'vouchers', 'riders'].map((table) => `update ${table} set origin = 'use'`),
  `delete from server_keys where environment <> 'prd'`,
  `delete from payment_keys where environment <> 'prd'`,
  `update deployment set environment = 'prd'`,
  `insert into operator_rules (kind, country, content, valid_from, made_at, made_by)
   values ('tariffs', 'TW', '${JSON.stringify([demoTariff('TW')])}', 0, 0, 'bench')`,
];

const DELIVERY = `array['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY', 'RECEIVED_BY_VENDOR', 'ACCEPTED_BY_VENDOR', 'NEAR_VENDOR', 'PICKED_UP',
  'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER', 'DELIVERED']`;

/** The end of a `with` statement that inserts orders without vouchers and, as the server does, the lines of their fees. */
export const insertWithCharges = (insertOrders: string): string =>
  `placed as (${insertOrders} returning order_id, created_at, delivery_fee_minor)
   insert into order_charges (order_id, line, kind, amount_minor, occurred_at, actor)
   select order_id, line, kind, amount_minor, created_at, 'shop'
   from placed, lateral (values (0, 'base', delivery_fee_minor / 2),
     (1, 'distance', delivery_fee_minor - delivery_fee_minor / 2)) as lines (line, kind, amount_minor)`;

/** `random()` is seeded, so every run gets the same orders. */
export const orderStatements = (orders: number): readonly string[] => [
  `create temporary table drawn as
   select number, ${SHOP(`1 + floor(${SHOPS} * power(random(), 2))`)} as shop, ceil(extract(epoch from now()))::bigint - 60
     - floor(random() * 180 * 86400)::bigint as at, random() as luck
   from (select setseed(0.42)) as seed, generate_series(1, ${orders}) as number`,
  `with ${insertWithCharges(`insert into orders
   select shop || '-' || to_char(to_timestamp(at), 'YYMM') || substr(md5(number::text), 1, 14), 'TW', shop, at, at + 2400,
     null, case when at > extract(epoch from now()) - 1800 then 'RECEIVED' when luck < 0.06 then 'CANCELLED' else 'DELIVERED' end,
     'Lin Chia-hao', '+8869' || lpad((number % 100000000)::text, 8, '0'),
     '12F-3, No. 17, Ln. 240, Guangfu S. Rd., Xinyi Dist.', ${DESTINATION.latitude} + luck / 100,
     ${DESTINATION.longitude} - luck / 100, 'Ring twice', ${SHOP_POSITION.latitude}, ${SHOP_POSITION.longitude},
     '2 × winter melon tea, 1 × pineapple cake', 10000 + (luck * 90000)::bigint, 'TWD', 'PAID', null, luck < 0.3, null,
     7500, null, null, null, case when luck < 0.06 then null else 'r-tw-' || (number % 300) end, null, null,
     case when luck < 0.06 then 'CUSTOMER_CANCELLED' end, case when luck < 0.06 then 'USER' end, '[]'::jsonb, false
   from drawn order by at`)}`,
  `with ${insertWithCharges(`insert into orders
   select filled.*
   from (select to_jsonb(orders) as row from orders where vendor_id like 'b0%' limit 1) as sample,
     (select vendor_id from vendors where vendor_id like 'b0%') as shops,
     jsonb_populate_record(null::orders, sample.row || jsonb_build_object('order_id', shops.vendor_id || '-open',
       'vendor_id', shops.vendor_id, 'status', 'RECEIVED', 'rider_id', null, 'cancellation_reason', null,
       'cancelled_by', null)) as filled`)}`,
  `insert into order_status_history
   select order_id, step - 1, case when status = 'CANCELLED' and step = 3 then 'CANCELLED' else (${DELIVERY})[step] end,
     created_at + 200 * (step - 1)
   from orders, generate_series(1, 12) as step
   where vendor_id like 'b0%'
     and step <= case status when 'DELIVERED' then 12 when 'CANCELLED' then 3 else 2 end
   order by order_id, step`,
  `drop table drawn`,
];

/** Disables foreign key checks while filling; needs the server's owner. */
export const QUICK_FILL = `set session_replication_role = replica`;
/** Indexes that slow down filling; recreated from their definitions. */
export const PLAIN_INDEXES = `select indexname as name, indexdef as definition from pg_indexes
  where tablename = 'orders' and schemaname = 'public' and indexname not like '%_pkey'`;
