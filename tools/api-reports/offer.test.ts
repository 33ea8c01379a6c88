import { expect, it } from '@jest/globals';
import { exportedNames, listReportNames } from './offer.ts';

it('an entry point offers the run-time names of its report, and no types', () => {
  const report = [
    '# ui-kit-core',
    'Icon: ({ name }: IconProps) => JSX.Element',
    '    name: string',
    'IconProps: interface IconProps { name: string; }',
    'Kind: type Kind = "a" | "b"',
    'LARGEST: 20000',
    'use$: () => typeof typeface',
    '',
  ].join('\n');
  expect(listReportNames(report)).toEqual(['Icon', 'LARGEST', 'use$']);
});

it('a module offers its named exports', () => {
  const source = "export {\n  Link,\n  useHref,\n} from 'router';\nexport { Provider } from 'router/dom';\n";
  expect(exportedNames(source)).toEqual(['Link', 'Provider', 'useHref']);
});
