import { describe, expect, it } from '@jest/globals';
import { openSheet } from '../testing/open-sheet';

// Sheets as they occur in practice. No row may be accepted with a value that was not intended.

describe('a column known by a part of its name', () => {
  it.each([
    [
      'SG',
      'Name,Phone,Address,Amount,Delivery datetime',
      'Amy Tan,91234567,5 Orchard Rd,100,2026-11-28 18:30',
    ],
    ['SG', 'Name,Phone,Address,Amount,Scheduled for', 'Amy Tan,91234567,5 Orchard Rd,100,28/11/2026 18:30'],
    ['SG', 'Name,Phone,Address,Amount,Deliver by', 'Amy Tan,91234567,5 Orchard Rd,100,2026-11-28 18:30'],
    [
      'DE',
      'Name;Telefon;Adresse;Betrag;Wunschtermin',
      'Anna Berg;01712345678;Torstraße 61;12,50;28.11.2026 18:30',
    ],
    ['TW', '姓名,電話,地址,金額,希望送達時間', '許功蓋,0912048317,光復南路240巷17號,640,2026/11/28 18:30'],
    [
      'KW',
      'الاسم,الهاتف,العنوان,المبلغ,موعد التوصيل',
      'نورة السالم,50012345,السالمية قطعة 3,12.500,28/11/2026 18:30',
    ],
  ])('in %s is read as the delivery time: %s', (country, heading, row) => {
    expect(openSheet(country, `${heading}\n${row}`).rows[0]?.at).toBe('2026-11-28 18:30');
  });

  it('with the time of the order is not read as the delivery time', () => {
    const { rows, columns } = openSheet(
      'SG',
      'Name,Phone,Address,Amount,Order date,Created at,Paid time\nAmy Tan,91234567,5 Orchard Rd,100,2026-11-27,2026-11-27 09:00,09:05',
    );
    expect([rows[0]?.at, columns['delivery_date'], columns['delivery_time']]).toEqual([
      'instant',
      undefined,
      undefined,
    ]);
  });

  it.each(['COD', 'Paid', '貨到付款', 'Payment status', 'Bezahlt'])(
    'named %s leads to a question about the payment of each order',
    (heading) => {
      const { rows, isClear } = openSheet(
        'SG',
        `Name,Phone,Address,Amount,${heading}\nAmy Tan,91234567,5 Orchard Rd,100,Yes\nBen Tan,91234568,6 Orchard Rd,100,No`,
      );
      expect([isClear, ...rows.map(({ verdict }) => verdict)]).toEqual([
        false,
        'payment_method',
        'payment_method',
      ]);
    },
  );

  it('named after a collected payment is read as cash on delivery', () => {
    const { rows } = openSheet(
      'SG',
      'Name,Phone,Address,COD amount\nAmy Tan,91234567,5 Orchard Rd,0\nBen Tan,91234568,6 Orchard Rd,100',
    );
    expect(rows.map(({ payment }) => payment)).toEqual(['PAID', 'CASH_ON_DELIVERY']);
  });

  it.each([
    ['SG', 'Unit price'],
    ['SG', 'Subtotal'],
    ['TW', '單價'],
    ['DE', 'Stückpreis'],
  ])('in %s named %s leads to a question about the total', (country, heading) => {
    expect(
      openSheet(country, `Name,Phone,Address,${heading}\nAmy Tan,91234567,5 Orchard Rd,20`).isClear,
    ).toBe(false);
  });

  it('with the amount due is proposed instead of the total', () => {
    const { columns, isClear } = openSheet(
      'TW',
      '姓名,電話,地址,總金額,訂金,尾款\n許功蓋,0912048317,光復南路240巷17號,1000,300,700',
    );
    expect([columns['amount'], isClear]).toEqual(['尾款', false]);
  });
});

