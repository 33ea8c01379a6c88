import { describe, expect, it } from '@jest/globals';
import type { PasteField } from '../pasted-part';
import { contextOf, TUESDAY } from '../messages/reader';
import { readMessage } from '../read-message';

const read = (country: string, message: string) => readMessage(message, contextOf(country, TUESDAY));
const certainIn = (country: string, message: string): Partial<Record<PasteField, string>> =>
  Object.fromEntries(
    read(country, message).flatMap(({ field, value, certain }) => (certain ? [[field, value]] : [])),
  );
const getDoubt = (country: string, message: string, field: PasteField) =>
  read(country, message).find((part) => part.field === field)?.doubt;

describe('the certainty of a pasted value', () => {
  it('is given to every value of a fully explained ordinary message', () => {
    expect(
      certainIn('SG', 'Lim 9123 4567\nBlk 123 Ang Mo Kio Ave 3 #08-45 S560123\n1 cake, $30 paid'),
    ).toEqual({
      name: 'Lim',
      phone: '91234567',
      address: 'Blk 123 Ang Mo Kio Ave 3',
      unit: '#08-45',
      description: '1 cake',
      amount: '30',
      payment: 'PAID',
    });
  });

  it('is given to a valid phone number and a payment word in a message that is only partly explained', () => {
    const message = '台北市信義區松仁路100號 0912345678 貨到付現';
    expect(certainIn('TW', message)).toMatchObject({ phone: '0912345678', payment: 'CASH_ON_DELIVERY' });
  });

  it('is given to names, notes and prices behind labels in Arabic and Urdu', () => {
    const arabic =
      'الاسم: فاطمة العلي\nالهاتف: 99887766\nالعنوان: السالمية قطعة 4 شارع 7 منزل 12\nالمبلغ: 8.75\nملاحظات: اتركه عند الباب';
    expect(certainIn('KW', arabic)).toMatchObject({
      name: 'فاطمة العلي',
      amount: '8.75',
      notes: 'اتركه عند الباب',
    });
    const urdu = 'نام: احمد رضا\nفون: 0300-1234567\nپتہ: مکان 12، گلی 5، کلفٹن، کراچی\nنوٹ: دروازے پر دیں';
    expect(certainIn('PK', urdu)).toMatchObject({ name: 'احمد رضا', notes: 'دروازے پر دیں' });
  });

  it('is given to an amount in Kuwait with two decimals after its keyword, and refused without', () => {
    const order = '2 karak, Salmiya block 4 street 7 house 12, Fatima 99887766';
    expect(certainIn('KW', `${order}, total 8.75 cash`)).toMatchObject({ amount: '8.75' });
    expect(certainIn('KW', `${order}, 8.75`)).not.toHaveProperty('amount');
  });

  it('does not take a landmark for a name', () => {
    const message =
      "It's Amy Chen, 2 teas to No. 45, Sec. 4, Zhongxiao E. Rd., next to Sogo, 0912-334-556, cash";
    expect(read('TW', message).find(({ field }) => field === 'name')?.value).toBe('Amy Chen');
  });

  it('is given to a time with AM or PM, and refused without and when it has passed today', () => {
    const form = 'Name: Amy Chen\nPhone: 0912 345 678\nAddress: No. 12, Songren Rd., Taipei\nTime: ';
    expect(certainIn('TW', `${form}18:30`)).toHaveProperty('time');
    expect(getDoubt('TW', `${form}7:30`, 'time')).toBe('half-day');
    expect(getDoubt('TW', `${form}9:58 am`, 'time')).toBe('half-day');
  });

  it('does not read the house of an Arabic address as an evening time', () => {
    const message = 'جاسم 96610233\nصباح السالم ق ١٢ ش ٥ م ٤٤\n٢ دجاج مشوي\nكاش';
    expect(read('KW', message).map(({ field }) => field)).not.toContain('time');
  });

  it('is refused to goods beside other goods outside every value', () => {
    const message = 'Amy Chen\n0912 345 678\nNo. 12, Songren Rd., Taipei\nCold Brew × 4\nOat Cookies × 1';
    expect(certainIn('TW', message)).not.toHaveProperty('description');
  });

  it('is refused to an address without a house number', () => {
    const message = 'Amy Chen\n0912 345 678\nSongren Rd., Taipei\n2 teas\ncash';
    expect(certainIn('TW', message)).not.toHaveProperty('address');
  });

  it('is refused to the payment of the delivery fee, and to a future transfer', () => {
    const taiwan = '姓名：王小明\n電話：0912-345-678\n地址：台北市中正區重慶南路一段10號\n運費到付';
    expect(read('TW', taiwan).map(({ field }) => field)).not.toContain('payment');
    const german = 'Eva Klein, Hauptstraße 4, 10827 Berlin, 030 2234567, 1 Torte, 20 €, wird überwiesen';
    expect(read('DE', german).map(({ field }) => field)).not.toContain('payment');
  });

  it('carries the reason for every question', () => {
    const message =
      'Amy Chen 0912 345 678 or 0933 444 555, No. 12, Songren Rd., something odd here, 2 teas 90 or 100';
    for (const { certain, doubt } of read('TW', message)) expect(certain).toBe(doubt === null);
  });
});

