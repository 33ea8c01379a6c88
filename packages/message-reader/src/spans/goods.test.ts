import { describe, expect, it } from '@jest/globals';
import { buildPasteContext, filledFrom, TUESDAY } from '../testing/messages/reader';
import { readMessage } from '../read-message';

const getGoods = (country: string, message: string) =>
  readMessage(message, buildPasteContext(country, TUESDAY)).find(({ field }) => field === 'description');

describe('the goods of a price list', () => {
  const recipient = 'Nadja Petersen\n42 90 67 13\nVestergade 3, 8000 Aarhus C';

  it('are certain when the prices and the fee add up to the total', () => {
    const list = '2 x bøf & bearnaise 290\n1 x pommes 35\nlevering 39\nI ALT 364 kr';
    expect(getGoods('DK', `${list}\n${recipient}`)).toMatchObject({
      value: '2 x bøf & bearnaise, 1 x pommes',
      certain: true,
    });
  });

  it('are uncertain when the prices do not add up', () => {
    const list = '2 x bøf & bearnaise 290\n1 x pommes 35\nlevering 39\nI ALT 400 kr';
    expect(getGoods('DK', `${list}\n${recipient}`)?.certain ?? false).toBe(false);
  });

  it('are uncertain when a line without a count may be the fee', () => {
    const list = '2 x bøf & bearnaise 290\nblandet 39\nI ALT 329 kr';
    expect(getGoods('DK', `${list}\n${recipient}`)?.value ?? '').not.toContain('blandet');
  });

  it('separate a count from a price that follows a space', () => {
    const list =
      '天丼 2 1,900円\nうどん 1 650円\n配達料 300円\n合計 2,850円\n石川 090-2054-7718\n金沢市香林坊2-4-30';
    expect(getGoods('JP', list)).toMatchObject({ value: '天丼 2, うどん 1', certain: true });
  });
});

describe('the goods by elimination', () => {
  it('are the only unexplained part between separators', () => {
    const message = 'Storgata 19, Bodø / Joakim / 41 55 28 09 / ski etter service / kr 550';
    expect(getGoods('NO', message)).toMatchObject({ value: 'ski etter service', certain: true });
  });

  it('are not a quarter, a request or one of two unexplained parts', () => {
    const chile = 'Familia Rojas\nAv. Irarrázaval 4015\nÑuñoa\n22 341 7705\npagado';
    expect(getGoods('CL', chile)?.value).not.toBe('Ñuñoa');
    const two = 'Storgata 19, Bodø / Joakim / 41 55 28 09 / ski etter service / grønn inngang / kr 550';
    expect(getGoods('NO', two)?.certain ?? false).toBe(false);
  });
});

describe('an order without named goods', () => {
  it('is read when it has a person, a number, a place and a time', () => {
    const message =
      'Coletul e pt ing. Dorin Pavel, Șos. Vitan-Bârzești 22, București. Mobil 0722 740 155, cel târziu la 12.';
    expect(filledFrom('RO', message)).toMatchObject({
      phone: '0722740155',
      address: 'Șos. Vitan-Bârzești 22, București',
    });
  });
});
