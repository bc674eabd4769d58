import type { Role } from '@portal/contracts';
import type { Session } from '@portal/service-kit';
import type { PersonRepository } from './person.repository';

interface Dependencies {
  repository: PersonRepository;
}

export type PersonService = ReturnType<typeof createPersonService>;

export function createPersonService({ repository }: Dependencies) {
  /** The ids of those who have a role. */
  async function findByRole(role: Role, session?: Session): Promise<string[]> {
    return repository.findByRole(role, session);
  }

  async function addressOf(userId: string, session: Session): Promise<string | null> {
    const person = await repository.find(userId, session);
    return person?.username ?? null;
  }

  /** Null for an unknown person. */
  async function roleOf(userId: string): Promise<Role | null> {
    return (await repository.find(userId))?.role ?? null;
  }

  return { findByRole, addressOf, addressesOf: repository.addressesOf, roleOf };
}
