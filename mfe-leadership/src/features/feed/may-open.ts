import type { Role } from '@portal/contracts';
import { pageAtPath, type PageAccess } from '@portal/web-kit';

/** Whether an officer may open a link of the feed: some entries of general secretaries lead to pages of the president. */
export function mayOpen(link: string, role: Role): boolean {
  const [pathname = ''] = link.split('?');
  const access: PageAccess | undefined = pageAtPath(pathname)?.access;
  return access !== undefined && (typeof access === 'string' || access.includes(role));
}
