import { supportedCountries, type CountryCode } from '@courier/config';
import { listFleets, type FleetChoice } from '../../../../settings/fleets/fleet-choice';

export interface RiderFleet {
  country: CountryCode;
  fleetId: string;
}

/** The fleets that riders of the product's own app deliver for. */
export const listRiderFleets = (choice: FleetChoice): RiderFleet[] =>
  supportedCountries.flatMap((country) =>
    listFleets(choice, country)
      .filter(({ adapter }) => adapter === 'riders')
      .map(({ id }) => ({ country, fleetId: id })),
  );
