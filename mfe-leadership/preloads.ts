import type { Preloads } from '@portal/build-config';

const gensecDashboard = {
  module: './pages/gensec-dashboard-page',
  calls: [
    { url: '/api/activities/recent' },
    { url: '/room/requests?limit=1&sort=oldest&status=pending' },
    { url: '/events?limit=1&status=planned' },
    { url: '/api/activities/pending' },
  ],
};

/** The type of skills and achievements that each officer decides about. */
const TYPES = {
  PRESIDENT: 'all',
  GENSEC_SCITECH: 'technical',
  GENSEC_ACADEMIC: 'academic',
  GENSEC_CULTURAL: 'cultural',
  GENSEC_SPORTS: 'sports',
};

/** What waits for an officer’s decision. */
const approvals = [
  { url: '/room/requests?status=pending&limit=20&sort=soonest', roles: ['PRESIDENT'] },
  { url: '/api/positions/claims?limit=20' },
  ...Object.entries(TYPES).flatMap(([role, type]) => [
    { url: `/api/skills/user-skills/unendorsed/${type}?limit=20`, roles: [role] },
    { url: `/api/skills/unendorsed/${type}?limit=20`, roles: [role] },
    { url: `/api/achievements/unendorsed/${type}?limit=20`, roles: [role] },
  ]),
  { url: '/api/achievements/unendorsed/all?unit=own&limit=20', roles: ['CLUB_COORDINATOR'] },
];

/** What each page of this remote needs before it shows; the table of pages names the pages. */
export const preloads: Preloads = {
  '/president-dashboard': {
    module: './pages/president-dashboard-page',
    calls: [
      { url: '/api/activities/recent' },
      { url: '/api/activities/pending' },
      { url: '/room/requests?limit=1&sort=oldest' },
      { url: '/events?limit=1&status=planned' },
    ],
  },
  '/gensec-tech': gensecDashboard,
  '/gensec-acad': gensecDashboard,
  '/gensec-cult': gensecDashboard,
  '/gensec-sport': gensecDashboard,
  '/club-dashboard': {
    module: './pages/club-dashboard-page',
    calls: [{ url: '/api/orgUnit/clubData/:username' }, { url: '/api/activities/recent' }],
  },
  '/club-dashboard/achievements': {
    module: './pages/club-achievements-page',
    calls: [{ url: '/api/achievements/unendorsed/all?unit=own&limit=20' }],
  },
  '/president-approval': { module: './pages/approvals-page', calls: approvals },
  '/approvals': { module: './pages/approvals-page', calls: approvals },
  '/club-dashboard/skills': {
    module: './pages/club-skills-page',
    calls: [{ url: '/api/skills/of-unit/:unitId' }],
  },
  '/gensec-endorse': { module: './pages/endorse-page' },
  '/roles': { module: './pages/roles-page', calls: [{ url: '/auth/users?role=officers&limit=20' }] },
  '/audit': { module: './pages/audit-page', calls: [{ url: '/api/audit?limit=50' }] },
  '/cosa': {
    module: './pages/positions-page',
    calls: [{ url: '/api/orgUnit/organizational-units?limit=200' }, { url: '/api/positions/get-all?limit=12' }],
  },
  '/cosa/create': { module: './pages/add-position-page' },
  '/add-position': { module: './pages/add-position-page' },
  '/create-org-unit': { module: './pages/create-unit-page' },
  '/import': { module: './pages/import-page' },
  '/units': { module: './pages/units-page', calls: [{ url: '/api/orgUnit/tree' }] },
  '/office-bearers': { module: './pages/office-bearers-page' },
  '/statistics': {
    module: './pages/statistics-page',
    calls: [{ url: '/api/events/statistics' }, { url: '/api/orgUnit/statistics' }, { url: '/api/feedback/by-month' }],
  },
  '/service': { module: './pages/service-board-page', calls: [{ url: '/api/activities/service' }] },
  '/units/:unitId': {
    module: './pages/unit-page',
    calls: [
      { url: '/api/orgUnit/units/:unitId' },
      { url: '/api/events/events?unit=:unitId&limit=8' },
      { url: '/auth/units/:unitId/leaders' },
      { url: '/tenure?unit=:unitId&limit=8' },
    ],
  },
};
