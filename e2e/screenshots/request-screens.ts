import type { Page } from '@playwright/test';
import type { Look } from './options';
import type { LookShoot } from './shoot';
import { walkDetails } from './request/details';
import { walkFaults } from './request/faults';
import { createWalk } from './request/form';
import { walkPayment } from './request/payment';
import { walkPlaced } from './request/placed';
import { walkSenders } from './request/senders';
import { walkShortWays } from './request/short-ways';
import { walkWhere } from './request/where';

const PARTS = [walkWhere, walkDetails, walkPayment, walkPlaced, walkShortWays, walkFaults, walkSenders];

/** A part that fails does not stop the others. */
export async function walkRequest(page: Page, origin: string, look: Look, shoot: LookShoot): Promise<void> {
  const walk = createWalk(page, origin, look, shoot);
  const failed: string[] = [];
  for (const part of PARTS) {
    try {
      await part(walk);
    } catch (fault) {
      failed.push(`${part.name}: ${fault instanceof Error ? fault.message : String(fault)}`);
    }
  }
  if (failed.length > 0) throw new Error(failed.join('\n'));
}
