import { type Call, type CallName, type ServiceName } from '@portal/contracts';
import type { As } from '../actors';
import { fieldsOf, type CallRequest } from '../permissions/fixtures';
import type { TestClock } from '../clock';
import type { TestService } from '../test-service';

/** What the paging suite needs to know of one list. */
export interface PagingFixture {
  /** Who reads the list. */
  as: As;
  /** Where the rows are stored, and the field of the order with its direction. */
  collection: string;
  order: Record<string, 1 | -1>;
  /** Makes the list show a row, which the suite then copies, and answers the request that shows it. */
  seed(service: TestService): Promise<CallRequest>;
  /** For a list that goes on backwards: what makes a row belong to this second part. */
  behind?: Record<string, unknown>;
  /** False where no two rows can share a value of the order. */
  hasEqualValues?: boolean;
  /** What the list needs of each row besides the row itself. */
  afterAdding?(ids: readonly string[], service: TestService): Promise<void>;
  /** The row's id in an entry of the answer; `_id` by default. */
  idOf?(entry: unknown): string;
}

/** The paged lists of a service, and how to start it at a fixed time. */
export interface PagingSuite {
  start(clock: TestClock): Promise<TestService>;
  lists: { [Name in CallName]?: PagingFixture };
}

/** The built calls of a service that answer page by page. */
export function pagedCalls(service: ServiceName, table: readonly Call[]): Call[] {
  return table.filter((call) => call.service === service && call.built && fieldsOf(call.query)?.includes('cursor'));
}

/** What is wrong with the fixtures of a service: a paged call without one, or one for another call. */
export function fixtureFaults(service: ServiceName, lists: PagingSuite['lists'], table: readonly Call[]): string[] {
  const file = `services/${service}/src/paging.int.test.ts`;
  const paged = pagedCalls(service, table).map(({ name }) => name);
  const given = Object.keys(lists);
  return [
    ...paged.filter((name) => !given.includes(name)).map((name) => `${file}: give ${name} a fixture`),
    ...given.filter((name) => !paged.includes(name)).map((name) => `${file}: ${name} is no paged call of ${service}`),
  ];
}
