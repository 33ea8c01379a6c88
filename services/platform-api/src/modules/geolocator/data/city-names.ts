/** What a city is called besides its name in the data package. */
export interface CityNames {
  /** In the country's geolocator language, where that is not English. */
  readonly local: string | null;
  /** Other spellings people type. */
  readonly aliases: readonly string[];
}

/** `name=local name or nothing;other spellings`, by country. */
// prettier-ignore
const ROWS: Readonly<Record<string, readonly string[]>> = {
  JP: ['Tokyo=東京;東京都', 'Yokohama=横浜;横浜市', 'Osaka=大阪;大阪市', 'Nagoya=名古屋;名古屋市', 'Sapporo=札幌;札幌市', 'Kobe=神戸;神戸市',
    'Kyoto=京都;京都市', 'Fukuoka=福岡;福岡市', 'Kawasaki=川崎;川崎市', 'Saitama=さいたま;さいたま市', 'Hiroshima=広島;広島市', 'Sendai=仙台;仙台市',
    'Kitakyushu=北九州;北九州市', 'Chiba=千葉;千葉市', 'Sakai=堺;堺市', 'Shizuoka=静岡;静岡市', 'Kumamoto=熊本;熊本市', 'Okayama=岡山;岡山市',
    'Hamamatsu=浜松;浜松市', 'Hachiōji=八王子;八王子市', 'Kagoshima=鹿児島;鹿児島市', 'Niigata=新潟;新潟市', 'Himeji=姫路', 'Matsudo=松戸',
    'Kawaguchi=川口', 'Kanazawa=金沢', 'Utsunomiya=宇都宮', 'Ōita=大分', 'Matsuyama=松山', 'Amagasaki=尼崎', 'Kurashiki=倉敷', 'Yokosuka=横須賀',
    'Nagasaki=長崎', 'Hirakata=枚方', 'Machida=町田', 'Gifu-shi=岐阜;Gifu', 'Fujisawa=藤沢', 'Toyonaka=豊中', 'Fukuyama=福山', 'Toyohashi=豊橋',
    'Nara-shi=奈良;Nara', 'Toyota=豊田', 'Nagano=長野', 'Iwaki=いわき', 'Asahikawa=旭川', 'Takatsuki=高槻', 'Okazaki=岡崎', 'Suita=吹田',
    'Wakayama=和歌山', 'Kōriyama=郡山', 'Kashiwa=柏', 'Tokorozawa=所沢', 'Kawagoe=川越', 'Kochi=高知', 'Takamatsu=高松', 'Toyama=富山', 'Akita=秋田',
    'Miyazaki=宮崎', 'Naha=那覇;那覇市', 'Aomori=青森', 'Ōtsu=大津', 'Akashi=明石', 'Morioka=盛岡'],
  TH: ['Bangkok=กรุงเทพมหานคร;กรุงเทพ;กรุงเทพฯ;Krung Thep', 'Samut Prakan=สมุทรปราการ', 'Mueang Nonthaburi=นนทบุรี;Nonthaburi', 'Udon Thani=อุดรธานี',
    'Chon Buri=ชลบุรี', 'Nakhon Ratchasima=นครราชสีมา;Korat', 'Chiang Mai=เชียงใหม่', 'Hat Yai=หาดใหญ่', 'Pak Kret=ปากเกร็ด', 'Si Racha=ศรีราชา',
    'Lampang=ลำปาง', 'Khon Kaen=ขอนแก่น', 'Surat Thani=สุราษฎร์ธานี', 'Ubon Ratchathani=อุบลราชธานี', 'Nakhon Si Thammarat=นครศรีธรรมราช',
    'Khlong Luang=คลองหลวง', 'Nakhon Pathom=นครปฐม', 'Rayong=ระยอง', 'Phitsanulok=พิษณุโลก', 'Chanthaburi=จันทบุรี', 'Pattaya=พัทยา', 'Yala=ยะลา',
    'Ratchaburi=ราชบุรี', 'Nakhon Sawan=นครสวรรค์', 'Phuket=ภูเก็ต', 'Songkhla=สงขลา', 'Phra Nakhon Si Ayutthaya=พระนครศรีอยุธยา;Ayutthaya;อยุธยา',
    'Chiang Rai=เชียงราย', 'Sakon Nakhon=สกลนคร', 'Saraburi=สระบุรี', 'Trang=ตรัง', 'Kanchanaburi=กาญจนบุรี', 'Nong Khai=หนองคาย', 'Samut Sakhon=สมุทรสาคร'],
  KH: ['Phnom Penh=ភ្នំពេញ', 'Takeo=តាកែវ', 'Sihanoukville=ព្រះសីហនុ', 'Battambang=បាត់ដំបង', 'Siem Reap=សៀមរាប', 'Paoy Paet=ប៉ោយប៉ែត;Poipet',
    'Kampong Chhnang=កំពង់ឆ្នាំង', 'Kampong Cham=កំពង់ចាម', 'Pursat=ពោធិ៍សាត់', 'Ta Khmau=តាខ្មៅ', 'Kampong Speu=កំពង់ស្ពឺ', 'Koh Kong=កោះកុង', 'Prey Veng=ព្រៃវែង'],
  HK: ['Hong Kong=香港', 'Kowloon=九龍', 'Tsuen Wan=荃灣', 'Yuen Long Kau Hui=元朗;Yuen Long', 'Tung Chung=東涌', 'Sha Tin=沙田;Shatin', 'Tuen Mun=屯門',
    'Tai Po=大埔', 'Sai Kung=西貢', 'Yung Shue Wan=榕樹灣', 'Ngong Ping=昂坪', 'Sok Kwu Wan=索罟灣', 'Tai O=大澳', 'Wong Tai Sin=黃大仙', 'Wan Chai=灣仔;Wanchai',
    'Sham Shui Po=深水埗', 'Central=中環'],
  AE: ['Dubai=;دبي', 'Sharjah=;الشارقة', 'Abu Dhabi=;أبو ظبي;ابوظبي', 'Ajman City=;عجمان;Ajman', 'Ras Al Khaimah City=;رأس الخيمة;Ras Al Khaimah'],
  BH: ['Manama=;المنامة'], KW: ['Kuwait City=;الكويت;مدينة الكويت', 'Ḩawallī=;حولي;Hawalli', 'As Sālimīyah=;السالمية;Salmiya', 'Al Farwānīyah=;الفروانية;Farwaniya', 'Al Aḩmadī=;الأحمدي;Ahmadi'],
  QA: ['Doha=;الدوحة'], OM: ['Muscat=;مسقط', 'Şalālah=;صلالة'], SA: ['Riyadh=;الرياض', 'Jeddah=;جدة', 'Mecca=;مكة;مكة المكرمة;Makkah', 'Medina=;المدينة المنورة', 'Dammam=;الدمام'],
  JO: ['Amman=;عمان;عمّان', 'Irbid=;إربد'], IQ: ['Baghdad=;بغداد', 'Basrah=;البصرة;Basra', 'Mosul=;الموصل', 'Erbil=;أربيل'], EG: ['Cairo=;القاهرة', 'Alexandria=;الإسكندرية', 'Giza=;الجيزة'],
  PK: ['Karachi=;کراچی', 'Lahore=;لاہور', 'Islamabad=;اسلام آباد', 'Rawalpindi=;راولپنڈی', 'Faisalabad=;فیصل آباد'], BD: ['Dhaka=;ঢাকা', 'Chittagong=;চট্টগ্রাম;Chattogram', 'Khulna=;খুলনা'],
  KR: ['Seoul=;서울;서울특별시', 'Busan=;부산', 'Incheon=;인천', 'Daegu=;대구', 'Daejeon=;대전', 'Gwangju=;광주', 'Suwon=;수원', 'Goyang-si=;고양;Goyang', 'Seongnam-si=;성남;Seongnam', 'Ulsan=;울산'],
  GR: ['Athens=;Αθήνα;Athina', 'Thessaloníki=;Θεσσαλονίκη', 'Pátra=;Πάτρα;Patras', 'Piraeus=;Πειραιάς'], CY: ['Nicosia=;Λευκωσία;Lefkosia', 'Limassol=;Λεμεσός;Lemesos', 'Larnaca=;Λάρνακα'],
  BG: ['Sofia=;София', 'Plovdiv=;Пловдив', 'Varna=;Варна', 'Burgas=;Бургас'], LA: ['Vientiane=;ວຽງຈັນ'], MM: ['Yangon=;ရန်ကုန်;Rangoon', 'Mandalay=;မန္တလေး', 'Nay Pyi Taw=;နေပြည်တော်;Naypyidaw'],
  DE: ['Munich=;München;Muenchen', 'Köln=;Cologne;Koeln', 'Nürnberg=;Nuremberg', 'Hannover=;Hanover', 'Frankfurt am Main=;Frankfurt'], AT: ['Vienna=;Wien'], CZ: ['Prague=;Praha', 'Pilsen=;Plzeň'],
  PL: ['Warsaw=;Warszawa', 'Kraków=;Cracow'], RO: ['Bucharest=;București'], DK: ['Copenhagen=;København', 'Århus=;Aarhus'], ES: ['Sevilla=;Seville'], FI: ['Helsinki=;Helsingfors'], SE: ['Göteborg=;Gothenburg'],
  VN: ['Ho Chi Minh City=;Thành phố Hồ Chí Minh;Hồ Chí Minh;TP HCM;Saigon;Sài Gòn', 'Hanoi=;Hà Nội;Ha Noi', 'Haiphong=;Hải Phòng;Hai Phong'], PH: ['Manila=;Maynila', 'Quezon City=;Quezon', 'Cebu City=;Cebu', 'Caloocan City=;Caloocan'],
  PA: ['Panamá=;Panama City;Ciudad de Panamá'], TR: ['Istanbul=;İstanbul'], SG: ['Singapore=;新加坡'], UY: ['Montevideo=;Montevidéu'],
};

/** Country and name in the data package -> its other names. */
export function cityNames(): ReadonlyMap<string, CityNames> {
  const all = new Map<string, CityNames>();
  for (const [country, rows] of Object.entries(ROWS)) {
    for (const row of rows) {
      const [name = '', others = ''] = row.split('=');
      const [local = '', ...aliases] = others.split(';');
      all.set(`${country}|${name}`, { local: local || null, aliases });
    }
  }
  return all;
}
