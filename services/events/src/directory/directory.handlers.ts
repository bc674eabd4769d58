import type { NamedHandler } from '@portal/service-kit';
import type { DirectoryService } from './directory.service';

type AccountEvent = 'auth.account.registered.v1' | 'auth.account.role-changed.v1' | 'auth.account.changed.v1';

/** Each event of auth carries the whole account. */
export function applyAccount(directory: Pick<DirectoryService, 'applyAccount'>): NamedHandler<AccountEvent> {
  return { name: 'keepAccount', handle: ({ data }, session) => directory.applyAccount(data, session) };
}

/** Each event of units carries the whole unit. */
export function applyUnit(
  directory: Pick<DirectoryService, 'applyUnit'>,
): NamedHandler<'org.unit.created.v1' | 'org.unit.changed.v1'> {
  return { name: 'keepUnit', handle: ({ data }, session) => directory.applyUnit(data, session) };
}
