import { cybersourceTest } from '../../fixtures/card-portal';
import { describeCardJourneys } from './card-journeys';

describeCardJourneys('Cybersource', cybersourceTest);
