import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createCommandDatabase, type CommandDatabase } from '../testing/databases/command-database';
import { runCommand } from '../testing/processes/run-command';

const RIDERS = { source: 'app/riders-command.ts', built: 'riders.mjs' };
let database: CommandDatabase;
const run = (args: readonly string[], env: Readonly<Record<string, string>> = { FLEET: 'riders' }) =>
  runCommand(RIDERS, { ...database.env, ...env }, args);

beforeAll(async () => {
  database = await createCommandDatabase();
});
afterAll(() => database.drop());

const CHEN = ['add', '--country', 'tw', '--name', 'Chen Wei', '--phone', '+886987000104'];

it('adds a rider with a link that invites the phone once, lists, resets and blocks the rider', async () => {
  const added = await run(CHEN);
  expect([added.errors, added.code]).toEqual(['', 0]);
  const [, riderId = ''] = /^(rider-[\da-f]{8})\tChen Wei$/m.exec(added.output) ?? [];
  expect(added.output).toMatch(/http:\/\/tw\.localhost:\d+\/rider#invitation=[\w-]{43}/);
  expect((await run(['list'])).output).toContain(`${riderId}\tTW\tmain\tChen Wei\t+886987000104\t\tinvited`);
  const reset = await run(['reset', riderId]);
  expect(reset.output).toContain('#invitation=');
  expect(reset.output).not.toBe(added.output);
  expect((await run(['block', riderId])).output).toContain('Blocked Chen Wei; 0 orders');
  expect((await run(['list'])).output).toContain('blocked');
});

it('names what it cannot do: an unknown rider or order, and a fleet without riders of its own', async () => {
  for (const [args, env, sentence] of [
    [['block', 'rider-none'], { FLEET: 'riders' }, 'There is no rider rider-none.'],
    [['unassign', 'v1001-none'], { FLEET: 'riders' }, 'Riders deliver no order v1001-none.'],
    [CHEN, { FLEET: 'api' }, 'set FLEET or FLEETS'],
    [[...CHEN.slice(0, -1), '0987 000'], { FLEET: 'riders' }, 'The phone number begins with +'],
  ] as const) {
    const { code, errors } = await run(args, env);
    expect([code, errors]).toEqual([1, expect.stringContaining(sentence)]);
  }
});

it.each([[[]], [['add']], [['block']], [['list', 'all']], [['assign', 'v1001-x']]])(
  'explains itself for %j',
  async (args) => {
    const { code, errors } = await run(args);
    expect([code, errors]).toEqual([1, expect.stringContaining('npm run riders -- add')]);
  },
);
