import { BRAND_IDS } from '@courier/config';
import { BrandMark, CityBackdrop, Icon, LineMotif, type IconName } from '../../src/core';
import { ICON_PATHS } from '../../src/icon/icon-paths';
import type { Story } from '../story';

const ICONS = Object.keys(ICON_PATHS) as IconName[];

export const brand: Story = {
  id: 'brand',
  title: 'Marks, icons, drawings',
  states: [
    {
      name: 'marks',
      show: () => (
        <>
          {BRAND_IDS.map((id) => (
            <BrandMark key={id} brand={id} name={id} />
          ))}
        </>
      ),
    },
    {
      name: 'icons',
      show: () => (
        <>
          {ICONS.map((name) => (
            <Icon key={name} name={name} size={22} label={name} />
          ))}
        </>
      ),
    },
    {
      name: 'motif',
      show: () => (
        <>
          <LineMotif icon="scooter" />
          <LineMotif icon="warning" tone="fail" />
        </>
      ),
    },
    {
      name: 'city',
      show: () => (
        <div className="tall">
          <CityBackdrop />
        </div>
      ),
    },
  ],
};
