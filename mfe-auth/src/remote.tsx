import { lazyPage, type RemoteModule } from '@portal/web-kit';
import { paths } from './paths';

/** The module that this remote exposes. */
export const remote = {
  routes: [
    { path: paths.login, Component: lazyPage(async () => (await import('./pages/login-page')).LoginPage) },
    { path: paths.register, Component: lazyPage(async () => (await import('./pages/register-page')).RegisterPage) },
    {
      path: paths.forgotPassword,
      Component: lazyPage(async () => (await import('./pages/forgot-password-page')).ForgotPasswordPage),
    },
    {
      path: paths.resetPassword,
      Component: lazyPage(async () => (await import('./pages/reset-password-page')).ResetPasswordPage),
    },
    {
      path: paths.confirmEmail,
      Component: lazyPage(async () => (await import('./pages/confirm-email-page')).ConfirmEmailPage),
    },
    {
      path: paths.onboarding,
      Component: lazyPage(async () => (await import('./pages/onboarding-page')).OnboardingPage),
    },
    {
      path: paths.notifications,
      Component: lazyPage(async () => (await import('./pages/notifications-page')).NotificationsPage),
    },
    { path: paths.settings, Component: lazyPage(async () => (await import('./pages/settings-page')).SettingsPage) },
    { path: paths.help, Component: lazyPage(async () => (await import('./pages/help-page')).HelpPage) },
    { path: paths.about, Component: lazyPage(async () => (await import('./pages/about-page')).AboutPage) },
    {
      path: paths.accessibility,
      Component: lazyPage(async () => (await import('./pages/accessibility-page')).AccessibilityPage),
    },
  ],
} satisfies RemoteModule;
