import type { RuleTester } from 'oxlint/plugins-dev';

/** The linter exports these types for its tester alone. */
type TestedRule = Exclude<Parameters<RuleTester['run']>[1], { createOnce: unknown }>;
export type RuleContext = Parameters<TestedRule['create']>[0];
type Visitor = ReturnType<TestedRule['create']>;

export interface Rule {
  create: (context: RuleContext) => Visitor;
}

export type AnyNode = Parameters<NonNullable<Visitor[string]>>[0];

type OfType<Node extends AnyNode, Type> = Node extends AnyNode
  ? [Extract<Type, Node['type']>] extends [never]
    ? never
    : Node
  : never;
/** Nodes of a type, also where one node has several, such as a function. */
export type NodeOf<Type extends AnyNode['type']> = OfType<AnyNode, Type>;
