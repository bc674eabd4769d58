import { lazyPage, type RemoteModule } from '@portal/web-kit';
import { paths } from './paths';

/** The module that this remote exposes. */
export const remote = {
  routes: [
    { path: paths.home, Component: lazyPage(async () => (await import('./pages/home-page')).HomePage) },
    { path: paths.profile, Component: lazyPage(async () => (await import('./pages/profile-page')).ProfilePage) },
    { path: paths.record, Component: lazyPage(async () => (await import('./pages/record-page')).RecordPage) },
    { path: paths.verify, Component: lazyPage(async () => (await import('./pages/verify-page')).VerifyPage) },
    { path: paths.person, Component: lazyPage(async () => (await import('./pages/person-page')).PersonPage) },
    {
      path: paths.giveFeedback,
      Component: lazyPage(async () => (await import('./pages/give-feedback-page')).GiveFeedbackPage),
    },
    { path: paths.skills, Component: lazyPage(async () => (await import('./pages/skills-page')).SkillsPage) },
    {
      path: paths.addAchievement,
      Component: lazyPage(async () => (await import('./pages/add-achievement-page')).AddAchievementPage),
    },
    {
      path: paths.achievements,
      Component: lazyPage(async () => (await import('./pages/achievements-page')).AchievementsPage),
    },
    {
      path: paths.positions,
      Component: lazyPage(async () => (await import('./pages/own-positions-page')).OwnPositionsPage),
    },
    {
      path: paths.handOver,
      Component: lazyPage(async () => (await import('./pages/hand-over-page')).HandOverPage),
    },
    { path: paths.feedback, Component: lazyPage(async () => (await import('./pages/feedback-page')).FeedbackPage) },
  ],
} satisfies RemoteModule;
