import { useContext } from 'react';
import { countryConfig } from '@courier/config';
import { Moment, Money } from '../../src/plain';
import { LocaleContext } from '../use-samples';
import type { Story } from '../story';

const AT = 1_795_192_200;
const COUNTRIES = ['TW', 'KW', 'PK', 'BG'] as const;

function Amounts({ amount, grouped = false }: { amount: number; grouped?: boolean }) {
  return COUNTRIES.map((code) => (
    <p key={code}>
      <Money amount={amount} country={countryConfig(code)} grouped={grouped} />
    </p>
  ));
}

function Moments() {
  const locale = useContext(LocaleContext);
  return (['time', 'day', 'day-time'] as const).map((show) => (
    <p key={show}>
      <Moment at={AT} locale={locale} timezone="Asia/Taipei" show={show} />
    </p>
  ));
}

export const figures: Story = {
  id: 'figures',
  title: 'Money and time',
  states: [
    { name: 'Amounts', show: () => <Amounts amount={1280.5} /> },
    { name: 'Grouped', show: () => <Amounts amount={12_800} grouped /> },
    { name: 'Less', show: () => <Amounts amount={-60} /> },
    { name: 'Moments', show: () => <Moments /> },
  ],
};
