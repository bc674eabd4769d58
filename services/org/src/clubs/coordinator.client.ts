import { calls, type UnitRef } from '@portal/contracts';
import type { ServiceClient } from '@portal/service-kit';

export type CoordinatorClient = ReturnType<typeof createCoordinatorClient>;

/** Auth knows which unit a person coordinates: roles are given there. */
export function createCoordinatorClient({ auth }: { auth: ServiceClient }) {
  async function unitOf(username: string): Promise<UnitRef | null> {
    const { body } = await auth.call(calls.findCoordinatorUnit, { params: { username } });
    return body.unit;
  }

  return { unitOf };
}
