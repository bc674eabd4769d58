import { lazyPage, type RemoteModule } from '@portal/web-kit';
import { paths } from './paths';

/** The only module that this part of the portal exposes. */
export const remote = {
  routes: [
    { path: paths.login, Component: lazyPage(async () => (await import('./pages/login-page')).LoginPage) },
    { path: paths.register, Component: lazyPage(async () => (await import('./pages/register-page')).RegisterPage) },
    {
      path: paths.onboarding,
      Component: lazyPage(async () => (await import('./pages/onboarding-page')).OnboardingPage),
    },
  ],
} satisfies RemoteModule;
