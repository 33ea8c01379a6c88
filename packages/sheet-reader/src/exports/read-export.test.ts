import { describe, expect, it } from '@jest/globals';
import { BULK_COLUMNS } from '@courier/api-client/order-rules';
import { readExport } from './read-export';

function readRow(cells: Readonly<Record<string, string>>) {
  const found = readExport({
    heading: Object.keys(cells),
    rows: [{ number: 2, cells: Object.values(cells) }],
  });
  if (!found) return null;
  const [row] = found.sheet.rows;
  return Object.fromEntries(
    BULK_COLUMNS.map((column) => [column, row?.cells[found.mapping[column] ?? -1] ?? '']),
  );
}

describe('an export of a known system', () => {
  it.each([
    [
      'WooCommerce',
      {
        order_number: '71',
        shipping_first_name: 'Ana',
        shipping_last_name: 'Ruiz',
        shipping_address_1: 'Gran Vía 8',
        shipping_city: 'Madrid',
        billing_phone: '612345678',
        order_total: '21,50',
        payment_method_title: 'Tarjeta',
      },
      {
        customer_name: 'Ana Ruiz',
        customer_phone: '612345678',
        dropoff_address: 'Gran Vía 8, Madrid',
        amount: '21,50',
        payment_method: 'Tarjeta',
        description: '71',
      },
    ],
    [
      'Shopee',
      {
        'Order ID': '2411',
        'Receiver Name': 'Siti',
        'Phone Number': '60123456789',
        'Delivery Address': '12 Jalan Ipoh',
        'Product Name': 'Teh',
        Quantity: '2',
        'Deal Price': '5',
        'Grand Total': '10',
      },
      { customer_name: 'Siti', dropoff_address: '12 Jalan Ipoh', amount: '10', description: '2411: 2 × Teh' },
    ],
    [
      'Shopee in Taiwan',
      {
        訂單編號: '2411',
        收件者姓名: '林小姐',
        收件者電話: '0912048317',
        收件地址: '光復南路 17 號',
        商品名稱: '茶',
        數量: '1',
        買家總支付金額: '640',
      },
      {
        customer_name: '林小姐',
        customer_phone: '0912048317',
        dropoff_address: '光復南路 17 號',
        amount: '640',
        description: '2411: 1 × 茶',
      },
    ],
    [
      'Lazada',
      {
        orderNumber: '9',
        customerName: 'Buyer',
        shippingName: 'Somchai',
        shippingAddress: '73 Bamrung',
        shippingCity: 'Bangkok',
        shippingPhone: '0812345678',
        itemName: 'Cha',
        unitPrice: '350',
        payMethod: 'COD',
      },
      {
        customer_name: 'Somchai',
        dropoff_address: '73 Bamrung, Bangkok',
        payment_method: 'COD',
        description: '9: Cha',
        amount: '',
      },
    ],
    [
      'Smartstore',
      {
        주문번호: '5',
        구매자명: '박',
        수취인명: '김민수',
        수취인연락처1: '010-1234-5678',
        기본배송지: '세종대로 110',
        상세배송지: '3층',
        상품명: '차',
        수량: '2',
      },
      { customer_name: '김민수', dropoff_address: '세종대로 110, 3층', description: '5: 2 × 차' },
    ],
    [
      'Trendyol',
      {
        'Sipariş Numarası': '7',
        Alıcı: 'İbrahim Şahin',
        'Teslimat Adresi': 'Tunalı Hilmi 64',
        İlçe: 'Çankaya',
        Telefon: '05321112233',
        'Ürün Adı': 'Çay',
        Adet: '1',
      },
      {
        customer_name: 'İbrahim Şahin',
        dropoff_address: 'Tunalı Hilmi 64, Çankaya',
        description: '7: 1 × Çay',
      },
    ],
    [
      'Square',
      {
        Order: 'A1',
        'Order Total': '12.50',
        'Recipient Name': 'Jo',
        'Recipient Phone': '2025550123',
        'Recipient Address': '1 Main St',
        'Recipient City': 'Austin',
        'Item Name': 'Tea',
        'Item Quantity': '1',
        'Item Price': '9',
      },
      {
        customer_name: 'Jo',
        dropoff_address: '1 Main St, Austin',
        amount: '12.50',
        description: 'A1: 1 × Tea',
      },
    ],
    [
      'Toast',
      {
        'Order Number': '8',
        Customer: 'Jo',
        'Customer Phone': '2025550123',
        'Delivery Address': '1 Main St',
        Subtotal: '9',
        Total: '12',
      },
      { customer_name: 'Jo', amount: '12', description: '8' },
    ],
    [
      'Uber Direct',
      {
        external_id: 'x1',
        pickup_name: 'Shop',
        pickup_address: '9 Elm',
        dropoff_name: 'Jo',
        dropoff_phone_number: '2025550123',
        dropoff_address: '1 Main St',
        dropoff_notes: 'bell',
      },
      { customer_name: 'Jo', dropoff_address: '1 Main St', notes: 'bell', description: 'x1' },
    ],
    [
      'Stuart',
      {
        client_reference: 'r1',
        dropoff_address: '5 rue X',
        dropoff_contact_firstname: 'Zoé',
        dropoff_contact_lastname: 'Roy',
        dropoff_contact_phone: '0612345678',
        package_description: 'thé',
      },
      { customer_name: 'Zoé Roy', dropoff_address: '5 rue X', description: 'r1: thé' },
    ],
    [
      'CoopCycle',
      {
        'pickup.address': '9 rue Y',
        'dropoff.address': '5 rue X',
        'dropoff.address.contactName': 'Zoé',
        'dropoff.address.telephone': '0612345678',
        'dropoff.timeslot': '2026-11-28',
        'dropoff.comments': 'code 12',
      },
      { customer_name: 'Zoé', dropoff_address: '5 rue X', notes: 'code 12' },
    ],
  ])('of %s is read with its receiver, total and order number', (_, cells, values) => {
    expect(readRow(cells as Record<string, string>)).toMatchObject(values);
  });

  it('is recognised by most of its headings where one sign is missing', () => {
    expect(
      readRow({
        주문번호: '5',
        수취인명: '김민수',
        '수취인 연락처': '010-1234-5678',
        통합배송지: '세종대로 110',
        상품명: '차',
        수량: '2',
        결제수단: '현금',
        배송메세지: '문 앞',
      }),
    ).toMatchObject({ customer_name: '김민수', dropoff_address: '세종대로 110', description: '5: 2 × 차' });
  });

  it('is not recognised without one of its headings', () => {
    expect(readRow({ name: 'Lin', phone: '0912048317', address: 'No. 1', total: '640' })).toBeNull();
  });
});
