import { describe, expect, it } from '@jest/globals';
import { filledFrom } from '../testing/messages/reader';

describe('a sum in a pasted message of several lines', () => {
  it.each([
    ['TW', '珍珠奶茶 10杯\n雞排 5份\n合計 NT$１，８５０\n林美 0912345678\n信義路四段20號8樓', '1850'],
    ['TW', '便當 3個\n紅茶 2杯\n總共１２，８００元\n王小明 0912345678\n中山北路二段36號', '12800'],
    [
      'TW',
      '蛋糕 1個\n餅乾 2盒\n金額：ＮＴ＄２，３００（貨到付款）\n陳先生 0912345678\n信義路四段20號',
      '2300',
    ],
    ['JP', '弁当 3個\nお茶 2本\n合計 ３，４６０円\n山田花子\n090-1234-5678\n東京都渋谷区神南1-2-3', '3460'],
    [
      'JP',
      '寿司 10人前\n味噌汁 10\n代金１２，５００円（代引き）\n佐藤健 090-1234-5678\n大阪市北区梅田1-1-1',
      '12500',
    ],
  ])('is read whole when figures and comma are wide: %s', (country, message, sum) => {
    expect(filledFrom(country, message)).toMatchObject({ amount: sum });
  });

  it.each([
    ['TW', '珍珠奶茶 10杯\n雞排 5份\n合計 NT$1，850\n林美 0912345678\n信義路四段20號8樓'],
    ['TW', '便當 3個\n紅茶 2杯\n總共12，800元\n王小明 0912345678\n中山北路二段36號'],
    ['TW', '便當3個240，800元收現，王小明 0912345678，中山北路二段36號'],
    ['JP', '弁当 3個\n合計 3，460円\n山田花子\n090-1234-5678\n東京都渋谷区神南1-2-3'],
  ])(
    'is asked when a wide comma may group narrow figures or separate two numbers: %s',
    (country, message) => {
      expect(filledFrom(country, message)).not.toHaveProperty('amount');
    },
  );

  it('is read after a comma that separates it from the goods', () => {
    const message = '便當4個，紅茶30杯，1200元，王小明 0912345678，中山北路二段36號';
    expect(filledFrom('TW', message)).toMatchObject({ amount: '1200' });
  });
});
