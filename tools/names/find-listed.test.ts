import { expect, it } from '@jest/globals';
import { findListed } from './find-listed.ts';

const LISTED = { verbs: ['keep', 'note'], values: ['found'] };

it('finds a listed verb at the start of functions, methods and properties', () => {
  const text = `
    function keepFile() {}
    const noteOrder = () => 1;
    const ports = { keepRow: () => 1, keeper: () => 1, notes: 3 };
    class Store { #keep() {} upkeep() {} }
  `;
  expect(findListed('a.ts', text, LISTED).functions).toEqual(['keepFile', 'noteOrder', 'keepRow', 'keep']);
});

it('counts variables, parameters and destructured names, but not properties', () => {
  const text = `
    const found = find((found: string) => found.found);
    const { found: places, held: { found } } = read({ found: 1 });
  `;
  expect(findListed('a.tsx', text, LISTED).valueCount).toBe(3);
});
