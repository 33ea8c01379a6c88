import { MapView } from '../../src/core';
import type { Story } from '../story';

const SHOP = { latitude: 25.0416, longitude: 121.5437 };
const DOOR = { latitude: 25.0348, longitude: 121.5563 };
const RIDER = { latitude: 25.0398, longitude: 121.5489 };
const AREA = [
  { latitude: 25.06, longitude: 121.52 },
  { latitude: 25.06, longitude: 121.575 },
  { latitude: 25.02, longitude: 121.575 },
  { latitude: 25.02, longitude: 121.52 },
];

export const map: Story = {
  id: 'map',
  title: 'Map',
  states: [
    {
      name: 'route, rider, area',
      show: () => (
        <div className="tall">
          <MapView
            label="Shop to door, 1.5 km"
            pickup={SHOP}
            dropoff={DOOR}
            route={[SHOP, RIDER, DOOR]}
            travelled={[SHOP, RIDER]}
            rider={{ position: RIDER, heading: 120, label: 'Rider, seen 8 s ago' }}
            areas={[AREA]}
            callouts={[{ at: DOOR, label: 'Arrives', value: '12:31' }]}
          />
        </div>
      ),
    },
    {
      name: 'placing a pin',
      show: () => (
        <div className="tall">
          <MapView label="Place the pin" dropoff={DOOR} onDropoffMove={() => undefined} />
        </div>
      ),
    },
    {
      name: 'before a rider',
      show: () => (
        <div className="tall">
          <MapView label="A rider is being found" faded overlay={<p>Looking for a rider</p>} />
        </div>
      ),
    },
  ],
};
