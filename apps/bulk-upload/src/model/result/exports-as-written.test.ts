import { describe, expect, it } from '@jest/globals';
import { openSheet, toCsv } from '../../testing/open-sheet';

// Headings as the systems export them today; only some of them are read.

const SHOPIFY =
  'Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Accepts Marketing,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem compare at price,Lineitem sku,Lineitem requires shipping,Lineitem taxable,Lineitem fulfillment status,Billing Name,Billing Street,Billing Address1,Billing Address2,Billing Company,Billing City,Billing Zip,Billing Province,Billing Country,Billing Phone,Shipping Name,Shipping Street,Shipping Address1,Shipping Address2,Shipping Company,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Shipping Phone,Notes,Note Attributes,Cancelled at,Payment Method,Payment Reference,Refunded Amount,Vendor,Outstanding Balance,Employee,Location,Device ID,Id,Tags,Risk Level,Source,Lineitem discount,Tax 1 Name,Tax 1 Value,Tax 2 Name,Tax 2 Value,Phone,Receipt Number,Duties';
const WOOCOMMERCE =
  'order_id,order_number,order_date,status,shipping_total,order_total,order_currency,payment_method,payment_method_title,billing_first_name,billing_last_name,billing_phone,billing_address_1,billing_city,shipping_first_name,shipping_last_name,shipping_address_1,shipping_address_2,shipping_postcode,shipping_city,customer_note,line_item_1';
const SHOPEE =
  'Order ID,Order Status,Tracking Number*,Order Creation Date,Order Paid Time,Product Name,Original Price,Deal Price,Quantity,Product Subtotal,Buyer Paid Shipping Fee,Grand Total,Username (Buyer),Receiver Name,Phone Number,Delivery Address,Town,City,Remark from buyer,Note';
const LAZADA =
  'orderItemId,deliveryType,createTime,orderNumber,customerName,shippingName,shippingAddress,shippingAddress2,shippingPhone,shippingCity,billingName,payMethod,paidPrice,unitPrice,shippingFee,itemName,status';
const SMARTSTORE =
  '상품주문번호,주문번호,발송일,구매자명,수취인명,주문상태,상품명,수량,상품가격,최종 상품별 총 주문금액,수취인연락처1,통합배송지,구매자연락처,배송메세지,결제수단';
const TRENDYOL =
  'Paket No,Sipariş Tarihi,Sipariş Numarası,Alıcı,Teslimat Adresi,İl,İlçe,Ürün Adı,Sipariş Statüsü,Adet,Birim Fiyatı,Satış Tutarı,İndirim Tutarı,Faturalanacak Tutar,Müşteri Telefonu';
const SQUARE =
  'Order,Order Date,Currency,Order Subtotal,Order Total,Fulfillment Date,Fulfillment Type,Fulfillment Status,Fulfillment Notes,Recipient Name,Recipient Phone,Recipient Address,Recipient Address 2,Recipient City,Item Quantity,Item Name,Item Price';

const exported = (headings: string, ...lines: Readonly<Record<string, string>>[]): string => {
  const names = headings.split(',');
  return toCsv([names, ...lines.map((line) => names.map((name) => line[name] ?? ''))]);
};
const verdicts = ({ rows }: ReturnType<typeof openSheet>) => rows.map(({ verdict }) => verdict);

