import { runRuleCommand } from '../operator-rules/rule-command';
import { sellerFile } from './seller-file';

await runRuleCommand('sellers', sellerFile);
