import { describe, expect, it } from '@jest/globals';
import { editSheet, exportLanguage, importFile, readRows } from './reviewed-files.ts';

describe('a variant', () => {
  const exportVariant = () => {
    const exported = exportLanguage('ar_KW');
    const { locales } = exported;
    return { ...exported, read: () => locales.texts('app', 'ar_KW') };
  };

  it('is exported with all texts, those of its base language included', () => {
    const { target } = exportVariant();
    const rows = readRows(target, 'ar_KW');
    const text = (key: string) => rows.find((row) => row.Key === key)?.Text;
    expect([text('app:title'), text('server:mail.subject')]).toEqual(['الطلبات', 'رمزك']);
  });

  it('keeps in its file only the texts that differ from its base language', () => {
    const exported = exportVariant();
    editSheet(exported, (cell) => {
      cell('app:title', 'text').v = 'الأوردرات';
    });
    expect(importFile(exported).problems).toEqual([]);
    expect(exported.read()).toEqual({ title: 'الأوردرات' });
  });
});