describe('an order e-mail', () => {
  const shopify = [
    'Order #1001',
    'Placed by John Tan',
    '',
    'Sourdough loaf × 1',
    '$12.00',
    '',
    'Subtotal',
    '$12.00',
    'Shipping',
    '$4.00',
    'Total',
    '$16.00 SGD',
    '',
    'Shipping address',
    'John Tan',
    'Blk 10 Bishan St 12',
    '#03-11',
    'Singapore 570010',
    'Singapore',
    '+65 9876 5432',
    '',
    'Billing address',
    'Mary Tan',
    '5 Shenton Way',
    '#10-01',
    'Singapore 068808',
  ].join('\n');

  it('of Shopify gives the total and the shipping address, not the payer', () => {
    expect(certainIn('SG', shopify)).toMatchObject({
      name: 'John Tan',
      phone: '98765432',
      address: 'Blk 10 Bishan St 12, Singapore 570010',
      unit: '#03-11',
      amount: '16',
    });
  });

  it('of WooCommerce takes the phone number from the payer and the address from the shipping', () => {
    const message = [
      'You’ve received the following order from Ali Khan:',
      'Product\tQuantity\tPrice',
      'Chicken Biryani\t2\t₨ 900',
      'Subtotal:\t₨ 900',
      'Shipping:\t₨ 150',
      'Payment method:\tCash on delivery',
      'Total:\t₨ 1,050',
      '',
      'Billing address',
      'Ali Khan',
      'Office 4, Mall Road',
      'Lahore',
      '0300-1234567',
      '',
      'Shipping address',
      'Ali Khan',
      'House 12, Street 5, DHA Phase 2',
      'Lahore',
    ].join('\n');
    expect(certainIn('PK', message)).toEqual({
      name: 'Ali Khan',
      phone: '03001234567',
      address: 'House 12, Street 5, DHA Phase 2, Lahore',
      amount: '1050',
      payment: 'CASH_ON_DELIVERY',
    });
  });

  it('gives no certain address when a line of goods follows without an empty line', () => {
    const message = 'Ship to:\nJohn Tan\n12 Marine Parade Road\nCroissant (2)\nShipping $4\nTotal $20';
    expect(certainIn('SG', message)['address'] ?? '').not.toContain('Croissant');
  });

  it('with a recipient after "deliver to" gives a name that is not part of the address', () => {
    const message =
      'Deliver to: Angela Teo, 9 Holland Drive #03-21\nTel: 9777 2063\nOrder: 1 cake\nTotal: $62';
    expect(read('SG', message)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'name', value: 'Angela Teo' }),
        expect.objectContaining({ field: 'address', value: '9 Holland Drive' }),
      ]),
    );
  });
});
