import { describe, expect, it } from '@jest/globals';
import type { PasteField } from '../pasted-part';
import { buildPasteContext, TUESDAY } from '../testing/messages/reader';
import { readMessage } from '../read-message';

const read = (country: string, message: string) => readMessage(message, buildPasteContext(country, TUESDAY));
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

  it('is given to a phone number without its extension', () => {
    const taiwan = '王小姐 02-2345-6789#123\n台北市信義區市府路45號12樓\n便當5個\n600元 現金';
    expect(certainIn('TW', taiwan)).toMatchObject({ phone: '0223456789', unit: '12樓' });
    const singapore = 'Ms Priya 6222 1234 ext 55, 20 Anson Rd #12-01, $450 cash';
    expect(certainIn('SG', singapore)).toMatchObject({ phone: '62221234' });
  });

  it('is refused to the amount and the payment of an order with a deposit or a part payment', () => {
    for (const [country, deposit] of [
      [
        'DE',
        'Max Braun 0171 5556667, Wiesenweg 4, 50667 Köln, 1 Torte, Preis 45 €, Anzahlung 10 €, Rest bar',
      ],
      ['SG', 'Lim 9123 4567\nBlk 123 Ang Mo Kio Ave 3 #08-45 S560123\n2 cakes\n$30 half paid'],
      ['DE', 'Max Braun 0171 5556667\nWiesenweg 4, 50667 Köln\n1 Torte 45 €\nhalb bezahlt'],
      ['KW', 'هيا\n99887755\nالرميثية قطعة 8 شارع 81 منزل 4\nكيك 14 دينار\nنص المبلغ مدفوع'],
      ['PK', 'Ahmed 0300-1234567, House 12 Street 4, Lahore, 1 cake Rs 3000, advance 500 paid'],
      ['TW', 'David Lin, No. 8, Fuxing S. Rd., 0978-111-222, 1 cake NT$ 980, deposit NT$ 300 paid'],
    ] as const) {
      expect(certainIn(country, deposit)).not.toHaveProperty('amount');
      expect(certainIn(country, deposit)).not.toHaveProperty('payment');
    }
  });

  it('is refused to a payment whose link was only sent', () => {
    const order = 'Hessa 99887755, Rumaithiya block 8 street 81 house 4, 2 cakes 14 KD';
    expect(certainIn('KW', `${order}, knet link sent`)).not.toHaveProperty('payment');
    expect(certainIn('KW', `${order}, link paid`)).toMatchObject({ payment: 'PAID' });
  });

  it('is refused to goods or notes that contain a landmark, a price or the goods', () => {
    const urdu = 'حنا 0312-4567890 ڈی ایچ اے فیز 5 اسٹریٹ 20 مکان 14 نزد امتیاز اسٹور کیک 1 قیمت 1800 روپے';
    expect(certainIn('PK', urdu)).not.toHaveProperty('description');
    const price = '陳先生 0912345678 信義路四段20號8樓，便當3個240';
    expect(certainIn('TW', price)).not.toHaveProperty('description');
    const goods = '陳先生 0912345678 台南市東區大學路1號對面 珍奶3杯 150元 付現';
    expect(certainIn('TW', goods)).not.toHaveProperty('notes');
  });

  it('is refused to two addresses or names joined by "or", also behind a label', () => {
    const arabic = 'عبدالرحمن\n66778899\nمشرف قطعة 6 شارع 2 منزل 14 أو قطعة 5 منزل 3\nكيك\n10 دك كاش';
    expect(getDoubt('KW', arabic, 'address')).toBe('several');
    const form = 'Name: Tan or Lim\nTel: 91234567\nAddress: Blk 5 Holland Close or Blk 7 Holland Close';
    expect(certainIn('SG', form)).toEqual({ phone: '91234567' });
  });

  it('is refused to a time that names two days', () => {
    const message = 'Today 5pm tmr 6pm, Lee 91234567 Blk 5 Holland Close #03-11 1 cake $30 paid';
    expect(certainIn('SG', message)).not.toHaveProperty('time');
  });

  it('is refused to a unit price', () => {
    const message = 'Lena Vogt\n0170 1112223\nAm Markt 3, 50667 Köln\n2 x 25 €, bar';
    expect(certainIn('DE', message)).not.toHaveProperty('amount');
  });

  it('carries the reason for every question', () => {
    const message =
      'Amy Chen 0912 345 678 or 0933 444 555, No. 12, Songren Rd., something odd here, 2 teas 90 or 100';
    for (const { certain, doubt } of read('TW', message)) expect(certain).toBe(doubt === null);
  });
});

describe('the certainty of a value beside other words', () => {
  it.each([
    ['TW', 'Lin Chia-hao, 0912048317 or 0933444555, 2 milk teas'],
    ['DE', 'Anna Schmidt, 0151 23456789 oder 0151 98765432, 2 Kaffee'],
    ['SE', 'Erik Berg, 070-123 45 67 eller 070-765 43 21, 2 kaffe'],
    ['JP', '佐藤健 090-1234-5678 または 090-8765-4321 ケーキ'],
  ])('is not given to one of two phone numbers of the same rank in %s', (country, message) => {
    expect(getDoubt(country, message, 'phone')).toBe('several');
  });

  it('is refused to the first of several lines of goods', () => {
    const message =
      'Поръчка:\n2 супи топчета - 7,00\n1 мешана скара - 11,50\nОбщо 21,00 €\nЯвор Костов, 0895771302\nул. Неофит Рилски 55, Варна';
    expect(getDoubt('BG', message, 'description')).toBe('several');
  });

  it('is given to no goods that end with the delivery time', () => {
    const german =
      'Bitte an Frau Reisinger, Landstraße 36, 4020 Linz. Tel. 0664 8801245. Inhalt: Gipsabdrücke, bis spätestens Mittag.';
    expect(certainIn('AT', german)['description'] ?? 'Gipsabdrücke').toBe('Gipsabdrücke');
    const malay =
      'Untuk Encik Chong, No. 7 Jalan Perusahaan 3, 13600 Perai. HP 012-803 6652. Isi: pelan bangunan, sebelum 1 tengah hari.';
    expect(certainIn('MY', malay)['description'] ?? 'pelan bangunan').toBe('pelan bangunan');
  });

  it('is refused to a payment when only a repair is done', () => {
    const message = '神戸市中央区三宮町1-9-1 / 岡田 / 078-331-4207 / 修理済みノートPC / ￥16,500';
    expect(read('JP', message).map(({ field }) => field)).not.toContain('payment');
  });

  it('includes every title of a name', () => {
    const message = 'Bitte an Frau Dr. Reisinger, Landstraße 36, 4020 Linz. Tel. 0664 8801245. Inhalt: Brief';
    expect(certainIn('AT', message)).toMatchObject({ name: 'Frau Dr. Reisinger' });
  });

  it('is refused to the sender in a chat stamp with a date', () => {
    const message = ['晚上好，明天加一单', '白色花圈一个', '彭家，巴耶利峇路 38号', '6447 2703 钱已经收了']
      .map((line) => `2026-11-25 18:05 小红花店 ${line}`)
      .join('\n');
    expect(certainIn('SG', message)['name']).not.toBe('小红花店');
  });

  it('is refused to an address that begins with the laboratory', () => {
    const message = '请尽快把血液样本送到化验所欧南路 31号，交给朱医生，电话+65 6225 1780，需要冷藏。';
    expect(certainIn('SG', message)['address'] ?? '欧南路 31号').toBe('欧南路 31号');
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
