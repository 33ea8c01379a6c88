import { adyenTest } from '../../fixtures/card-portal';
import { describeBrokenJourneys, describeCardJourneys } from './card-journeys';

describeCardJourneys('Adyen', adyenTest);
describeBrokenJourneys('Adyen', adyenTest);
