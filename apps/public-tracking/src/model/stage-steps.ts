import type { Tracking } from '@courier/api-client';

export type StepName = 'preparing' | 'rider' | 'collected' | 'near' | 'delivered' | 'returning' | 'returned';

export interface StageStep {
  name: StepName;
  state: 'passed' | 'now' | 'later';
  isReturn: boolean;
}

type Stage = NonNullable<Tracking['stage']>;

const THERE: readonly StepName[] = ['preparing', 'rider', 'collected', 'near', 'delivered'];
const BACK: readonly StepName[] = ['preparing', 'rider', 'collected', 'returning', 'returned'];

const STEP_OF: Readonly<Record<Stage, StepName>> = {
  preparing: 'preparing',
  courier_accepted: 'rider',
  near_vendor: 'rider',
  collected: 'collected',
  near_customer: 'near',
  delivered: 'delivered',
  return_initiated: 'returning',
  returned: 'returned',
};

/** The steps to show: only the preparation before a rider has accepted. */
export function listStageSteps(stage: Stage): StageStep[] {
  const isBack = stage === 'return_initiated' || stage === 'returned';
  const names = stage === 'preparing' ? THERE.slice(0, 1) : isBack ? BACK : THERE;
  const current = names.indexOf(STEP_OF[stage]);
  const isEnd = stage === 'delivered' || stage === 'returned';
  return names.map((name, index) => ({
    name,
    state: index < current || (isEnd && index === current) ? 'passed' : index === current ? 'now' : 'later',
    isReturn: isBack && index >= 3,
  }));
}
