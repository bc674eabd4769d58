import type { Role } from '@portal/contracts';
import { findPage, type PageAccess } from '@portal/web-kit';

/** Whether a link leads this officer anywhere: what a general secretary is told of may have a page of the president's alone. */
export function mayOpen(link: string, role: Role): boolean {
  const [pathname = ''] = link.split('?');
  const access: PageAccess | undefined = findPage(pathname)?.access;
  return access !== undefined && (typeof access === 'string' || access.includes(role));
}
