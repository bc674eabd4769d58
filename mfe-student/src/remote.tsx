import { lazyPage, type RemoteModule } from '@portal/web-kit';
import { ownPaths } from './paths';

/** The module that this remote exposes. */
export const remote = {
  routes: [
    { path: ownPaths.home, Component: lazyPage(async () => (await import('./pages/home-page')).HomePage) },
    { path: ownPaths.profile, Component: lazyPage(async () => (await import('./pages/profile-page')).ProfilePage) },
    { path: ownPaths.person, Component: lazyPage(async () => (await import('./pages/person-page')).PersonPage) },
    {
      path: ownPaths.giveFeedback,
      Component: lazyPage(async () => (await import('./pages/give-feedback-page')).GiveFeedbackPage),
    },
    { path: ownPaths.feedback, Component: lazyPage(async () => (await import('./pages/feedback-page')).FeedbackPage) },
  ],
} satisfies RemoteModule;
