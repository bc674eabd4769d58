import type { Role } from '@portal/contracts';
import { pageAtPath, type PageAccess } from '@portal/web-kit';

/** Whether a role may open the page of a link: students read names of people whose profiles are for officers alone. */
export function mayOpen(link: string, role: Role): boolean {
  const [pathname = ''] = link.split('?');
  const access: PageAccess | undefined = pageAtPath(pathname)?.access;
  return access !== undefined && (typeof access === 'string' || access.includes(role));
}
