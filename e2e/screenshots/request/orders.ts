import type { RequestDetails } from '../../pages/request-form';
import { TEA_ORDER } from '../../pages/request-form';

export interface CountryTexts {
  order: RequestDetails;
  /** Part of an address that gives suggestions. */
  search: string;
  /** An address outside all delivery areas. */
  outside: string;
  /** A chat message with one doubtful part. */
  message: string;
  holder: string;
}

/** By country code. */
export const TEXTS: Readonly<Record<string, CountryTexts>> = {
  tw: {
    order: TEA_ORDER,
    search: '17 Ln. 240 Guangfu',
    outside: '22.6273, 120.3014',
    message:
      '姓名：郭雅雯\n電話：0912-048-317\n地址：光復南路240巷17號\n金額：NT$704\n訂單：冬瓜茶2杯\n明天下午三點',
    holder: 'Lin Chia-hao',
  },
  kw: {
    order: {
      address: '29.3770, 47.9790',
      name: 'أحمد العلي',
      phone: '٩٩٨٨٧٧٦٦',
      description: 'علبتا شاي بالزعفران، علبة معمول بالتمر (تُحفظ قائمة)',
      amount: '2.5',
    },
    search: 'الكويت',
    outside: '29.0769, 48.0844',
    message:
      'الاسم: أحمد العلي\nالهاتف: 99887766\nالعنوان: شارع الخليج 12\nالمبلغ: 2.5 د.ك\nغدًا الساعة 3 مساءً',
    holder: 'Ahmad Al-Ali',
  },
  pk: {
    order: {
      address: '33.6860, 73.0490',
      name: 'عائشہ خان',
      phone: '0300 1234567',
      description: 'دو کپ چائے، ایک ڈبہ مٹھائی (سیدھا رکھیں)',
      amount: '1250',
    },
    search: 'Islamabad',
    outside: '24.8607, 67.0011',
    message: 'نام: عائشہ خان\nفون: 0300 1234567\nپتہ: بلیو ایریا 12، اسلام آباد\nرقم: 1250 روپے',
    holder: 'Ayesha Khan',
  },
  de: {
    order: {
      address: '52.5200, 13.4050',
      name: 'Jürgen Müller-Lüdenscheidt',
      phone: '0151 23456789',
      description: '2 Friesentee, 1 Streuselkuchen (nicht kippen)',
      amount: '24.50',
    },
    search: 'Oranienstraße',
    outside: '48.1372, 11.5756',
    message: 'Name: Jürgen Müller\nTel.: 0151 23456789\nAdresse: Oranienstraße 20\nBetrag: 24,50 €',
    holder: 'Juergen Mueller',
  },
};
