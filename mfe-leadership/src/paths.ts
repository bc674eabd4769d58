import type { RemotePath } from '@portal/web-kit';

/** Patterns of this remote's pages; who may open them stands in web-kit's table of pages. */
export const paths = {
  presidentDashboard: '/president-dashboard',
  scitechDashboard: '/gensec-tech',
  academicDashboard: '/gensec-acad',
  culturalDashboard: '/gensec-cult',
  sportsDashboard: '/gensec-sport',
  clubDashboard: '/club-dashboard',
} as const satisfies Record<string, RemotePath<'mfe_leadership'>>;
