export { operatorContract } from './operator.contract';
export { OPERATOR_LIMITS } from './operator-limits';
export { isOperatorRole, listCapabilities, OPERATOR_ROLES, rolesWith, type OperatorRole } from './roles';
