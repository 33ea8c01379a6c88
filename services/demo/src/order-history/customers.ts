import type { Item } from './market';

/** Romanised and Chinese spellings, as both occur in order lists. */
// oxfmt-ignore
export const CUSTOMER_NAMES = [
  'Lin Chia-hao', '林家豪', 'Huang Shu-fen', '黃淑芬', 'Wu Po-han', '吳柏翰', 'Tsai Mei-ling', '蔡美玲', 'Yang Ching-yi', '楊靜怡',
  'Chang Wei-lun', '張偉倫', 'Hsu Kai-wen', '許凱文', 'Liu Pei-shan', '劉佩珊', 'Chung Tzu-han', '鍾子涵', 'Chen Yi-jun', '陳怡君',
  'Wang Chih-wei', '王志偉', 'Li Ya-ting', '李雅婷', 'Cheng Hsin-yi', '鄭欣怡', 'Hsieh Tsung-han', '謝宗翰', 'Kuo Shu-hui', '郭淑惠',
  'Hung Chun-chieh', '洪俊傑', 'Tseng Yu-chen', '曾于真', 'Liao Ming-hsien', '廖明賢', 'Lai Wan-ting', '賴婉婷', 'Chou Kuan-lin', '周冠霖',
  'Yeh Hsiao-wen', '葉小雯', 'Su Chien-ming', '蘇建銘', 'Lu Pin-yu', '盧品妤', 'Chiang Yung-sheng', '江永盛', 'Ho Jia-xin', '何佳欣',
  'Peng Yi-ting', '彭依婷', 'Fan Cheng-yu', '范承佑', 'Sung Hui-ju', '宋慧如',
] as const;

export const NOTES = [
  '',
  '',
  '',
  '',
  '',
  'Ring the bell twice.',
  'Leave it with the guard.',
  'Gate is on the lane side.',
  '請放管理室',
  '到了請打電話',
  'Call on arrival, the bell is broken.',
  '門口有電鈴，請按 3 號',
  'Second entrance, next to the pharmacy.',
  '麻煩不要按電鈴，寶寶在睡覺',
] as const;

const items = (...rows: readonly (readonly [string, number])[]): Item[] =>
  rows.map(([text, price]) => ({ text, price }));

// oxfmt-ignore
const TEA = items(['winter melon tea', 55], ['oolong cream', 85], ['taro bun box', 260], ['jasmine green tea', 50], ['brown sugar milk', 95],
  ['珍珠奶茶', 70], ['烏龍奶蓋', 85], ['四季春茶', 50], ['honey lemon', 75], ['black tea latte', 80]);
// oxfmt-ignore
const BAKERY = items(['pineapple cake box', 420], ['milk toast', 120], ['scallion bun', 45], ['camphor roll', 85], ['蛋黃酥', 65], ['red bean bread', 50]);
// oxfmt-ignore
const FLOWERS = items(['bouquet of lilies', 1280], ['table flowers', 880], ['potted orchid', 1650], ['dried flower frame', 640], ['玫瑰花束', 1480]);
// oxfmt-ignore
const NOODLES = items(['beef noodles', 190], ['braised pork rice', 55], ['wonton soup', 80], ['cold sesame noodles', 75], ['滷味拼盤', 140]);
const BOOKS = items(['novel', 380], ['picture book', 320], ['notebook set', 240], ['詩集', 300]);

/** By the number of the parent vendor, the first digit of a demo vendor id. */
export const ITEMS_BY_SHOP: Readonly<Record<string, readonly Item[]>> = {
  1: TEA,
  2: BAKERY,
  3: FLOWERS,
  4: NOODLES,
  5: BOOKS,
};
