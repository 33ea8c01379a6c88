import { describe, expect, it } from '@jest/globals';
import { filledFrom } from './testing/messages/reader';

const nothing = (rows: readonly (readonly [country: string, message: string])[]) =>
  rows.filter(([country, message]) => Object.keys(filledFrom(country, message)).length > 0);

describe('a pasted message fills nothing', () => {
  it('when it is a complaint or a cancellation', () => {
    expect(
      nothing([
        ['TW', '昨天送到信義路三段20號的便當少一個，我是王小姐0912333444，請退款80元'],
        ['SG', 'My rider never came. Rachel Lim, 10 Anson Road, 9123 4567'],
        ['PK', 'Sir order 4410 cancel kar dein please, Ahmed Khan 0300 1234567'],
        ['PK', 'کل والا پارسل غلط ایڈریس پر چلا گیا، مکان نمبر 5 گلی 3، فون 03001234567'],
        ['KW', 'المندوب ضيع البيت، انا في حولي قطعة ٣ شارع ٥، أم فهد ٩٩٨٧٦٥٤٣'],
        ['DE', 'Wo bleibt meine Bestellung? Peter Hahn, Hauptstr. 5, 0171 1234567'],
        ['TH', 'ไรเดอร์ถึงไหนแล้วคะ คุณแอน 081-234-5678 12 ซอยอารีย์ 3'],
        ['MY', 'Rider salah hantar, Puan Aida, No 5 Jalan Mawar 3, 012-3456789'],
        ['ES', 'El pedido llegó frío. Soy Marta, 612 345 678, calle Alcalá 20'],
        ['PL', 'Zamówienie na ul. Długa 5 nie dotarło, Jan Kowalski, tel. 600 100 200'],
        ['TR', 'Kurye gelmedi, Ali Bey, Moda Cad. No 5, 0532 111 22 33'],
        ['PH', 'Wala pa po yung order ko. Anna Cruz, 24 Maginhawa St., 0917 123 4567'],
      ]),
    ).toEqual([]);
  });

  it('when it offers work, rooms or things, or is an advertisement', () => {
    expect(
      nothing([
        ['TW', '我們公司在徵外送員，月薪4萬，意者洽0988777666 林經理，信義路三段20號'],
        ['SG', 'Room for rent, 10 Anson Road, $900, call Mr Tan 9123 4567'],
        ['PK', 'نوکری کے لیے رابطہ کریں، تنخواہ 30000، احمد صاحب 0300-9876543، مین بازار لاہور'],
        ['KW', 'للبيع سيارة كامري، ١٨٠٠ دينار، بو محمد 99887766، الفروانية قطعة ٣'],
        ['DE', 'Zu vermieten: Lindenstr. 8, 650 € warm, Frau Meier 0176 1234567'],
        ['TH', 'รับสมัครพนักงาน ร้านกาแฟ ถนนสีลม เงินเดือน 15,000 บาท โทร 02-234-5678 คุณแอน'],
        ['AR', 'Se alquila depto en Corrientes 1234, $250.000, llamar a Juan 11 4444 5555'],
        ['MY', 'Jawatan kosong di Jalan Ipoh 5, gaji RM1800, hubungi En Ali 019-2345678'],
        ['SG', 'MEGA SALE at 10 Anson Road, 20% off, call Mr Tan 9123 4567'],
      ]),
    ).toEqual([]);
  });

  it('when it contains opening hours or a rider’s location', () => {
    expect(
      nothing([
        ['SG', "Mr Tan's Kitchen, 10 Anson Road #01-02, 6222 3333, Tue-Sun 11am-9pm"],
        ['ES', 'Panadería Luisa, C/ Mayor 12, 912 345 678. Horario 8:00-14:00'],
        ['TR', 'Fırın Ali Usta, Moda Cad. 12, 0216 333 44 55, her gün 07:00-22:00'],
        ['MY', 'Restoran Pak Ali, 5 Jalan Masjid India, 03-2691 1234, buka setiap hari 7am-10pm'],
        ['SG', 'Your rider is at Blk 88 Redhill Close now, Mr Lim 9123 4567'],
        ['PK', 'Rider ka number 0300-1234567 hai, Ahmed naam hai, House 5 Street 3'],
      ]),
    ).toEqual([]);
  });

  it('when it is a contact, a business card, a place and a number, or a question', () => {
    expect(
      nothing([
        ['TW', '電話0912345678 王小姐'],
        ['SG', 'Rachel Lim, 10 Anson Road #15-06, 9123 4567'],
        ['SG', '10 Anson Road, 9123 4567, 6pm'],
        ['SG', "What's your address? Is it 10 Anson Road?"],
        ['KW', 'Hello is the shop in Hawally block 4 still open? Tel 22612345?'],
        ['TW', '收到，王小姐 0912345678 我再打給她'],
        ['SG', ''],
        ['DE', 'ok'],
      ]),
    ).toEqual([]);
  });
});

describe('a pasted message is still an order', () => {
  it.each([
    [
      'with a complaint before what is wanted now',
      'SG',
      'Last time my rider never came. Please send 2 teas to Mr Tan, 10 Anson Road, 9123 4567',
    ],
    [
      'with a complaint beside a way of paying',
      'SG',
      'One cup was missing, Mr Tan, 10 Anson Road, 9123 4567, 2 teas cash $7',
    ],
    [
      'with a word of advertising in a whole form',
      'SG',
      'Name: Mr Tan\nPhone: 9123 4567\nAddress: 10 Anson Road\nNotes: sale item, door open daily',
    ],
    [
      'with an amount beside an open door',
      'PK',
      'حسن\n03451234567\nسیکٹر 11، اسٹریٹ 4، مکان 77\nPKR 2500\nدروازہ کھلا ہے',
    ],
    ['with goods beside a name, a number and a place', 'SG', 'Mr Tan, 10 Anson Road, 9123 4567, 2 teas'],
  ])('%s', (_, country, message) => {
    expect(filledFrom(country, message)).toMatchObject({
      phone: expect.any(String),
      name: expect.any(String),
    });
  });

  it('with a name, a number and goods but no address', () => {
    expect(filledFrom('SG', '2 teas for Mr Tan 9123 4567')).toEqual({
      name: 'Mr Tan',
      phone: '91234567',
      description: '2 teas',
    });
  });
});
