import { expect, it } from '@jest/globals';
import { provenanceProblems } from './provenance-page.ts';

const PAGE = '# Data\n\n- `a/x.generated.ts`, `b/data/` (MIT): made by hand\n';
const all = () => true;

it('each data file has an origin, by itself or by its folder', () => {
  expect(provenanceProblems(PAGE, ['a/x.generated.ts', 'b/data/one.ts'], all)).toEqual([]);
  expect(provenanceProblems(PAGE, ['a/y.generated.ts'], all)).toEqual([
    'docs/provenance.md does not say where a/y.generated.ts comes from',
  ]);
  expect(provenanceProblems('- `a/x.generated.ts`: no licence', ['a/x.generated.ts'], all)).toHaveLength(1);
});

it('no missing file is named', () => {
  expect(provenanceProblems(PAGE, [], (path) => path !== 'b/data/')).toEqual([
    'docs/provenance.md names b/data/, which is gone',
  ]);
});
