import { FormSection, Page, Text } from '@portal/ui';
import { useSession, useTitle } from '@portal/web-kit';
import type { ReactNode } from 'react';
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
import styles from './settings-page.module.css';

interface PartProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

export function SettingsPage() {
  useTitle(settingsMessages.title);
  const { user } = useSession();
  if (!user) return null;
  return (
    <Page title={settingsMessages.title} width="narrow">
      <div>
        <Part title={themeMessages.title} text={themeMessages.text}>
          <ThemeCards />
        </Part>
        <Part title={mailPreferencesMessages.title} text={<MailAddress address={user.username} />}>
          <MailPreferences />
        </Part>
        <Part title={devicesMessages.title} text={devicesMessages.text}>
          <DeviceList />
        </Part>
        <Part title={changePasswordMessages.title} text={changePasswordMessages.text}>
          {user.hasPassword === false ? (
            <Text as="p">{changePasswordMessages.google}</Text>
          ) : (
            <ChangePasswordForm username={user.username} />
          )}
        </Part>
      </div>
    </Page>
  );
}

function Part({ title, text, children }: PartProps) {
  return (
    <FormSection
      isSplit
      title={title}
      text={
        <Text size="sm" tone="muted" className={styles.text}>
          {text}
        </Text>
      }
    >
      {children}
    </FormSection>
  );
}

/** An address longer than its column goes on at its @. */
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
