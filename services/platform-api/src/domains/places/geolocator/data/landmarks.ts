export interface Landmark {
  readonly id: string;
  readonly zh: string;
  readonly en: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Other names that people type. */
  readonly aliases: readonly string[];
}

type Row = readonly [zh: string, en: string, latitude: number, longitude: number, ...aliases: string[]];

// oxfmt-ignore
const STATIONS: readonly Row[] = [
  ['台北車站', 'Taipei Main Station', 25.0478, 121.517, '北車'], ['善導寺', 'Shandao Temple', 25.0449, 121.5232],
  ['忠孝新生', 'Zhongxiao Xinsheng', 25.0423, 121.533], ['忠孝復興', 'Zhongxiao Fuxing', 25.0416, 121.5437],
  ['忠孝敦化', 'Zhongxiao Dunhua', 25.0415, 121.5513], ['國父紀念館', 'Sun Yat-sen Memorial Hall', 25.0414, 121.5577],
  ['市政府', 'Taipei City Hall', 25.0411, 121.5652], ['永春', 'Yongchun', 25.0408, 121.5762], ['後山埤', 'Houshanpi', 25.045, 121.5825],
  ['昆陽', 'Kunyang', 25.0503, 121.5931], ['南港', 'Nangang', 25.052, 121.6068], ['南港展覽館', 'Nangang Exhibition Center', 25.0555, 121.6176],
  ['西門', 'Ximen', 25.0421, 121.5083, '西門町', 'ximending'], ['龍山寺', 'Longshan Temple', 25.0353, 121.4997],
  ['大安', "Da'an", 25.033, 121.5436], ['信義安和', 'Xinyi Anhe', 25.0333, 121.553], ['台北101/世貿', 'Taipei 101/World Trade Center', 25.0329, 121.5634],
  ['象山', 'Xiangshan', 25.0328, 121.5706], ['大安森林公園', "Da'an Park", 25.0334, 121.5353], ['東門', 'Dongmen', 25.0338, 121.5288],
  ['中正紀念堂', 'Chiang Kai-shek Memorial Hall', 25.0327, 121.5182], ['台大醫院', 'NTU Hospital', 25.0417, 121.516],
  ['中山', 'Zhongshan', 25.0527, 121.5204], ['雙連', 'Shuanglian', 25.0578, 121.5207], ['民權西路', 'Minquan W. Rd.', 25.0626, 121.5193],
  ['圓山', 'Yuanshan', 25.0714, 121.5201], ['劍潭', 'Jiantan', 25.0849, 121.5251], ['士林', 'Shilin', 25.0935, 121.5262],
  ['芝山', 'Zhishan', 25.103, 121.5225], ['石牌', 'Shipai', 25.1146, 121.5156], ['北投', 'Beitou', 25.1318, 121.4986],
  ['古亭', 'Guting', 25.0264, 121.5229], ['台電大樓', 'Taipower Building', 25.0207, 121.5283], ['公館', 'Gongguan', 25.0149, 121.5342],
  ['萬隆', 'Wanlong', 25.0018, 121.5393], ['景美', 'Jingmei', 24.9929, 121.5409], ['科技大樓', 'Technology Building', 25.0261, 121.5435],
  ['六張犁', 'Liuzhangli', 25.0238, 121.5531], ['麟光', 'Linguang', 25.0185, 121.5588], ['辛亥', 'Xinhai', 25.0053, 121.5572],
  ['木柵', 'Muzha', 24.9983, 121.5731], ['動物園', 'Taipei Zoo', 24.9982, 121.5795], ['南京復興', 'Nanjing Fuxing', 25.0521, 121.5441],
  ['中山國中', 'Zhongshan Junior High School', 25.0609, 121.5442], ['松山機場', 'Songshan Airport', 25.0631, 121.5519],
  ['大直', 'Dazhi', 25.0796, 121.5468], ['劍南路', 'Jiannan Rd.', 25.0848, 121.5556], ['西湖', 'Xihu', 25.0821, 121.5671],
  ['港墘', 'Gangqian', 25.0801, 121.5751], ['文德', 'Wende', 25.0785, 121.5849], ['內湖', 'Neihu', 25.0837, 121.5945],
  ['松江南京', 'Songjiang Nanjing', 25.052, 121.5332], ['行天宮', 'Xingtian Temple', 25.0596, 121.5331],
  ['中山國小', 'Zhongshan Elementary School', 25.0627, 121.5265], ['台北小巨蛋', 'Taipei Arena', 25.0517, 121.5515],
  ['南京三民', 'Nanjing Sanmin', 25.0515, 121.5639], ['松山', 'Songshan', 25.0501, 121.5778], ['北門', 'Beimen', 25.0493, 121.5103],
  ['小南門', 'Xiaonanmen', 25.0355, 121.5108], ['大橋頭', 'Daqiaotou', 25.0632, 121.5126],
];

