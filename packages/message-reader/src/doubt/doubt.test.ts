import { describe, expect, it } from '@jest/globals';
import type { MessageField } from '../testing/messages/message-fixture';
import { filledFrom } from '../testing/messages/reader';

type Row = readonly [why: string, country: string, message: string, field: MessageField];

describe('the reader drops a value', () => {
  it.each<Row>([
    [
      'of an address behind a word that belongs to nothing',
      'PK',
      'Wapda Xyz block house 210 Lahore, Ahsan 0333 4567001, 8900 cash',
      'address',
    ],
    [
      'of an address whose floor goes on with one',
      'PK',
      '1 pizza, hostel 4 room 212 Nust Islamabad, Bilal 03335566778, cash',
      'address',
    ],
    [
      'of an address within a Thai word',
      'TH',
      'พัสดุ 1 กล่อง บ้านเลขที่ 88 ต.บางรักพัฒนา คุณมานพ 089-776-5544 เงินสด',
      'address',
    ],
    [
      'of an address within Chinese words',
      'TW',
      '紅茶兩杯沙田石門安群街3號，王先生0912345678，現金',
      'address',
    ],
    [
      'of an address beside a place behind a comma',
      'PK',
      '2 shirts, Xyz Town B Block, House 402, Rawalpindi, Bilal 0335 1010202, cash',
      'address',
    ],
    [
      'of an address that a later word corrects',
      'TW',
      'One cake to No. 45, Ln. 30, Guangfu S. Rd. please. Amy 0933 770 118. Wait, the house number is 54. Cash 380',
      'address',
    ],
    [
      'of an address with the correction in it',
      'SA',
      'بدل حي النزهة خلوه حي الروابي شارع الامام، ٣ بيتزا، محمد ٠٥٥١١٢٢٣٣٤ كاش',
      'address',
    ],
    [
      'of an address that begins within its label',
      'PK',
      '1 kg karahi, address: opposite Allied Bank, Saddar road, Peshawar, ph 0333-9123456, cash',
      'address',
    ],
    [
      'of goods that lead on to a place',
      'MY',
      '5 dozen telur ke Kedai Xyz Sin, Encik Lim 012-345 9900, No 5, Jalan Besar, tunai',
      'description',
    ],
    ['of goods with a street in them', 'SG', '2 teas Xyz Street, Mr Tan 9123 4567, cash', 'description'],
    [
      'of goods with a price in them',
      'PL',
      'Kubek ceramiczny 1 szt. 49,00 zł\nul. 3 Maja 8\nMichał Duda 888 777 666\ngotówka',
      'description',
    ],
    [
      'of goods whose count a later word corrects',
      'TW',
      '便當四個送到松山區八德路四段32號，等等，改成五個，周小姐 0912-777-345，現金',
      'description',
    ],
    [
      'of goods with a correction in them',
      'DE',
      '3 statt 2 Pizzen, Torgauer Str. 9, Herr Peters 0341 445511, bar',
      'description',
    ],
    ['of goods that are a person', 'TH', 'คุณพ่อ 44/2 ม.3 ต.หนองปรือ โทร 0895566771 เงินสด', 'description'],
    [
      'of a unit that goes on with a word',
      'ES',
      '2 tartas, calle Sagasta 7, 2º xyz, Sra. Pilar 622 334 455, efectivo',
      'unit',
    ],
    [
      'of a note that leads on to the name',
      'TW',
      '炸排骨飯2，大同區承德路三段210巷8號，管理室叫王媽媽 0922333111，現金',
      'notes',
    ],
    [
      'of a note that counts goods',
      'AE',
      '5 laptops (fragile), Emaar Square, Mr Sunil 050 112 2334, cash',
      'notes',
    ],
    [
      'of who is greeted by name',
      'DE',
      'Sehr geehrter Herr Vogel, 2 Pizzen, Jahnstr. 3, 0171 3920009, bar',
      'name',
    ],
    ['of a department', 'AE', '5 laptops, Emaar Square Building 3, attn IT desk, 050 112 2334, cash', 'name'],
    [
      'of a greeting with a title',
      'PK',
      'السلام علیکم بھائی صاحب، 2 کلو چینی، گلی 3، 0300 2211334، کیش',
      'name',
    ],
  ])('%s', (_, country, message, field) => {
    const filled = filledFrom(country, message);
    expect(filled.payment).toBeDefined();
    expect(filled[field]).toBeUndefined();
  });
});

