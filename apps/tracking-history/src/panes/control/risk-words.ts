import type { IconName } from '@courier/ui-kit/core';
import type { RiskKind } from '../../model/board/control-risk';

export const RISK_LOOK: Readonly<Record<RiskKind, { tone: 'late' | 'fail' | 'seek'; icon: IconName }>> = {
  late: { tone: 'late', icon: 'clock' },
  stuck: { tone: 'fail', icon: 'warning' },
  unassigned: { tone: 'seek', icon: 'search' },
};
