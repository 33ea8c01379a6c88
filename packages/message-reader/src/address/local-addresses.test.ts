import { describe, expect, it } from '@jest/globals';
import { filledFrom } from '../testing/messages/reader';

describe('an address in the form of its country', () => {
  it.each([
    [
      'HU',
      'gyógyszerek Juhász néni részére, 9021 Győr, Baross Gábor út 15., 96 315 402, 1 csomag',
      '9021 Győr, Baross Gábor út 15',
    ],
    ['SG', '黄先生\n6512 8847\n榜鹅岭 大牌 266A\n2份套餐\n$88 现金', '榜鹅岭 大牌 266A'],
    ['HK', '何太 65063309\n太子道西 14號\n3個飯盒\n$165 現金', '太子道西 14號'],
    ['MM', 'ဒေါ်သန်းသန်း\n09 259 908 774\nအမှတ် ၅၃၊ ဦးဝိစာရလမ်း၊ ဒဂုံ\n၅၀၀၀ ကျပ် ငွေချေပြီး', 'အမှတ် 53၊ ဦးဝိစာရလမ်း၊ ဒဂုံ'],
    [
      'MY',
      'Kak Yah: 2 kek\nFarah Aqilah, 33 Jalan Dato Onn Jaafar, Ipoh\n012-803 6652\nRM30 dah bayar',
      '33 Jalan Dato Onn Jaafar, Ipoh',
    ],
  ])('is read whole: %s', (country, message, address) => {
    expect(filledFrom(country, message).address).toBe(address);
  });

  it('is kept beside a size that looks like a street: "str 40"', () => {
    const message =
      'NY BESTILLING / 1 par sko str 40 / Trondheimsveien 132 / Marte / 405 73 826 / 329 kr / betalt';
    expect(filledFrom('NO', message).address).toBe('Trondheimsveien 132');
  });
});

describe('a flat in the form of its country', () => {
  it.each([
    ['DK', 'Mette Sørensen\n28 41 75 09\nNørrebrogade 64, 3. tv., 2200 København N\n1 kage', '3. tv.'],
    ['KR', '박준호\n010 3318 9204\n부산 해운대구 해운대로 570\n101동 1204호\n케이크 1개', '101동 1204호'],
    ['NO', 'Emil Berg\n48 19 20 77\nThorvald Meyers gate 66, 2. etg\n1 kake', '2. etg'],
  ])('is read: %s', (country, message, unit) => {
    expect(filledFrom(country, message).unit).toBe(unit);
  });
});

describe('a name with a family or an occupation', () => {
  it('includes it', () => {
    expect(filledFrom('SE', 'familjen Lind, Södra vägen 12, Lund, 070 481 22 90, 1 tårta, betald').name).toBe(
      'familjen Lind',
    );
    expect(
      filledFrom('VN', 'Gửi cho bác sĩ Thảo, 7 Nguyễn Văn Linh, Đà Nẵng, 0901 803 665, 1 hộp bánh').name,
    ).toBe('bác sĩ Thảo');
  });

  it('is read at the start of a chat line before the address', () => {
    const message = '2 lahmacun\nSelin Aydın, Valikonağı Cad. No:45, İstanbul\n0541 417 92 80\n180 TL ödendi';
    expect(filledFrom('TR', message).name).toBe('Selin Aydın');
  });
});
