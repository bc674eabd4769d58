import { lazyPage, type RemoteModule } from '@portal/web-kit';
import { paths } from './paths';

const president = lazyPage(async () => (await import('./pages/president-dashboard-page')).PresidentDashboardPage);
const gensec = lazyPage(async () => (await import('./pages/gensec-dashboard-page')).GensecDashboardPage);
const club = lazyPage(async () => (await import('./pages/club-dashboard-page')).ClubDashboardPage);
const clubAchievements = lazyPage(async () => (await import('./pages/club-achievements-page')).ClubAchievementsPage);
const approvals = lazyPage(async () => (await import('./pages/approvals-page')).ApprovalsPage);
const clubSkills = lazyPage(async () => (await import('./pages/club-skills-page')).ClubSkillsPage);
const endorse = lazyPage(async () => (await import('./pages/endorse-page')).EndorsePage);
const roles = lazyPage(async () => (await import('./pages/roles-page')).RolesPage);
const positions = lazyPage(async () => (await import('./pages/positions-page')).PositionsPage);
const addPosition = lazyPage(async () => (await import('./pages/add-position-page')).AddPositionPage);
const createUnit = lazyPage(async () => (await import('./pages/create-unit-page')).CreateUnitPage);
const officeBearers = lazyPage(async () => (await import('./pages/office-bearers-page')).OfficeBearersPage);
const units = lazyPage(async () => (await import('./pages/units-page')).UnitsPage);
const unit = lazyPage(async () => (await import('./pages/unit-page')).UnitPage);
const importPage = lazyPage(async () => (await import('./pages/import-page')).ImportPage);
const statistics = lazyPage(async () => (await import('./pages/statistics-page')).StatisticsPage);
const service = lazyPage(async () => (await import('./pages/service-board-page')).ServiceBoardPage);
const audit = lazyPage(async () => (await import('./pages/audit-page')).AuditPage);

/** What the shell loads of this remote. */
export const remote = {
  routes: [
    { path: paths.presidentDashboard, Component: president },
    { path: paths.scitechDashboard, Component: gensec },
    { path: paths.academicDashboard, Component: gensec },
    { path: paths.culturalDashboard, Component: gensec },
    { path: paths.sportsDashboard, Component: gensec },
    { path: paths.clubDashboard, Component: club },
    { path: paths.clubAchievements, Component: clubAchievements },
    { path: paths.presidentApproval, Component: approvals },
    { path: paths.approvals, Component: approvals },
    { path: paths.clubSkills, Component: clubSkills },
    { path: paths.endorse, Component: endorse },
    { path: paths.roles, Component: roles },
    { path: paths.audit, Component: audit },
    { path: paths.positions, Component: positions },
    { path: paths.addPosition, Component: addPosition },
    { path: paths.addPositionAlias, Component: addPosition },
    { path: paths.createUnit, Component: createUnit },
    { path: paths.officeBearers, Component: officeBearers },
    { path: paths.units, Component: units },
    { path: paths.unit, Component: unit },
    { path: paths.import, Component: importPage },
    { path: paths.statistics, Component: statistics },
    { path: paths.service, Component: service },
  ],
} satisfies RemoteModule;
