import { FormSection, Page, Text } from '@portal/ui';
import { useSession, useTitle } from '@portal/web-kit';
import { ChangePasswordForm } from '../features/passwords/components/change-password-form';
import { DeviceList } from '../features/devices/components/device-list';
import { MailPreferences } from '../features/mail-preferences/components/mail-preferences';
import { ThemeCards } from '../features/theme/components/theme-cards';
import {
  devicesMessages,
  mailPreferencesMessages,
  changePasswordMessages,
  settingsMessages,
  themeMessages,
} from '../messages';

export function SettingsPage() {
  useTitle(settingsMessages.title);
  const { user } = useSession();
  if (!user) return null;
  return (
    <Page title={settingsMessages.title} width="narrow">
      <div>
        <FormSection isSplit title={themeMessages.title} text={themeMessages.text}>
          <ThemeCards />
        </FormSection>
        <FormSection isSplit title={mailPreferencesMessages.title} text={<MailAddress address={user.username} />}>
          <MailPreferences />
        </FormSection>
        <FormSection isSplit title={devicesMessages.title} text={devicesMessages.text}>
          <DeviceList />
        </FormSection>
        <FormSection isSplit title={changePasswordMessages.title} text={changePasswordMessages.text}>
          {user.hasPassword === false ? (
            <Text as="p">{changePasswordMessages.google}</Text>
          ) : (
            <ChangePasswordForm username={user.username} />
          )}
        </FormSection>
      </div>
    </Page>
  );
}

/** An address that is longer than its column breaks before its @. */
function MailAddress({ address }: { readonly address: string }) {
  const [name, ...host] = address.split('@');
  return (
    <>
      {mailPreferencesMessages.text} {name}
      <wbr />
      {`@${host.join('@')}.`}
    </>
  );
}