describe('an export of Shopify', () => {
  const order = {
    Currency: 'MYR',
    'Lineitem quantity': '1',
    'Lineitem name': 'Mee',
    'Shipping Name': 'Tan Wei',
    'Shipping Street': '12 Jalan Ipoh, Unit 3',
    'Shipping Address1': '12 Jalan Ipoh',
    'Shipping Address2': 'Unit 3',
    'Shipping City': 'Kuala Lumpur',
    'Shipping Phone': "'+60123456780",
    'Financial Status': 'paid',
    'Payment Method': 'Stripe',
    Total: '20.00',
  };
  const open = (...lines: Readonly<Record<string, string>>[]) =>
    openSheet('MY', exported(SHOPIFY, ...lines.map((line) => ({ ...order, ...line }))));

  it('has many columns, names the unit once, and does not read the order number as a name', () => {
    const { rows, isClear } = open({ Name: '#1001' });
    expect([isClear, rows]).toMatchObject([
      true,
      [
        {
          verdict: 'good',
          amount: 20,
          payment: 'PAID',
          values: { unit: 'Unit 3', dropoff_address: '12 Jalan Ipoh, Kuala Lumpur' },
        },
      ],
    ]);
  });

  it('leaves out orders that are refunded, cancelled or already sent', () => {
    const opened = open(
      { Name: '#1', 'Financial Status': 'refunded' },
      { Name: '#2', 'Cancelled at': '2026-11-26 10:00:00 +0800' },
      { Name: '#3', 'Fulfillment Status': 'fulfilled' },
      { Name: '#4', 'Fulfillment Status': 'unfulfilled' },
    );
    expect(verdicts(opened)).toEqual(['closed', 'closed', 'closed', 'good']);
  });

  it('asks when the payment state contradicts the method', () => {
    const cash = 'Cash on Delivery (COD)';
    const opened = open(
      { Name: '#1', 'Financial Status': 'pending', 'Payment Method': cash },
      { Name: '#2', 'Financial Status': 'paid', 'Payment Method': cash },
      { Name: '#3', 'Financial Status': 'pending' },
      {
        Name: '#4',
        'Financial Status': 'partially_paid',
        'Payment Method': cash,
        'Outstanding Balance': '5.00',
      },
    );
    expect(verdicts(opened)).toEqual(['good', 'payment_method', 'payment_method', 'amount']);
    expect(opened.rows[0]?.payment).toBe('CASH_ON_DELIVERY');
  });

  it('asks about an amount in the currency of another country', () => {
    expect(verdicts(open({ Name: '#1', Currency: 'USD' }, { Name: '#2' }))).toEqual(['amount', 'good']);
  });

  it('is scheduled by its attributes', () => {
    const attributes = 'Delivery Date: 2026-11-28\nDelivery Time: 18:30\nGift: yes';
    expect(open({ Name: '#1', 'Note Attributes': attributes }).rows[0]?.at).toBe('2026-11-28 18:30');
  });
});

describe('an export of WooCommerce', () => {
  const order = {
    order_number: '501',
    status: 'processing',
    order_total: '45.90',
    order_currency: 'EUR',
    payment_method_title: 'Per Nachnahme',
    billing_phone: '01712345678',
    billing_first_name: 'Jürgen',
    shipping_first_name: 'Anna',
    shipping_last_name: 'Berg',
    shipping_address_1: 'Torstraße 61',
    shipping_city: 'Berlin',
  };
  const open = (line: Readonly<Record<string, string>>) =>
    openSheet('DE', exported(WOOCOMMERCE, { ...order, ...line })).rows[0];

  it('reads the receiver and collects the total', () => {
    expect(open({})).toMatchObject({
      verdict: 'good',
      amount: 45.9,
      payment: 'CASH_ON_DELIVERY',
      values: { customer_name: 'Anna Berg', dropoff_address: 'Torstraße 61, Berlin' },
    });
  });

  it.each([
    ['cancelled', 'Kreditkarte', 'closed'],
    ['failed', 'Kreditkarte', 'closed'],
    ['on-hold', 'Kreditkarte', 'payment_method'],
    ['processing', 'Direkte Banküberweisung', 'payment_method'],
    ['processing', 'Kreditkarte', 'good'],
  ])('reads an order in state %s paid by %s as %s', (status, payment_method_title, verdict) => {
    expect(open({ status, payment_method_title })?.verdict).toBe(verdict);
  });
});

it('joins lines of Shopee with a repeated customer into one order with one total', () => {
  const order = {
    'Order ID': '2611ABC',
    'Order Status': 'To ship',
    'Grand Total': '320.00',
    'Deal Price': '150.00',
    'Receiver Name': 'Maria Santos',
    'Phone Number': '639171234567',
    'Delivery Address': '12 Rizal St, Makati',
    City: 'Makati',
  };
  const { rows } = openSheet(
    'PH',
    exported(
      SHOPEE,
      { ...order, 'Product Name': 'Lumpia', Quantity: '2' },
      { ...order, 'Product Name': 'Halo', Quantity: '1' },
      { ...order, 'Order ID': '2611ABD', 'Order Status': 'Cancelled by buyer' },
    ),
  );
  expect(rows).toMatchObject([
    { verdict: 'good', amount: 320, values: { description: '2611ABC: 2 × Lumpia, 1 × Halo' } },
    { verdict: 'closed' },
  ]);
});

