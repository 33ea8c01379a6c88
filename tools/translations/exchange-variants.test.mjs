import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { read, utils } from 'xlsx';
import { editSheet, exportLanguage, importFile } from './reviewed-files.mjs';

describe('a variant', () => {
  const exportVariant = () => {
    const exported = exportLanguage('ar_KW');
    const { locales } = exported;
    return { ...exported, read: () => locales.texts('app', 'ar_KW') };
  };

  it('is exported with all texts, those of its base language included', () => {
    const { target } = exportVariant();
    const rows = utils.sheet_to_json(read(readFileSync(target)).Sheets.ar_KW);
    const text = (key) => rows.find((row) => row.Key === key).Text;
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
