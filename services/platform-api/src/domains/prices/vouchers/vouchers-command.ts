import { runRuleCommand } from '../operator-rules/rule-command';
import { voucherFile } from './voucher-file';

await runRuleCommand('vouchers', voucherFile);
