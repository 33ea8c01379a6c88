import { runRuleCommand } from '../operator-rules/rule-command';
import { paymentMethodFile } from './payment-method-file';

await runRuleCommand('payment-methods', paymentMethodFile);