it('asks for the total of a Lazada order with several lines and never reads the price before discount', () => {
  const order = {
    deliveryType: 'Standard',
    customerName: 'Buyer Lee',
    shippingName: 'Amy Tan',
    shippingAddress: 'Blk 123 Ang Mo Kio Ave 3',
    shippingAddress2: '#08-45',
    shippingPhone: '6591234567',
    payMethod: 'COD',
    status: 'pending',
  };
  const { rows } = openSheet(
    'SG',
    exported(
      LAZADA,
      { ...order, orderNumber: '77', paidPrice: '12.50', unitPrice: '13.00', itemName: 'Kaya' },
      { ...order, orderNumber: '77', paidPrice: '7.50', unitPrice: '8.00', itemName: 'Butter' },
      { ...order, orderNumber: '78', paidPrice: '9.00', unitPrice: '10.00', itemName: 'Tea' },
    ),
  );
  expect(rows).toMatchObject([
    { verdict: 'amount', values: { amount: '12.50 + 7.50' } },
    { verdict: 'good', amount: 9, payment: 'CASH_ON_DELIVERY', values: { unit: '#08-45' } },
  ]);
});

it('reads the discounted total of Smartstore and leaves out cancelled orders', () => {
  const order = {
    구매자명: '김철수',
    수취인명: '이영희',
    상품명: '김치',
    수량: '2',
    상품가격: '10000',
    '최종 상품별 총 주문금액': '19000',
    수취인연락처1: '010-1234-5678',
    구매자연락처: '010-9999-8888',
    통합배송지: '서울특별시 강남구 테헤란로 152',
    결제수단: '신용카드',
  };
  const { rows } = openSheet(
    'KR',
    exported(SMARTSTORE, { ...order, 주문번호: '1' }, { ...order, 주문번호: '2', 주문상태: '취소완료' }),
  );
  expect(rows).toMatchObject([
    { verdict: 'good', amount: 19_000, payment: 'PAID', values: { customer_name: '이영희' } },
    { verdict: 'closed' },
  ]);
});

it('reads the billed total of Trendyol and leaves out cancelled orders', () => {
  const order = {
    Alıcı: 'İbrahim Şahin',
    'Teslimat Adresi': 'Tunalı Hilmi Caddesi 64',
    İl: 'Ankara',
    İlçe: 'Çankaya',
    'Birim Fiyatı': '50,00',
    'Satış Tutarı': '100,00',
    'Faturalanacak Tutar': '90,00',
    'Müşteri Telefonu': '905321112233',
  };
  const { rows } = openSheet(
    'TR',
    exported(
      TRENDYOL,
      { ...order, 'Sipariş Numarası': '1' },
      { ...order, 'Sipariş Numarası': '2', 'Sipariş Statüsü': 'İptal Edildi' },
    ),
  );
  expect(rows).toMatchObject([
    { verdict: 'good', amount: 90, values: { dropoff_address: 'Tunalı Hilmi Caddesi 64, Çankaya, Ankara' } },
    { verdict: 'closed' },
  ]);
});

it('never reads a Square order with a fulfilment date as instant', () => {
  const order = {
    Order: 'A1',
    Currency: 'SGD',
    'Order Total': '24.00',
    'Fulfillment Status': 'Proposed',
    'Recipient Name': 'John Smith',
    'Recipient Phone': '91234567',
    'Recipient Address': '10 Orchard Road',
    'Item Name': 'Cake',
    'Item Quantity': '1',
  };
  const open = (date: string) =>
    openSheet('SG', exported(SQUARE, { ...order, 'Fulfillment Date': date })).rows[0];
  expect(open('28/11/2026')).toMatchObject({ verdict: 'delivery_time', at: 'asked' });
  expect(open('')).toMatchObject({ verdict: 'good', at: 'instant', amount: 24 });
});

it.each([
  [
    'CoopCycle',
    'pickup.address,dropoff.address,dropoff.address.contactName,dropoff.address.telephone,dropoff.timeslot,amount',
    'X,5 Orchard Road,Amy Tan,91234567,2026-11-28 10:00 - 2026-11-28 11:00,20',
  ],
  [
    'Stuart',
    'dropoff_address,dropoff_contact_firstname,dropoff_contact_phone,pickup_at,amount',
    '5 Orchard Road,Amy,91234567,2026-11-28T10:00:00+08:00,20',
  ],
  [
    'Uber Direct',
    'dropoff_name,dropoff_phone_number,dropoff_address,dropoff_ready_dt,amount',
    'Amy,91234567,5 Orchard Road,2026-11-28T02:00:00Z,20',
  ],
])('never reads the time window of %s as instant', (_, heading, row) => {
  expect(openSheet('SG', `${heading}\n${row}`).rows[0]?.at).not.toBe('instant');
});
