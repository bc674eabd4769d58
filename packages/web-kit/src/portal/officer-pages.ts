import type { Role } from '@portal/contracts';
import type { PageNav } from './page-nav';

/** The first page of a role. */
export const dashboard = (path: string, role: Role, title: string) =>
  ({
    path,
    remote: 'mfe_leadership',
    title,
    access: [role],
    nav: { label: 'Dashboard', icon: 'dashboard', who: [role], bottom: true },
  }) as const;

/** What waits for the decision of these roles. */
export const approvals = <Path extends string, Who extends readonly Role[]>(path: Path, who: Who) =>
  ({
    path,
    remote: 'mfe_leadership',
    title: 'Pending Approvals',
    access: who,
    nav: { label: 'Approvals', icon: 'inbox', who, count: 'approvals', bottom: true },
  }) as const;

/** A page of the president's records. */
export const presidentsRecord = <R extends string, P extends string>(
  remote: R,
  path: P,
  title: string,
  icon: PageNav['icon'],
) =>
  ({
    path,
    remote,
    title,
    access: ['PRESIDENT'],
    nav: { label: title, icon, who: ['PRESIDENT'], group: 'Records' },
  }) as const;
