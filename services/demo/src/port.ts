import type {
  Demonstration,
  Deps,
  findSimulatedOrders,
  mountSandboxBank,
  seedOrders,
} from '@courier/platform-api';
import type { Kysely, Selectable } from 'kysely';

/** Types of the values that the port of the server gives and gets. */
export type Db = Deps['db'];
type Tables = Db extends Kysely<infer T> ? T : never;
export type VendorRow = Selectable<Tables['vendors']>;

export type DemoSeed = Demonstration['seeds'][number];
export type SeededOrder = Parameters<typeof seedOrders>[1][number];
export type SimulatedOrder = Awaited<ReturnType<typeof findSimulatedOrders>>[number];

export type DemoRules = Demonstration['rules'];
export type Tariff = ReturnType<DemoRules['tariff']>;

export type Trip = Parameters<Demonstration['findRoute']>[0];
export type MeasuredRoute = ReturnType<Demonstration['findRoute']>;

export type HousePositions = Demonstration['houses'];
export type RoadSection = Parameters<HousePositions['onRoad']>[0];
export type RoadPoint = RoadSection['line'][number];
export type TypedStreet = Parameters<HousePositions['onUnknownStreet']>[0];
export type TownShape = Parameters<HousePositions['onUnknownStreet']>[1];
export type CityStreet = Parameters<HousePositions['inCity']>[2];

export type CreateSandbox = Demonstration['createSandbox'];
export type ExternalProvider = ReturnType<ReturnType<CreateSandbox>>;
export type AuthoriseRequest = Parameters<ExternalProvider['authorise']>[0];
export type Authorised = Awaited<ReturnType<ExternalProvider['authorise']>>;
export type PayerAnswer = Awaited<ReturnType<ExternalProvider['finish']>>;
export type ProviderCard = Extract<AuthoriseRequest['card'], { kind: 'stored' }>['card'];
export type PublicKey = Awaited<ReturnType<NonNullable<ExternalProvider['publicKey']>>>;
export type SandboxBank = Parameters<typeof mountSandboxBank>[2];
