import type { Item } from './market';

/** Customers of the demo's shop of a country, as people there write; streets are real, numbers are not anybody's. */
export interface LocalCustomers {
  readonly names: readonly string[];
  readonly streets: readonly string[];
  readonly address: (street: string, number: number) => string;
  readonly notes: readonly string[];
  readonly items: readonly Item[];
  /** What mobile numbers begin with, and how many digits follow. */
  readonly mobile: { readonly lead: string; readonly digits: number };
  /** Where there is land: radians against the sun from due east, from and to. */
  readonly inland: readonly [number, number];
}

const items = (...rows: readonly (readonly [string, number])[]): Item[] =>
  rows.map(([text, price]) => ({ text, price }));
const AROUND = [0, 2 * Math.PI] as const;

// oxfmt-ignore
export const LOCAL_CUSTOMERS: Readonly<Record<string, LocalCustomers>> = {
  KW: {
    names: ['نورة السالم', 'محمد العنزي', 'فاطمة الرشيدي', 'عبدالله المطيري', 'مريم العجمي', 'خالد الشمري', 'سارة الكندري', 'يوسف البلوشي', 'دلال الفضلي', 'أحمد العازمي'],
    streets: ['شارع السور', 'شارع الهلالي', 'شارع أحمد الجابر', 'شارع عبدالله السالم', 'شارع بيروت', 'شارع تونس', 'شارع القاهرة'],
    address: (street, number) => `${street}، مبنى ${number}، مدينة الكويت`,
    notes: ['', '', '', 'الرجاء الاتصال عند الوصول', 'اتركه عند الحارس', 'المدخل الخلفي'],
    items: items(['شاي كرك', 0.35], ['شاي بالنعناع', 0.5], ['قهوة عربية', 1.25], ['لقيمات', 1.5], ['كنافة', 2.25], ['ليمون بالنعناع', 1.1]),
    mobile: { lead: '50', digits: 6 },
    inland: [Math.PI * 1.1, Math.PI * 1.9],
  },
  PK: {
    names: ['عائشہ خان', 'محمد بلال', 'فاطمہ ملک', 'حمزہ قریشی', 'زینب شاہ', 'عثمان چوہدری', 'مریم اعوان', 'علی رضا', 'حنا صدیقی', 'سعد محمود'],
    streets: ['جناح ایونیو', 'فضل حق روڈ', 'مارگلہ روڈ', 'ناظم الدین روڈ', 'اتا ترک ایونیو', 'خیابان سہروردی'],
    address: (street, number) => `مکان ${number}، ${street}، اسلام آباد`,
    notes: ['', '', '', 'پہنچ کر کال کریں', 'گارڈ کو دے دیں', 'گھنٹی خراب ہے'],
    items: items(['دودھ پتی', 120], ['کشمیری چائے', 250], ['سموسے', 180], ['پکوڑے', 220], ['گلاب جامن', 300], ['لسی', 200]),
    mobile: { lead: '30', digits: 8 },
    inland: AROUND,
  },
  SG: {
    names: ['Tan Wei Ling', 'Lim Jun Hao', 'Nurul Aisyah', 'Kumar Raj', 'Goh Hui Min', 'Ong Kai Xiang', 'Siti Hajar', 'Lee Zhi Wei', 'Priya Menon', 'Chua Li Ting'],
    streets: ['Tras Street', 'Craig Road', 'Neil Road', 'Keong Saik Road', 'Outram Road', 'Tiong Bahru Road', 'Havelock Road'],
    address: (street, number) => `${number} ${street}, Singapore`,
    notes: ['', '', '', 'Call at the lobby.', 'Leave it with the guard.', 'Lift lobby B.'],
    items: items(['kopi o', 1.6], ['teh tarik', 2.2], ['kaya toast set', 5.8], ['curry puff', 2.4], ['pandan cake', 9.8], ['barley water', 2.5]),
    mobile: { lead: '91', digits: 6 },
    inland: [Math.PI * 0.5, Math.PI],
  },
  DE: {
    names: ['Anna Schneider', 'Lukas Becker', 'Miriam Yilmaz', 'Jonas Hoffmann', 'Sophie Wagner', 'Emre Kaya', 'Katharina Vogel', 'Paul Krüger', 'Lena Fischer', 'Felix Braun'],
    streets: ['Torstraße', 'Chausseestraße', 'Invalidenstraße', 'Schönhauser Allee', 'Kastanienallee', 'Rosenthaler Straße', 'Brunnenstraße'],
    address: (street, number) => `${street} ${number}, Berlin`,
    notes: ['', '', '', 'Bitte zweimal klingeln.', 'Hinterhaus, 2. Aufgang.', 'Beim Nachbarn abgeben.'],
    items: items(['Ostfriesentee', 4.2], ['Apfelstrudel', 5.5], ['Ingwertee', 3.9], ['Käsekuchen', 4.8], ['Franzbrötchen', 2.9], ['Kakao', 4.5]),
    mobile: { lead: '151', digits: 8 },
    inland: AROUND,
  },
};
