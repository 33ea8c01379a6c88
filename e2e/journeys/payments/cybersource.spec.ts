import { cybersourceTest } from '../../fixtures/card-portal';
import { describeBrokenJourneys, describeCardJourneys } from './card-journeys';

describeCardJourneys('Cybersource', cybersourceTest);
if (process.env['COURIER_DEEP']) describeBrokenJourneys('Cybersource', cybersourceTest);
