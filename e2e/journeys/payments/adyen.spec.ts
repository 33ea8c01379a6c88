import { adyenTest } from '../../fixtures/card-portal';
import { describeCardJourneys } from './card-journeys';

describeCardJourneys('Adyen', adyenTest);
