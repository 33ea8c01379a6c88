// oxfmt-ignore
const TAIWAN = [
  'Wang Chun-kai', 'Chen Yu-ting', 'Huang Jun-wei', '李冠廷', 'Lin Po-han', '張家瑋', 'Wu Zong-xian', 'Liu Jia-ming', '蔡承翰', 'Yang Shih-hao',
  'Hsu Kuan-yu', '鄭宇軒', 'Hsieh Ming-che', 'Kuo Yi-chun', '洪志偉', 'Chiu Wei-lun', 'Tseng Chia-wen', '廖彥廷', 'Lai Cheng-en', 'Chou Yu-hsuan',
  'Yeh Tzu-yang', '蘇柏宇', 'Lu Chien-hung', 'Chiang Hao-yu', '何孟儒', 'Luo Ting-yu', 'Kao Chih-ming', '林育誠', 'Pan Kuan-lin', 'Chien Yi-fan',
  '王品翔', 'Chu Chun-hao', 'Peng Sheng-wen', '游宗翰', 'Tsai Meng-chun', 'Chan Yung-chi',
] as const;
// oxfmt-ignore
const ANYWHERE = [
  'Amir Hassan', 'Lena Park', 'Tomas Silva', 'Priya Nair', 'Jonas Weber', 'Mina Sato', 'Omar Farouk', 'Elif Kaya', 'Diego Rojas', 'Anna Novak',
  'Somchai Dee', 'Kofi Mensah',
] as const;

// oxfmt-ignore
const LOCAL: Readonly<Record<string, readonly string[]>> = {
  TW: TAIWAN,
  KW: ['عمر فاروق', 'حسن الصفار', 'رامي خوري', 'طارق عوض', 'سالم باوزير', 'محمود شاكر', 'بدر الحربي', 'إبراهيم نصار', 'كريم منصور', 'زياد حداد', 'وليد سرحان', 'نبيل عباس'],
  PK: ['عامر حسن', 'بلال احمد', 'عمران شہزاد', 'کاشف محمود', 'فیصل اقبال', 'نعیم اختر', 'جاوید خان', 'رضوان علی', 'شاہد ندیم', 'وقاص بٹ', 'ارسلان مغل', 'طاہر عباسی'],
  SG: ['Ahmad Faizal', 'Ng Boon Kiat', 'Suresh Pillai', 'Teo Jia Wei', 'Hafiz Rahman', 'Koh Mei Xin', 'Vijay Kumar', 'Chan Yong Sheng', 'Nur Iman', 'Low Wen Jie', 'Farah Aziz', 'Quek Zhi Hao'],
  DE: ['Jonas Weber', 'Elif Kaya', 'Tim Schröder', 'Marek Nowak', 'Aylin Demir', 'Jan Petersen', 'Nico Lehmann', 'Samira Haddad', 'Ole Brandt', 'Daria Wolf', 'Can Öztürk', 'Leonie Busch'],
};

/** Riders of the demo, as people of a country write their names; in a country nobody has written them for, from anywhere. */
export const riderNames = (country: string): readonly string[] => LOCAL[country] ?? ANYWHERE;
