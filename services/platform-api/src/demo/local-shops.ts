/** A shop of the demo as people of its country would write it. Streets are real, numbers are not anybody's. */
export interface LocalShop {
  name: string;
  city: string;
  street: string;
  streetNumber: string;
  outlet: { name: string; street: string; streetNumber: string };
}

const LOCAL: Readonly<Record<string, LocalShop>> = {
  KW: {
    name: 'شاي الميناء',
    city: 'مدينة الكويت',
    street: 'شارع فهد السالم',
    streetNumber: '12',
    outlet: { name: 'شاي الميناء · السالمية', street: 'شارع سالم المبارك', streetNumber: '45' },
  },
  PK: {
    name: 'ہاربر ٹی',
    city: 'اسلام آباد',
    street: 'جناح ایونیو',
    streetNumber: '24',
    outlet: { name: 'ہاربر ٹی · بلیو ایریا', street: 'فضل حق روڈ', streetNumber: '88' },
  },
  SG: {
    name: 'Harbour Tea',
    city: 'Singapore',
    street: 'Tras Street',
    streetNumber: '32',
    outlet: { name: 'Harbour Tea · Tiong Bahru', street: 'Seng Poh Road', streetNumber: '56' },
  },
  DE: {
    name: 'Hafentee',
    city: 'Berlin',
    street: 'Torstraße',
    streetNumber: '61',
    outlet: { name: 'Hafentee · Kreuzberg', street: 'Oranienstraße', streetNumber: '20' },
  },
};

/** The demo's shop of a country; in English where nobody has written it in the country's language yet. */
export const localShop = (country: string, city: string): LocalShop =>
  LOCAL[country] ?? {
    name: 'Harbour Tea',
    city,
    street: 'Main Street',
    streetNumber: '1',
    outlet: { name: `Harbour Tea · ${city}`, street: 'Main Street', streetNumber: '20' },
  };
