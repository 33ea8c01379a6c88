import type { PasteContext } from '../pasted-part';

const NOON = { nowSeconds: 1_790_000_040, minutesOfDay: 720, today: '2026-09-21' };

export interface Values {
  name: string;
  phone: string;
  address: string;
  /** With currency. */
  amount: string;
  time: string;
  goods: string;
  notes: string;
}

export interface Person extends Values {
  expected: {
    phone: string;
    amount: string;
    /** Minutes of the day. */
    minutes: number;
  };
}

export interface Language {
  context: PasteContext;
  /** Words for name, phone, address, amount, time, order, notes. */
  labels: readonly string[];
  greeting: string;
  thanks: string;
  people: readonly Person[];
}

// Country, prefix, decimals, currencies / labels / greeting, thanks / a person per line: name, phone,
// address, amount, time, goods, notes, and the expected phone, amount, minutes of the day.
const TABLES: Record<string, string> = {
  'zh-TW': `
TW | +886 | 0 | TWD | NT
姓名 | 電話 | 地址 | 金額 | 送達時間 | 訂單 | 備註
您好 | 謝謝！
林佳豪 | 0912-048-317 | 台北市大安區光復南路240巷17號12樓之3 | NT$640 | 下午6點半 | 冬瓜茶2杯 | 請按門鈴 | 0912048317 | 640 | 1110
黃淑芬 | +886 912 345 678 | 新北市板橋區文化路一段188巷5號 | 1,280元 | 19:15 | 珍珠奶茶3杯 | 放管理室 | 912345678 | 1280 | 1155
陳怡君 | ０９８８１２３４５６ | 臺北市信義區松仁路100號8樓 | 450塊 | 晚上8點10分 | 芋頭包1盒 | 門口打電話不要按鈴 | 0988123456 | 450 | 1210
王大明 | 02-2345-6789 | 台中市西屯區台灣大道三段99號 | NT 95 | 14時05分 | 2 x 紅茶 | 交給警衛 | 0223456789 | 95 | 845
歐陽小美 | 0933 222 111 | 高雄市苓雅區四維三路2號 | $2,005 | 下午3:20 | 蛋糕1個 | 大門旁 | 0933222111 | 2005 | 920`,
  en: `
SG | +65 | 2 | SGD
Name | Phone | Address | Total | Deliver at | Order | Notes
Hi | Thanks!
Tan Wei Ling | 9123 4567 | Blk 123 Ang Mo Kio Ave 3, #12-34 | S$24.50 | 6:30 pm | 2 x kopi | Ring the bell twice | 91234567 | 24.5 | 1110
John Smith | +65 8765 4321 | 8 Marina Boulevard, Tower 2, Level 5 | $1,024.90 | 19:05 | 3 boxes of tarts | Leave at reception | 87654321 | 1024.9 | 1145
Mary O'Neill | 6225 1234 | 21 Orchard Road, #03-01 | SGD 18 | 7 pm | 1 x cake | Call at the gate | 62251234 | 18 | 1140
Anne-Marie Lee | 98765432 | 5 Science Park Drive | $7 | 2:15 p.m. | 4 cups of teh | Meet me at the lobby | 98765432 | 7 | 855`,
  ja: `
JP | +81 | 0 | JPY
お名前 | 電話番号 | 住所 | 合計 | 配達時間 | 注文 | 備考
こんにちは | よろしくお願いします
佐藤花子 | 090-1234-5678 | 東京都渋谷区神南1丁目2番3号 | 2,480円 | 18時30分 | お茶2個 | インターホンを押して | 09012345678 | 2480 | 1110
山田太郎 | +81 80 9876 5432 | 大阪市北区梅田3丁目1-1 | ¥980 | 午後7時 | ケーキ1個 | 受付に置いて | 8098765432 | 980 | 1140
スズキ | 03-1234-5678 | 横浜市西区みなとみらい2丁目2番1号 | 15,000円 | 20:45 | お弁当5個 | 玄関前 | 0312345678 | 15000 | 1245`,
  ko: `
KR | +82 | 0 | KRW
이름 | 전화번호 | 주소 | 금액 | 배달 시간 | 주문 | 메모
안녕하세요 | 감사합니다
김민수 | 010-1234-5678 | 서울시 강남구 테헤란로 152, 5층 | 12,500원 | 오후 6시 30분 | 커피 2잔 | 벨 눌러 주세요 | 01012345678 | 12500 | 1110
이서연 | +82 10 9876 5432 | 부산시 해운대구 센텀로 45 | ₩8,000 | 19:20 | 빵 3개 | 경비실에 맡겨 주세요 | 1098765432 | 8000 | 1160
박지훈 | 02-345-6789 | 인천시 연수구 송도동 12번지 | 31000원 | 오후 3시 | 차 1잔 | 문 앞에 두세요 | 023456789 | 31000 | 900`,
  ar: `
KW | +965 | 3 | KWD | KD
الاسم | رقم الهاتف | العنوان | المجموع | وقت التوصيل | الطلب | ملاحظات
السلام عليكم | شكرا
أحمد العلي | ٩٩٨٨ ٧٧٦٦ | السالمية قطعة ٤ شارع ٧ منزل ١٢ | ٢٫٥٠٠ د.ك | ٦:٣٠ مساءً | ٢ علبة شاي | اتصل عند الباب | 99887766 | 2.5 | 1110
فاطمة خالد | +965 5512 0483 | حولي شارع تونس بناية 5 شقة 3 | KD 12.750 | 19:00 | 3 علب حلوى | اضغط الجرس | 55120483 | 12.75 | 1140
سالم | 66001122 | شارع الخليج العربي برج 9 الدور 4 | 8 دينار | 4:15 مساء | 1 x قهوة | عند حارس العمارة | 66001122 | 8 | 975`,
  ur: `
PK | +92 | 0 | PKR
نام | فون نمبر | پتہ | کل رقم | وقت | آرڈر | نوٹ
السلام علیکم | شکریہ
علی رضا | 0300-1234567 | مکان 12، گلی 5، بلاک 3، کلفٹن | Rs. 1,450 | شام 6:30 بجے | 2 کپ چائے | گھنٹی بجائیں | 03001234567 | 1450 | 1110
عائشہ خان | +92 321 7654321 | فلیٹ 4، الحرا ٹاور، شاہراہ فیصل روڈ 8 | 900 روپے | 19:45 | 3 ڈبے مٹھائی | گیٹ پر کال کریں | 3217654321 | 900 | 1185
حسن | ۰۳۴۵۱۲۳۴۵۶۷ | سیکٹر 11، اسٹریٹ 4، مکان 77 | PKR 2500 | 5:10 شام | 1 x کیک | دروازہ کھلا ہے | 03451234567 | 2500 | 1030`,
  th: `
TH | +66 | 2 | THB
ชื่อ | เบอร์โทร | ที่อยู่ | ยอดรวม | เวลาส่ง | รายการ | หมายเหตุ
สวัสดีค่ะ | ขอบคุณค่ะ
คุณสมชาย | 081-234-5678 | 99/12 ถนนสุขุมวิท ซอย 21 แขวงคลองเตย | 350 บาท | 18.30 น. | ชา 2 แก้ว | กดกริ่งหน้าบ้าน | 0812345678 | 350 | 1110
คุณมาลี ใจดี | +66 89 765 4321 | 12 ซอยอารีย์ 4 เขตพญาไท กรุงเทพ | ฿1,250.50 | 19:10 | เค้ก 1 กล่อง | ฝากไว้ที่ป้อมยาม | 897654321 | 1250.5 | 1150
นางสาวพลอย | ๐๒-๓๔๕-๖๗๘๙ | คอนโดลุมพินี ชั้น 8 ถนนพระราม 4 | 99 บาท | 15:05 | ขนม 3 ชิ้น | ประตูข้าง | 023456789 | 99 | 905`,
  es: `
ES | +34 | 2 | EUR
Nombre | Teléfono | Dirección | Total | Hora | Pedido | Notas
Hola | Gracias
María García López | 612 345 678 | Calle de Alcalá 45, 3º B | 24,50 € | 18:30 h | 2 x tés | Llamar al timbre | 612345678 | 24.5 | 1110
José Núñez | +34 699 11 22 33 | Avda. Diagonal 211, portal 2 | 1.280 € | 7 de la tarde | 3 cajas de dulces | Dejar al portero | 699112233 | 1280 | 1140
Begoña | 915 55 01 23 | Plaza Mayor 1, piso 4 | 9€ | 20:15 | 1 x tarta | La puerta azul | 915550123 | 9 | 1215`,
  de: `
DE | +49 | 2 | EUR
Name | Telefon | Adresse | Summe | Lieferzeit | Bestellung | Hinweis
Hallo | Danke
Jürgen Groß | 0171 2345678 | Lindenstraße 12, 10969 Berlin | 34,90 € | 18:30 Uhr | 2 x Tee | Bitte klingeln | 01712345678 | 34.9 | 1110
Anna-Lena Weiß | +49 (0)160 9876543 | Am Alten Weg 7a, 20095 Hamburg | 1.024,50 EUR | 19.15 Uhr | 3 Stück Kuchen | Beim Pförtner abgeben | 1609876543 | 1024.5 | 1155
Özdemir | 030/1234567 | Karl-Marx-Allee 33, 10178 Berlin | 12 € | 20 Uhr | 1 x Torte | Tür links | 0301234567 | 12 | 1200`,
};

function parseLanguage(table: string): Language {
  const [place = [], labels = [], words = [], ...people] = table
    .trim()
    .split('\n')
    .map((row) => row.split(' | '));
  const [country = '', phonePrefix = '', decimals = '', ...currencyNames] = place;
  const [greeting = '', thanks = ''] = words;
  return {
    context: { country, phonePrefix, decimals: Number(decimals), currencyNames, ...NOON },
    labels,
    greeting,
    thanks,
    people: people.map(parsePerson),
  };
}

function parsePerson(row: readonly string[]): Person {
  const [name = '', phone = '', address = '', amount = '', time = '', goods = '', notes = ''] = row;
  const [foundPhone = '', foundAmount = '', minutes = ''] = row.slice(7);
  const expected = { phone: foundPhone, amount: foundAmount, minutes: Number(minutes) };
  return { name, phone, address, amount, time, goods, notes, expected };
}

export const LANGUAGES: Record<string, Language> = Object.fromEntries(
  Object.entries(TABLES).map(([tag, table]) => [tag, parseLanguage(table)]),
);