describe('the reader fills a value', () => {
  it.each<readonly [...Row, value: string]>([
    [
      'of an address behind a cue',
      'SG',
      '2 teas to 10 Anson Road, Mr Tan 9123 4567, cash',
      'address',
      '10 Anson Road',
    ],
    [
      'of an address with a number behind a comma',
      'MY',
      'Hantar kuih ke 33, Lorong Kenanga, Puan Zainab 03-9288 1122, tunai',
      'address',
      '33, Lorong Kenanga',
    ],
    [
      'of an address behind a shortened word',
      'PH',
      '2 donuts to 45 Sct. Limbaga St., Ms. Reyes 0945 112 2334, cash',
      'address',
      '45 Sct. Limbaga St.',
    ],
    [
      'of an address that replaces another',
      'SG',
      '2 pizzas to 12 Kallang Ave, sorry 21 Kallang Ave, Darren 8111 9090, cash',
      'address',
      '21 Kallang Ave',
    ],
    [
      'of a quarter of Hong Kong before its street',
      'HK',
      '送2打蛋撻去沙田石門安群街3號，陳生 9123 4567，現金',
      'address',
      '沙田石門安群街3號',
    ],
    [
      'of an address with its floor written otherwise elsewhere',
      'AT',
      '2 Strudel in die Neubaugasse 30/12, Huber, 0660 1234567, bar',
      'address',
      'Neubaugasse 30/12',
    ],
    [
      'of a unit before a town',
      'ES',
      '2 tartas, C/ Aragó 210 3º Barcelona, Pablo 655 010 203, efectivo',
      'unit',
      '3º',
    ],
    [
      'of goods behind politeness',
      'DE',
      'Könntet ihr bitte 2 Pizzen zur Jahnstr. 3 bringen, Herr Peters 0341 445511, bar',
      'description',
      '2 Pizzen',
    ],
    [
      'of goods before somebody dear',
      'TR',
      '2 lahmacun, Moda Cad. No 12, Nermin Teyze, 0212 227 33 44, nakit',
      'description',
      '2 lahmacun',
    ],
    [
      'of goods behind an arrow',
      'SG',
      'Wedding card x1 -> Jasmine Teo, 18 Mandai Estate, 9345 1120, cash',
      'description',
      'Wedding card x1',
    ],
    [
      'of goods before the sum behind their label',
      'TW',
      '客人：許先生 0922345111 商品：嬰兒奶粉2罐 代收1560',
      'description',
      '嬰兒奶粉2罐',
    ],
    [
      'of a note that ends with its own words',
      'DE',
      '2 Pizzen, Jahnstr. 3, Herr Peters 0341 445511, bar, bitte klingeln',
      'notes',
      'klingeln',
    ],
    [
      'of a name behind a relation',
      'SG',
      '2 teas for my father Adam, 10 Anson Road, 9123 4567, cash',
      'name',
      'Adam',
    ],
    [
      'of a name behind a Cantonese word for looking for',
      'HK',
      '兩杯奶茶，觀塘道388號，6612 8890 搵 Ivy，現金',
      'name',
      'Ivy',
    ],
    [
      'of a name of Bengali writing',
      'BD',
      '২ কেজি মিষ্টি, বাসা ১২, রোড ৭, ধানমন্ডি, রিমা আপা ০১৭১২৩৪৫৬৭৮, ক্যাশ',
      'name',
      'রিমা আপা',
    ],
    [
      'of a labelled name before its extension',
      'TW',
      '姓名：蔡小姐 分機 2210\n電話：0937-888-111\n地址：園區二路20號',
      'name',
      '蔡小姐',
    ],
  ])('%s', (_, country, message, field, value) => {
    expect(filledFrom(country, message)[field]).toBe(value);
  });
});
