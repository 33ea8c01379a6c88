import { mountSandboxBank, type Deps } from '@courier/platform-api';
import type { FastifyInstance } from 'fastify';
import type { SandboxBank } from '../port';

export const SANDBOX_BANK_PATH = '/sandbox-bank/challenge';

const writeContent: SandboxBank['writeContent'] = ({ html }, { amount, secretField }) =>
  `<p>${html('bank.sandbox-note')}</p><dl><dt>${html('bank.amount')}</dt><dd><bdi dir="ltr">${amount}</bdi></dd></dl>
<form method="post" action="${SANDBOX_BANK_PATH}">${secretField}
<button name="answer" value="approve">${html('bank.approve')}</button><button name="answer" value="reject">${html('bank.reject')}</button></form>`;

export const registerSandboxBank = (app: FastifyInstance, deps: Deps): Promise<void> =>
  mountSandboxBank(app, deps, { path: SANDBOX_BANK_PATH, writeContent });
