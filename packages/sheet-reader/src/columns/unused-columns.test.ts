import { describe, expect, it } from '@jest/globals';
import { pastedSheet } from '../text/delimited';
import { proposeColumns } from './propose-columns';

/** Noon in Taipei on 27 November 2026. */
const NOW = Date.UTC(2026, 10, 27, 4) / 1000;

const propose = (country: string, ...lines: readonly string[]) =>
  proposeColumns(pastedSheet(lines.join('\n')), { shop: { country, nowSeconds: NOW } });
const EN = 'Name,Phone,Address,Total';
const TAN = 'Tan Wei,81234567,10 Orchard Road,25.50';

describe('a column that names nothing known', () => {
  it.each([
    [
      'DE',
      'Name;Telefon;Adresse;Betrag;Wie zahlt er',
      'Anna Berg;01712345678;Torstraße 61;12,50;bar',
      'payment_method',
    ],
    ['GR', 'Όνομα;Τηλέφωνο;Διεύθυνση;Ποσό;Πώς', 'Μαρία;6912345678;Ερμού 5;12,50;μετρητά', 'payment_method'],
    [
      'HU',
      'Név;Telefon;Cím;Összeg;Mikorra',
      'Kovács;06301234567;Váci utca 5;4500;holnap 18:30',
      'delivery_date',
    ],
    [
      'FI',
      'Nimi;Puhelin;Osoite;Summa;Viikonpäivä',
      'Matti;0401234567;Mannerheimintie 5;12,50;perjantai',
      'delivery_date',
    ],
    ['SG', `${EN},Window`, `${TAN},6pm-8pm`, 'delivery_time'],
    ['SG', `${EN},Window`, `${TAN},18-20`, 'delivery_time'],
    ['SG', `${EN},Shift`, `${TAN},evening`, 'delivery_time'],
    ['SG', `${EN},Due`, `${TAN},6:30 PM`, 'delivery_time'],
    ['SG', `${EN},Settled?`, `${TAN},No`, 'payment_method'],
    ['CZ', 'Jméno;Telefon;Adresa;Cena;Zaplaceno', 'Jan;601123456;Vodičkova 5;250;ano', 'payment_method'],
  ])('in %s is proposed by its cells and reviewed: %s', (country, heading, row, column) => {
    const { mapping, isClear } = propose(country, heading, row);
    expect(mapping).toMatchObject({ [column]: 4 });
    expect(isClear).toBe(false);
  });

  it.each([
    ['Collect at door', '5.50'],
    ['Deposit', '$5'],
  ])('with another amount, %s, stops at the columns', (heading, cell) => {
    const { unused, isClear } = propose('SG', `${EN},${heading}`, `${TAN},${cell}`);
    expect(unused).toMatchObject([{ heading, example: cell, isRisky: true }]);
    expect(isClear).toBe(false);
  });

  it('that contradicts the payment stops at the columns, and one that repeats it does not', () => {
    const other = propose('SG', `${EN},Payment,Info`, `${TAN},cash,paid`);
    expect([other.isClear, other.unused[0]?.isRisky]).toEqual([false, true]);
    const same = propose('SG', `${EN},Payment,Info`, `${TAN},cash,COD`);
    expect([same.isClear, same.unused[0]?.isRisky]).toEqual([true, false]);
  });

  it.each([
    ['Order date', '2026-11-27'],
    ['Member since', '2019-05-01'],
    ['Qty', '2'],
    ['Postcode', '238841'],
    ['Delivery fee', '5.00'],
    ['Category', 'Cake'],
    ['Loyalty points', '12'],
    ['Second phone', '91234567'],
  ])('and changes no order, %s, is listed without a stop', (heading, cell) => {
    const { unused, isClear } = propose('SG', `${EN},${heading}`, `${TAN},${cell}`);
    expect(unused).toMatchObject([{ heading, example: cell, isRisky: false }]);
    expect(isClear).toBe(true);
  });

  it('with sentences may be the notes and does not stop', () => {
    const { unused, isClear } = propose('SG', `${EN},By staff`, `${TAN},ring the bell twice at the gate`);
    expect(unused).toMatchObject([{ isSentences: true, isRisky: false }]);
    expect(isClear).toBe(true);
  });
});

describe('an amount that is due', () => {
  it('is proposed beside the total, and the total is named as the other one', () => {
    const found = propose('SG', `${EN},Due`, `${TAN},20.00`);
    expect(found.mapping.amount).toBe(4);
    expect(found.isClear).toBe(false);
  });
});

describe('the name of a receiver', () => {
  it.each([
    ['Name,Receiver Name', 1],
    ['Customer Name,Receiver Name', 1],
    ['Receiver Name,customer_name', 0],
  ])('beats other names: %s', (names, place) => {
    const found = propose(
      'SG',
      `${names},Phone,Address,Amount`,
      `Buyer,Tan Wei,81234567,10 Orchard Road,25.50`,
    );
    expect(found.mapping.customer_name).toBe(place);
    expect(found.isClear).toBe(false);
  });
});

describe('remembered columns', () => {
  const recall = (heading: readonly string[]) =>
    heading.length === 5
      ? new Map([
          ['name', 'customer_name' as const],
          ['phone', 'customer_phone' as const],
        ])
      : null;
  const open = (heading: string) =>
    proposeColumns(pastedSheet(`${heading}\nBuyer,Tan Wei,81234567,10 Orchard Road,25.50`), {
      shop: { country: 'SG', nowSeconds: NOW },
      recall,
    });

  it('are proposed for the heading row that they were chosen for', () => {
    const found = open('Name,Receiver Name,Phone,Address,Amount');
    expect(found.mapping).toEqual({ customer_name: 0, customer_phone: 2 });
    expect([found.isRemembered, found.isClear]).toEqual([true, false]);
  });

  it('do not apply to another heading row', () => {
    const found = open('Name,Receiver Name,Phone,Address,Amount,Other');
    expect(found.mapping).toMatchObject({ customer_name: 1, customer_phone: 2 });
    expect(found.isRemembered).toBe(false);
  });
});
