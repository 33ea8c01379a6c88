import { type Deps, hashPassword } from '@courier/platform-api';
import { DEMO_PASSWORD } from './demo-vendors';

/** `operator@demo.test`, an admin of all countries without an authenticator app. */
export async function seedDemoOperator({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const email = 'operator@demo.test';
  const existing = await db
    .selectFrom('operators')
    .select('operator_id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (existing) return;
  await db
    .insertInto('operators')
    .values({
      operator_id: 'op-demo',
      email,
      name: 'Demo operator',
      roles: 'admin',
      countries: null,
      password_hash: await hashPassword(DEMO_PASSWORD),
      created_at: clock.nowSeconds(),
      origin: 'demo',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