describe('a row that is not an order', () => {
  it('is left out when its status says that the order is closed', () => {
    const states = [
      'Cancelled',
      'Delivered',
      'New',
      '已取消',
      'ملغي',
      'İptal Edildi',
      'storniert',
      'ยกเลิก',
      'To ship',
    ];
    const lines = states.map((state) => `Amy Tan,91234567,5 Orchard Rd,100,${state}`);
    const { rows } = openSheet('SG', ['Name,Phone,Address,Amount,Status', ...lines].join('\n'));
    const closed = states.filter((_, at) => rows[at]?.verdict === 'closed');
    expect(closed).toEqual(states.filter((state) => state !== 'New' && state !== 'To ship'));
  });

  it('is kept when its status only begins like that of a closed order', () => {
    const states = ['Cancel if no answer', 'Completed payment', 'Complete packing', '已完成付款', '完成備貨'];
    const lines = states.map((state, at) => `Lin Mei,091204831${at},"No. ${at + 1}, Anhe Rd.",640,${state}`);
    const { rows } = openSheet('TW', ['Name,Phone,Address,Total,Status', ...lines].join('\n'));
    expect(rows.map(({ verdict }) => verdict)).toEqual(states.map(() => 'good'));
  });

  it('is left out as a total in every language', () => {
    const words = [
      ...[
        'TOTAL',
        'Grand Total:',
        '合計',
        '總計',
        'Summe',
        'Σύνολο',
        'المجموع',
        'ٹوٹل',
        'รวมทั้งสิ้น',
        'Tổng cộng',
        '합계',
        'Jumlah',
      ],
      ...[
        'Összesen',
        'Total (3)',
        '小計：',
        'Total général',
        'Итого',
        'Toplam',
        'Totaal',
        '合計金額',
        'Total COD',
      ],
    ];
    const lines = words.map((word) => `${word},,,640`);
    const { rows } = openSheet('TW', ['Name,Phone,Address,Amount', ...lines].join('\n'));
    expect(rows.map(({ verdict }) => verdict)).toEqual(words.map(() => 'total'));
  });

  it('is left out when an unquoted separator shifts its cells', () => {
    const { rows } = openSheet(
      'DE',
      'Name,Telefon,Adresse,Betrag\nAnna Berg,01712345678,Torstraße 61,12,50\nMax Groß,01712345679,Münzstr. 7,12.50',
    );
    expect(rows.map(({ verdict }) => verdict)).toEqual(['shifted', 'good']);
  });

  it.each(['#REF!', '#N/A', 'NULL', 'n/a', '-', '〃', 'undefined', ','])('has no name in %s', (name) => {
    const row = `"${name}",91234567,5 Orchard Rd,20`;
    expect(openSheet('SG', `Name,Phone,Address,Amount\n${row}`).rows[0]?.verdict).toBe('customer_name');
  });

  it.each(['#N/A', 'same as above', '同上', 'ditto', '-', 'نفس العنوان', 'TBD'])(
    'has no address in %s',
    (address) => {
      const row = `Amy Tan,91234567,"${address}",20`;
      expect(openSheet('SG', `Name,Phone,Address,Amount\n${row}`).rows[0]?.verdict).toBe('dropoff_address');
    },
  );
});

describe('columns that belong together', () => {
  it.each([
    [
      'TW',
      'Name,Phone,Address,縣市,行政區,Amount',
      '林,0912048317,中正一路2號,高雄市,苓雅區,640',
      '高雄市苓雅區中正一路2號',
    ],
    [
      'TW',
      'Name,Phone,Address,City,Amount',
      '林,0912048317,高雄市中正一路2號,高雄市,640',
      '高雄市中正一路2號',
    ],
    [
      'SG',
      'Name,Phone,Address,City,Amount',
      'Amy Tan,91234567,5 Orchard Rd,Singapore,20',
      '5 Orchard Rd, Singapore',
    ],
    [
      'DE',
      'Name;Telefon;Straße;Hausnummer;Ort;Betrag',
      'Anna Berg;01712345678;Torstraße;61;Berlin;12,50',
      'Torstraße 61, Berlin',
    ],
    [
      'KW',
      'Name,Phone,Area,Block,Street,Amount',
      'Noura,50012345,Salmiya,5,Salem Al Mubarak St.,12.500',
      'Salem Al Mubarak St., Block 5, Salmiya',
    ],
  ])('in %s form the whole address: %s', (country, heading, row, address) => {
    expect(openSheet(country, `${heading}\n${row}`).rows[0]?.values.dropoff_address).toBe(address);
  });

  it('join first and last name', () => {
    const { rows } = openSheet(
      'SG',
      'First name,Last name,Phone,Address,Amount\nAmy,Tan,91234567,5 Orchard Rd,100',
    );
    expect(rows[0]?.values.customer_name).toBe('Amy Tan');
  });

  it('lead to a question about an amount in another currency', () => {
    const { rows } = openSheet(
      'SG',
      'Name,Phone,Address,Amount,Currency\nAmy Tan,91234567,5 Orchard Rd,100,USD\nBen Tan,91234568,6 Orchard Rd,100,SGD',
    );
    expect(rows.map(({ verdict }) => verdict)).toEqual(['amount', 'good']);
  });
});
