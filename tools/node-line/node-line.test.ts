import { expect, it } from '@jest/globals';
import { nodeLineProblems } from './node-line.ts';

const facts = {
  pinned: '24.21.0',
  files: { '.nvmrc': '24', 'docs/deploy/Dockerfile (image 1)': '24' },
  endOfLife: { 24: '2028-04-30' },
  today: '2028-04-30',
};

it('accepts a Node.js on the last day of its line', () => {
  expect(nodeLineProblems(facts)).toEqual([]);
});

it('refuses a Node.js after its end of life', () => {
  expect(nodeLineProblems({ ...facts, today: '2028-05-01' })).toEqual([
    'Node.js 24 reached its end of life on 2028-04-30: pin a newer line in package.json.',
  ]);
});

it('refuses a line without a date', () => {
  expect(nodeLineProblems({ ...facts, pinned: '25.1.0', files: {} })).toEqual([
    'tools/node-line/end-of-life.json has no date for Node.js 25.',
  ]);
});

it('names each file with another release line', () => {
  expect(nodeLineProblems({ ...facts, files: { '.nvmrc': '22.19' } })).toEqual([
    '.nvmrc names Node.js 22.19, and package.json pins 24.21.0.',
  ]);
});
