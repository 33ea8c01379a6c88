import { describe, expect, it } from '@jest/globals';
import type { PasteField } from '../pasted-part';
import { buildPasteContext, TUESDAY } from '../testing/messages/reader';
import { readMessage } from '../read-message';

const read = (country: string, message: string) => readMessage(message, buildPasteContext(country, TUESDAY));
const certainIn = (country: string, message: string): Partial<Record<PasteField, string>> =>
  Object.fromEntries(
    read(country, message).flatMap(({ field, value, certain }) => (certain ? [[field, value]] : [])),
  );

describe('a value between separators', () => {
  it('is a certain address before a full stop, independent of the rest of the message', () => {
    const message =
      'Pakken er til verksmester Odd Hauge, Industriveien 8, 1473 Lørenskog. Ring 909 15 277, ellers sentralbord 67 91 45 20. Inneholder pakninger til pumpe.';
    expect(certainIn('NO', message)).toMatchObject({ address: 'Industriveien 8, 1473 Lørenskog' });
  });

  it('is no certain address when it contains a person with a title', () => {
    const message =
      'Kan örneklerini laboratuvara, Tıbbiye Cad. No:38, Üsküdar, Dr. Aslı Tunç, 0216 418 17 80, ödendi';
    expect(certainIn('TR', message)['address'] ?? '').not.toContain('Dr.');
  });

  it('is no certain address when it contains a label for the phone', () => {
    const message =
      'Navn: Odd Hauge\nAdresse: Industriveien 8, 1473 Lørenskog mobil hos datter\nVare: 2 pizza\nTlf: 909 15 277';
    expect(certainIn('NO', message)).not.toHaveProperty('address');
  });

  it('is a certain name in countries without word lists of their own too, beside words that are not understood', () => {
    const message =
      'Omar Farid\n9988 7766\nBlock 4, Street 12, House 7, Salwa\n3 burgers\nthe thing from Tuesday that we spoke about with your colleague stays as it is';
    expect(certainIn('KW', message)).toMatchObject({ name: 'Omar Farid' });
  });

  it('is a certain address when it ends with a postal code, and none when it ends with a price', () => {
    const order = (place: string) => `Anna Koch\n0171 2345678\n${place}\n1 Torte\nbar`;
    expect(certainIn('DE', order('Lindenstraße 12, 10969'))).toMatchObject({
      address: 'Lindenstraße 12, 10969',
    });
    expect(certainIn('DE', order('Lindenstraße 12, 350'))).not.toHaveProperty('address');
  });

  it('is a certain name beside the number, also after a dash or in Korean or Japanese', () => {
    const german = 'Linzer Straße 21, 5020 Salzburg – Moritz – 0680 3317740 – Fahrrad nach dem Service';
    expect(certainIn('AT', german)).toMatchObject({ name: 'Moritz' });
    const korean = '최영수\n01052730918\n인천광역시 연수구 센트럴로 194\n알 수 없는 말이 조금 더 있습니다';
    expect(certainIn('KR', korean)).toMatchObject({ name: '최영수' });
  });

  it('is a certain name with its Chinese title', () => {
    const message = '麻烦送给郭经理，裕廊港路 22号。手机9322 7401，没人接就打办公室6347 2908。里面是设计图。';
    expect(certainIn('SG', message)).toMatchObject({ name: '郭经理' });
  });

  it('is certain in scripts without spaces when it fills its line', () => {
    const thai = 'ประเสริฐ\n085 771 3906\n88 ถนนเพชรเกษม แขวงบางแค\nชาไข่มุก 4 แก้ว\n220.- เงินสด';
    expect(certainIn('TH', thai)).toMatchObject({
      address: '88 ถนนเพชรเกษม แขวงบางแค',
      description: 'ชาไข่มุก 4 แก้ว',
    });
  });

  it('is certain goods before the words that lead to the person', () => {
    const message =
      'Hei, kan dere levere en bukett roser til fru Astrid Moen, Kongens gate 27, 7011 Trondheim, tlf. +47 958 12 604';
    expect(certainIn('NO', message)).toMatchObject({ description: 'en bukett roser' });
  });
});

describe('a correction', () => {
  const message =
    'Beklager, jeg skrev feil - fire baguetter skal ikke til Storgata 3 men Storgata 30, Trondheim. Spør etter fru Gunn Dahl, 917 60 338. 356 kr, kontant.';

  it('leaves the only amount and the only payment certain', () => {
    expect(certainIn('NO', message)).toMatchObject({ amount: '356', payment: 'CASH_ON_DELIVERY' });
  });

  it('leaves no amount certain when the message names two', () => {
    expect(certainIn('NO', `${message} Nei, 365 kr.`)).not.toHaveProperty('amount');
  });

  it('leaves a name in another sentence certain', () => {
    const filipino =
      'Boss palitan ko lang po, hindi 4 kundi 6 na siopao. Padala sa 1020 Ongpin St., Binondo, hanapin si Mang Tonyo, 0921-330-7748. Total 270 pesos, cash po';
    expect(certainIn('PH', filipino)).toMatchObject({ name: 'Mang Tonyo' });
  });
});

describe('the number of the customer', () => {
  it('is certain beside a second number for an unanswered call', () => {
    const message =
      'Kirim kepada Encik Tan, No. 7 Jalan Perusahaan 3, 13600 Perai. HP 012-803 6652, kalau tak angkat call ofis 04-390 1170. 2 kek';
    expect(certainIn('MY', message)).toMatchObject({ phone: '0128036652' });
  });
});

describe('the only time of a message', () => {
  it('is certain beside other words, as a range too', () => {
    const message =
      'hej kan du köra hem skorna till Pelle på Ringvägen 104 före kl 17 nummer 070 174 06 05 allt är betalt tack';
    expect(certainIn('SE', message)).toHaveProperty('time');
    const form =
      'Όνομα: Σοφία Αλεξίου\nΚινητό: 698 544 3120\nΔιεύθυνση: Εγνατία 96, Θεσσαλονίκη\nΏρα παράδοσης: 14:00 - 16:00';
    expect(certainIn('GR', form)).toHaveProperty('time');
  });

  it('is read after a short word in the afternoon, and between two hours', () => {
    const order = 'Jan Nowak, ul. Lipowa 14, Białystok, 606 330 958, 1 tort, zapłacone';
    expect(read('PL', `${order}, po 18`).map(({ field }) => field)).toContain('time');
    const romanian =
      'Destinatar: Florin Stan\nMobil: 0744 128 603\nAdresa: Str. Unirii nr. 14, Iași\nOra: mâine între 10 și 12';
    expect(certainIn('RO', romanian)).toHaveProperty('time');
  });

  it('is uncertain inside a note', () => {
    const message =
      'Florian Egger\nWiedner Hauptstraße 64\n1040 Wien\n0699 11824037\n1 Schlüsselbund\nPortier hat ab 18 Uhr zu';
    expect(certainIn('AT', message)).not.toHaveProperty('time');
  });
});
