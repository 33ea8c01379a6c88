import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_SETTING_LINES, readDemoSettings } from './demo-settings';

describe('settings of the demonstration', () => {
  it('have defaults, also when they are empty', () => {
    expect(readDemoSettings({ SIM_SPEED: '' })).toEqual({ simSpeed: 10, demoPulse: false });
    expect(readDemoSettings({ SIM_SPEED: ' 0.5 ', DEMO_PULSE: 'true' })).toEqual({
      simSpeed: 0.5,
      demoPulse: true,
    });
  });

  it('are refused with one sentence each', () => {
    expect(() => readDemoSettings({ SIM_SPEED: '0', DEMO_PULSE: 'on' })).toThrow(
      'SIM_SPEED is "0", but it must be a number from 0.1 to 10000.\n' +
        'DEMO_PULSE is "on", but it must be one of true, false.',
    );
  });

  it('are listed in the README, as the demonstration reads them', () => {
    const page = readFileSync(join(__dirname, '../README.md'), 'utf8');
    expect(DEMO_SETTING_LINES).toHaveLength(2);
    for (const line of DEMO_SETTING_LINES) expect(page).toContain(line);
  });
});
