import { describe, expect, it } from '@jest/globals';
import { addressProblems } from './form-of-address.ts';
import { readTexts } from './read-texts.ts';

const found = (text: string, locale: string, language = locale) =>
  addressProblems([{ key: 'a:x', text }], { locale, language }).map(({ what }) => what);

describe('the form of address', () => {
  it('is the one of the language in every text', () => {
    expect(found('Wähle deine Adresse', 'de')).toEqual(['deine']);
    expect(found('Wählen Sie Ihre Adresse', 'de')).toEqual([]);
    expect(found('Tu pedido', 'es')).toEqual(['Tu']);
    expect(found('Proszę spróbować ponownie', 'pl')).toEqual(['Proszę']);
    expect(found('Comanda ta', 'ro')).toEqual(['ta']);
    expect(found('Zkontrolujte tvou adresu', 'cs')).toEqual(['tvou']);
    expect(found('Проверете твоята поръчка', 'bg')).toEqual(['твоята']);
    expect(found('Kuljettaja odottaa teihin asti', 'fi')).toEqual(['teihin']);
    expect(found('Vi väntar på er', 'sv')).toEqual(['er']);
    expect(found('Budet väntar på dig', 'sv')).toEqual([]);
    expect(found('Siparişin sana geliyor', 'tr')).toEqual(['sana']);
    expect(found('你的訂單', 'zh_Hant_TW')).toEqual(['你']);
    expect(found('あなたの注文', 'ja')).toEqual(['あなた']);
    expect(found('تمہارا آرڈر', 'ur')).toEqual(['تمہارا']);
    expect(found('آرڈر ختم ہو گیا', 'ur')).toEqual([]);
  });

  it('of a variant replaces that of its base', () => {
    expect(found('Pida el reembolso', 'es_AR', 'es')).toEqual(['Pida']);
    expect(found('Mantenga la página abierta', 'es_AR', 'es')).toEqual(['Mantenga']);
    expect(found('Si no funciona, intente más tarde', 'es_AR', 'es')).toEqual(['intente']);
    expect(found('No acepte el pedido', 'es_AR', 'es')).toEqual(['No acepte']);
    expect(found('Te avisamos cuando el comercio acepte', 'es_AR', 'es')).toEqual([]);
    expect(found('Pedí el reembolso de tu pedido', 'es_AR', 'es')).toEqual([]);
    expect(found('Pida el reembolso', 'es_ES', 'es')).toEqual([]);
  });

  it('of Argentina is vos in each text that mentions what to do', () => {
    expect(addressProblems(readTexts('es_AR'), { locale: 'es_AR', language: 'es' })).toEqual([]);
  });
});
