import { expect, it } from '@jest/globals';
import { outletName } from './outlet-name';

it.each([
  ['Harbour Tea · Fuxing', 'Harbour Tea', 'Fuxing'],
  ['شاي الميناء - السالمية', 'شاي الميناء', 'السالمية'],
  ['Harbour Teahouse', 'Harbour Tea', 'Harbour Teahouse'],
  ['Harbour Tea', 'Harbour Tea', 'Harbour Tea'],
  ['Camphor Bakery · Yongkang', 'Harbour Tea', 'Camphor Bakery · Yongkang'],
  ['Fuxing', undefined, 'Fuxing'],
])('%s of %s is %s', (name, parent, shown) => expect(outletName(name, parent)).toBe(shown));
