import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { brandConfig } from '@courier/config';
import { BrandMark } from './BrandMark';
import { HostMark } from './HostMark';

it('the mark of the host is the mark of its brand', () => {
  const host = render(<HostMark brand={brandConfig('tangelo')} />).container.innerHTML;
  expect(host).toBe(render(<BrandMark brand="tangelo" />).container.innerHTML);
  expect(host).toContain('<circle');
});

it('a portal that passes no mark has no empty picture', () => {
  expect(render(<HostMark brand={{}} />).container.innerHTML).toBe('');
});
