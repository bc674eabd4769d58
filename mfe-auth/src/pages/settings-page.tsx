import { calls } from '@portal/contracts';
import { EmailAddress, FormSection, Page, Stack, Text } from '@portal/ui';
import { useRead, useSession, useTitle } from '@portal/web-kit';
import { ChangePasswordForm } from '../features/passwords/components/change-password-form';
import { CalendarLink } from '../features/devices/components/calendar-link';
import { DeviceList } from '../features/devices/components/device-list';
import { devicesMessages } from '../features/devices/messages';
import { MailPreferences } from '../features/mail-preferences/components/mail-preferences';
import { ThemeCards } from '../features/theme/components/theme-cards';
import { mailPreferencesMessages, changePasswordMessages, settingsMessages, themeMessages } from '../messages';

export function SettingsPage() {
  useTitle(settingsMessages.title);
  const { user } = useSession();
  const { data: calendarLink } = useRead(calls.readCalendarAddress);
  if (!user) return null;
  return (
    <Page title={settingsMessages.title} width="narrow">
      <div>
        <FormSection isSplit title={themeMessages.title} text={themeMessages.text}>
          <ThemeCards />
        </FormSection>
        <FormSection
          isSplit
          title={mailPreferencesMessages.title}
          text={
            <>
              {mailPreferencesMessages.text} <EmailAddress>{`${user.username}.`}</EmailAddress>
            </>
          }
        >
          <MailPreferences />
        </FormSection>
        <FormSection isSplit title={devicesMessages.title} text={devicesMessages.text}>
          <Stack gap={4}>
            <DeviceList />
            <CalendarLink />
          </Stack>
        </FormSection>
        <FormSection isSplit title={changePasswordMessages.title} text={changePasswordMessages.text}>
          {user.hasPassword === false ? (
            <Text as="p">{changePasswordMessages.google}</Text>
          ) : (
            <ChangePasswordForm username={user.username} hasCalendarLink={calendarLink?.active === true} />
          )}
        </FormSection>
      </div>
    </Page>
  );
}
