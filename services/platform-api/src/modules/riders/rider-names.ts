import type { supportedCountries } from '@courier/config';

// oxfmt-ignore
const TAIWAN = [
  'Wang Chun-kai', 'Chen Yu-ting', 'Huang Jun-wei', '李冠廷', 'Lin Po-han', '張家瑋', 'Wu Zong-xian', 'Liu Jia-ming', '蔡承翰', 'Yang Shih-hao',
  'Hsu Kuan-yu', '鄭宇軒', 'Hsieh Ming-che', 'Kuo Yi-chun', '洪志偉', 'Chiu Wei-lun', 'Tseng Chia-wen', '廖彥廷', 'Lai Cheng-en', 'Chou Yu-hsuan',
  'Yeh Tzu-yang', '蘇柏宇', 'Lu Chien-hung', 'Chiang Hao-yu', '何孟儒', 'Luo Ting-yu', 'Kao Chih-ming', '林育誠', 'Pan Kuan-lin', 'Chien Yi-fan',
  '王品翔', 'Chu Chun-hao', 'Peng Sheng-wen', '游宗翰', 'Tsai Meng-chun', 'Chan Yung-chi',
] as const;
// oxfmt-ignore
const LOCAL = {
  TW: TAIWAN,
  AE: ['راشد المنصوري', 'سعيد النقبي', 'بلال قاسم', 'محمد إقبال', 'خليفة الظاهري', 'أنور حميد', 'فيصل رحمن', 'ماجد الكعبي', 'عارف نذير', 'جمعة السويدي'],
  AR: ['Facundo Ledesma', 'Brian Ojeda', 'Lautaro Pereyra', 'Ezequiel Godoy', 'Rocío Medina', 'Gastón Villalba', 'Cristian Maidana', 'Leandro Ríos', 'Agustín Correa', 'Marisol Duarte'],
  AT: ['Stefan Hofer', 'Mirza Hadžić', 'Paul Wallner', 'Ömer Kurt', 'Julia Brunner', 'Georg Lang', 'Ivana Marković', 'Felix Haas', 'Ahmad Karimi', 'Martin Reiter'],
  BD: ['সোহেল রানা', 'জসিম উদ্দিন', 'মাহবুব আলম', 'রফিক মিয়া', 'কামাল হোসেন', 'সুমন শেখ', 'বাবুল আহমেদ', 'নাসির উদ্দিন', 'মিজানুর রহমান', 'তুষার দাস'],
  BG: ['Стефан Николов', 'Борис Янков', 'Красимир Ганев', 'Пламен Русев', 'Мартин Вълчев', 'Калоян Костов', 'Йордан Минчев', 'Тодор Бонев', 'Асен Цветков', 'Радослав Пенев'],
  BH: ['جاسم الدوسري', 'علي حبيب', 'حمد البوعينين', 'سلمان فخرو', 'رضا العالي', 'عيسى سيار', 'نبيل عباس', 'حسن مكي', 'طلال الذوادي', 'شاكر محمود'],
  BO: ['Rubén Condori', 'Wilson Choque', 'Edwin Flores', 'Grover Apaza', 'Marco Ticona', 'Richard Limachi', 'Juan Carlos Poma', 'Álvaro Callisaya', 'Freddy Nina', 'Limbert Huanca'],
  CL: ['Cristóbal Fuentes', 'Matías Sepúlveda', 'Bastián Araya', 'Felipe Contreras', 'Ignacio Muñoz', 'Rodrigo Vergara', 'Claudio Tapia', 'Javiera Pinto', 'Sebastián Lagos', 'Gonzalo Riquelme'],
  CY: ['Παναγιώτης Μιχαήλ', 'Σωτήρης Ανδρέου', 'Λούης Κυριάκου', 'Χάρης Χριστοφή', 'Μιχάλης Αντωνίου', 'Στέλιος Ευαγόρου', 'Νεόφυτος Λοΐζου', 'Πάμπος Στυλιανού', 'Ραφαήλ Δημητρίου', 'Άγγελος Ηλία'],
  CZ: ['Lukáš Černý', 'Radek Pokorný', 'Dominik Fiala', 'Štěpán Urban', 'Marek Kolář', 'Adéla Říhová', 'Roman Bláha', 'Denis Koval', 'Filip Sedláček', 'Libor Šimek'],
  DK: ['Mads Christensen', 'Ali Hassan', 'Frederik Poulsen', 'Sofie Madsen', 'Nikolaj Bruun', 'Yusuf Demir', 'Tobias Krogh', 'Oliver Skov', 'Daniel Winther', 'Lasse Bjerre'],
  DO: ['Yeison Mercedes', 'Franklin Rosario', 'Starlin Ventura', 'Juan Pablo Jiménez', 'Winston Ogando', 'Edwin Familia', 'Kelvin Tavárez', 'Rafael Polanco', 'Johanna Feliz', 'Miguel Encarnación'],
  EC: ['Byron Guamán', 'Cristian Toapanta', 'Fausto Chicaiza', 'Édison Simbaña', 'Marlon Vera', 'Darwin Quishpe', 'Patricio Endara', 'Holger Pilco', 'Kevin Zambrano', 'Rosa Caiza'],
  EG: ['سيد عبد العال', 'مصطفى شحاتة', 'أشرف رمضان', 'وائل حسني', 'إسلام جمعة', 'رامي عزيز', 'هاني فوزي', 'شريف الجندي', 'عماد صبحي', 'ياسر المصري'],
  ES: ['Rubén Molina', 'Iker Arana', 'Óscar Prieto', 'Andrei Popa', 'Noelia Campos', 'Adrián Lozano', 'Youssef Amrani', 'Víctor Soto', 'Raúl Bravo', 'Wilson Andrade'],
  FI: ['Jari Koskinen', 'Teemu Hakala', 'Abdi Mohamed', 'Petri Savolainen', 'Sofia Järvinen', 'Niko Lampinen', 'Otto Kallio', 'Riku Peltonen', 'Aleksi Toivonen', 'Elias Sundström'],
  GR: ['Θανάσης Κωστόπουλος', 'Βασίλης Ρήγας', 'Σπύρος Καλογερόπουλος', 'Στέφανος Ζέρβας', 'Λευτέρης Μαυρίδης', 'Μανώλης Σκουλάς', 'Τάσος Αλεξίου', 'Φώτης Παππάς', 'Αρτούρ Χότζα', 'Χρήστος Δελής'],
  HK: ['陳偉強', '黃志豪', '李國華', '郭俊傑', '馬家明', '蔡永發', '鄧浩然', '劉子健', '羅錦輝', '譚文傑'],
  HR: ['Josip Perić', 'Ante Barišić', 'Domagoj Pavlović', 'Hrvoje Tomić', 'Karlo Grgić', 'Nikola Blažević', 'Tin Lončar', 'Dario Vidović', 'Mirela Katić', 'Bruno Rukavina'],
  HU: ['Takács Dávid', 'Balogh Norbert', 'Papp Levente', 'Lakatos Roland', 'Mészáros Péter', 'Oláh Krisztián', 'Simon Tibor', 'Fekete Bálint', 'Vincze Anita', 'Pintér Attila'],
  IQ: ['حيدر الساعدي', 'علاء كاظم', 'مصطفى العبيدي', 'كرار جبار', 'سيف الدليمي', 'عباس محسن', 'أحمد الزبيدي', 'زيد طه', 'ليث العزاوي', 'منتظر حسن'],
  JO: ['عدي الشوابكة', 'محمد أبو زيد', 'أنس العبادي', 'حمزة الرواشدة', 'مهند عودة', 'صهيب خليل', 'قصي الطراونة', 'يزن بني هاني', 'رامي قعوار', 'بهاء درويش'],
  JP: ['木村 拓海', '清水 翼', '斎藤 亮', '森 大和', '池田 航', '橋本 蓮', '石川 圭', '前田 悠真', '藤田 海斗', '岡田 仁'],
  KH: ['សៅ ប៊ុនធឿន', 'ជា សុវណ្ណ', 'អ៊ុក ពិសិដ្ឋ', 'នួន សារ៉ាត់', 'រស់ វិបុល', 'ម៉ៅ ច័ន្ទ', 'ឃុន សុផល', 'ប៉ែន រដ្ឋា'],
  KR: ['김동현', '이성민', '박준혁', '최영수', '정민재', '한상우', '오세훈', '신재호', '권태윤', '황인철'],
  LA: ['ສຸລິຍາ ພົມມາ', 'ແກ້ວ ວົງສາ', 'ບຸນທອງ ສີຫາລາດ', 'ຄຳສຸກ ອິນທະວົງ', 'ສົມພອນ ແສງດາລາ', 'ພູວົງ ຈັນທະວົງ', 'ເພັດສະໝອນ ໄຊ', 'ໄພວັນ ບຸນມະນີ'],
  MM: ['မောင်မောင်ဦး', 'ကျော်စွာ', 'အောင်ကိုလတ်', 'ဝင်းနိုင်', 'သန့်ဇင်', 'ဟိန်းထက်', 'စိုးမိုး', 'ပြည့်ဖြိုး'],
  MY: ['Mohd Faizal Ismail', 'Ganesh Kumar', 'Ahmad Syafiq', 'Lee Chee Keong', 'Azlan Hamid', 'Ravi Chandran', 'Zainal Abidin', 'Wong Kah Fai', 'Hafizuddin Osman', 'Norazman Yusof'],
  NO: ['Kristoffer Nygård', 'Mohamed Nur', 'Eirik Strand', 'Sander Moen', 'Ida Halvorsen', 'Ahmed Raza', 'Vegard Myhre', 'Lars Fjeld', 'Simen Aas', 'Tomasz Wrona'],
  OM: ['سالم الحارثي', 'خميس البلوشي', 'ناصر الرواحي', 'حمود الهنائي', 'ياسر الكندي', 'سيف الغافري', 'زاهر المعمري', 'هلال السيابي', 'بدر العامري', 'مازن الشحي'],
  PA: ['Rolando Quintero', 'Abdiel Samudio', 'Erick Santamaría', 'Josué Pimentel', 'Ariel Gutiérrez', 'Yamileth Ortega', 'Omar Aguilar', 'Edgardo Córdoba', 'Luis Caballero', 'Moisés Atencio'],
  PE: ['Jhon Huanca', 'Percy Ccori', 'Renzo Palomino', 'Óscar Yupanqui', 'Brayan Torres', 'Elmer Tello', 'Christian Rivas', 'Miguel Ángel Soto', 'Rosa Chumpitaz', 'Wilmer Cárdenas'],
  PH: ['Jomar Dela Cruz', 'Ronnie Aquino', 'Dennis Manalo', 'Rodel Salazar', 'Jun Pascual', 'Arnel Castillo', 'Marvin Soriano', 'Edgar Lim', 'Jerome Valdez', 'Rico Magno'],
  PL: ['Dawid Pawlak', 'Serhii Melnyk', 'Bartosz Król', 'Kamil Wieczorek', 'Marcin Zając', 'Ewa Jabłońska', 'Patryk Duda', 'Łukasz Górski', 'Andrii Shevchuk', 'Mateusz Sikora'],
  PY: ['Derlis Cantero', 'Aldo Villalba', 'Hugo Ayala', 'Blas Riveros', 'Osmar Franco', 'Cristhian Paredes', 'Néstor Galeano', 'Fabio Insfrán', 'Liz Aquino', 'Édgar Ortiz'],
  QA: ['جابر المري', 'أنور خان', 'فهد الهاجري', 'عبدالرحمن النعيمي', 'رياض سعيد', 'مبارك الكواري', 'شفيق أحمد', 'علي الأنصاري', 'حاتم بشير', 'تميم العلي'],
  RO: ['Ionuț Barbu', 'Cătălin Dobre', 'Alexandru Neagu', 'Florin Tudor', 'Gabriel Nistor', 'Marius Enache', 'Răzvan Oprea', 'Dan Lungu', 'Simona Preda', 'Cosmin Văduva'],
  SA: ['تركي القحطاني', 'ماجد الحربي', 'سلطان الدوسري', 'فهد الغامدي', 'نايف العتيبي', 'عبدالمجيد الزهراني', 'مشعل السبيعي', 'بندر الشهري', 'هشام عثمان', 'وليد الجهني'],
  SE: ['Jonathan Wikström', 'Amir Rezaei', 'Filip Sandberg', 'Kevin Öberg', 'Mona Abdi', 'Erik Nyström', 'Anton Hellberg', 'Love Hedlund', 'Samir Haddad', 'Ludvig Falk'],
  SK: ['Matúš Gajdoš', 'Róbert Oravec', 'Dávid Kučera', 'Erik Šulc', 'Andrej Mikuš', 'Jozef Holub', 'Tibor Nagy', 'Samuel Ďuriš', 'Marek Bielik', 'Juraj Vrba'],
  TH: ['สมชาย ดีงาม', 'วิชัย รุ่งเรือง', 'ประเสริฐ มีสุข', 'อนุชา พงษ์ศรี', 'ธีรพงศ์ เจริญผล', 'สุรชัย ทองคำ', 'กิตติ ชัยวงศ์', 'มานพ แสงจันทร์', 'เอกชัย ศิริ', 'นพดล คำแก้ว'],
  TR: ['Hakan Yavuz', 'Serkan Polat', 'Murat Taş', 'Onur Kaplan', 'Uğur Şimşek', 'Tolga Aksoy', 'Gökhan Ünal', 'Yusuf Bulut', 'Deniz Korkmaz', 'İsmail Erdoğan'],
  UY: ['Maximiliano Techera', 'Gastón Olivera', 'Bruno Larrosa', 'Washington Pintos', 'Federico Sellanes', 'Richard Bentancur', 'Yamandú Píriz', 'Lucía Barrios', 'Emiliano Vique', 'Jonathan Curbelo'],
  VE: ['Yorman Briceño', 'Jesús Colmenares', 'Leonel Uzcátegui', 'Darwin Machado', 'Carlos Eduardo Rojas', 'Johan Parra', 'Eliécer Graterol', 'Alexis Montilla', 'Yulimar Pérez', 'Rómulo Urdaneta'],
  VN: ['Nguyễn Văn Hùng', 'Trần Quốc Bảo', 'Lê Văn Tùng', 'Phạm Anh Tuấn', 'Hoàng Văn Dũng', 'Vũ Đình Long', 'Đỗ Mạnh Cường', 'Bùi Xuân Trường', 'Phan Thế Vinh', 'Dương Công Sơn'],
  KW: ['عمر فاروق', 'حسن الصفار', 'رامي خوري', 'طارق عوض', 'سالم باوزير', 'محمود شاكر', 'بدر الحربي', 'إبراهيم نصار', 'كريم منصور', 'زياد حداد', 'وليد سرحان', 'نبيل عباس'],
  PK: ['عامر حسن', 'بلال احمد', 'عمران شہزاد', 'کاشف محمود', 'فیصل اقبال', 'نعیم اختر', 'جاوید خان', 'رضوان علی', 'شاہد ندیم', 'وقاص بٹ', 'ارسلان مغل', 'طاہر عباسی'],
  SG: ['Ahmad Faizal', 'Ng Boon Kiat', 'Suresh Pillai', 'Teo Jia Wei', 'Hafiz Rahman', 'Koh Mei Xin', 'Vijay Kumar', 'Chan Yong Sheng', 'Nur Iman', 'Low Wen Jie', 'Farah Aziz', 'Quek Zhi Hao'],
  DE: ['Jonas Weber', 'Elif Kaya', 'Tim Schröder', 'Marek Nowak', 'Aylin Demir', 'Jan Petersen', 'Nico Lehmann', 'Samira Haddad', 'Ole Brandt', 'Daria Wolf', 'Can Öztürk', 'Leonie Busch'],
} satisfies Readonly<Record<(typeof supportedCountries)[number], readonly string[]>>;

const BY_COUNTRY: Readonly<Record<string, readonly string[]>> = LOCAL;

/** Riders of the demo, as people of a country write their names. */
export const riderNames = (country: string): readonly string[] => BY_COUNTRY[country] ?? [];