// oxfmt-ignore
const SIGHTS: readonly Row[] = [
  ['台北101', 'Taipei 101', 25.0337, 121.5645, '101大樓'], ['台北市政府', 'Taipei City Government', 25.0375, 121.5637],
  ['台北世界貿易中心', 'Taipei World Trade Center', 25.0336, 121.5613, '世貿一館'], ['國立國父紀念館', 'Sun Yat-sen Memorial Hall (building)', 25.04, 121.5602],
  ['國立中正紀念堂', 'Chiang Kai-shek Memorial Hall (building)', 25.0346, 121.5218], ['大安森林公園 (公園)', "Da'an Forest Park", 25.0297, 121.5355],
  ['國立臺灣大學', 'National Taiwan University', 25.0174, 121.5397, '台大', 'ntu'], ['國立臺灣師範大學', 'National Taiwan Normal University', 25.0262, 121.5277, '師大', 'ntnu'],
  ['國立臺北科技大學', 'National Taipei University of Technology', 25.0424, 121.5357, '北科大', 'ntut'], ['國立臺灣科技大學', 'National Taiwan University of Science and Technology', 25.0133, 121.5414, '台科大'],
  ['臺大醫院', 'National Taiwan University Hospital', 25.0407, 121.519], ['總統府', 'Presidential Office Building', 25.04, 121.5119],
  ['二二八和平紀念公園', '228 Peace Memorial Park', 25.0421, 121.5154], ['西門紅樓', 'The Red House', 25.0421, 121.5068],
  ['華山1914文化創意產業園區', 'Huashan 1914 Creative Park', 25.0441, 121.5294, '華山文創'], ['松山文創園區', 'Songshan Cultural and Creative Park', 25.0437, 121.5606],
  ['光華數位新天地', 'Guanghua Digital Plaza', 25.0451, 121.5319, '光華商場'], ['太平洋SOGO忠孝館', 'Pacific SOGO Zhongxiao', 25.0419, 121.5449, 'sogo'],
  ['誠品信義店', 'Eslite Xinyi', 25.0395, 121.5658], ['台北遠東國際大飯店', 'Far Eastern Plaza Hotel', 25.0265, 121.5499, 'shangri-la'],
  ['臨江街夜市', 'Linjiang Night Market', 25.0302, 121.5543, '通化夜市'], ['饒河街夜市', 'Raohe Night Market', 25.0509, 121.5775],
  ['寧夏夜市', 'Ningxia Night Market', 25.0561, 121.5153], ['士林夜市', 'Shilin Night Market', 25.088, 121.5241],
  ['迪化街', 'Dihua Street', 25.0556, 121.5098, '大稻埕', 'dadaocheng'], ['台北市立美術館', 'Taipei Fine Arts Museum', 25.0724, 121.5248],
  ['花博公園', 'Taipei Expo Park', 25.0701, 121.5206], ['國立故宮博物院', 'National Palace Museum', 25.1024, 121.5485],
  ['美麗華百樂園', 'Miramar Entertainment Park', 25.0835, 121.5573], ['長庚紀念醫院台北院區', 'Chang Gung Memorial Hospital Taipei', 25.0562, 121.5495],
  ['國泰綜合醫院', 'Cathay General Hospital', 25.0369, 121.5537], ['台北馬偕紀念醫院', 'Mackay Memorial Hospital', 25.0587, 121.5224],
  ['台北醫學大學', 'Taipei Medical University', 25.0258, 121.5613], ['建國假日花市', 'Jianguo Holiday Flower Market', 25.036, 121.5378],
  ['台北大巨蛋', 'Taipei Dome', 25.0431, 121.5605], ['市府轉運站', 'Taipei City Hall Bus Station', 25.0407, 121.5657],
];

const toLandmark =
  (prefix: string) =>
  ([zh, en, latitude, longitude, ...aliases]: Row, index: number): Landmark => ({
    id: `${prefix}${index}`,
    zh,
    en,
    latitude,
    longitude,
    aliases,
  });

const station = ([zh, en, latitude, longitude, ...aliases]: Row, index: number): Landmark =>
  toLandmark('s')(
    [
      zh === '台北車站' ? zh : `捷運${zh}站`,
      en.endsWith('Station') ? en : `MRT ${en} Station`,
      latitude,
      longitude,
      zh,
      en,
      `${zh}站`,
      ...aliases,
    ],
    index,
  );

/** Includes places that people name instead of an address. */
export const LANDMARKS: readonly Landmark[] = [...SIGHTS.map(toLandmark('p')), ...STATIONS.map(station)];
