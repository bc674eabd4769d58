import { FormSection, Page, Text } from '@portal/ui';
import { useSession, useTitle } from '@portal/web-kit';
import type { ReactNode } from 'react';
import { ChangePasswordForm } from '../features/change-password/components/change-password-form';
import { DeviceList } from '../features/devices/components/device-list';
import { MailPreferences } from '../features/mail-preferences/components/mail-preferences';
import { ThemeCards } from '../features/theme/components/theme-cards';
import { texts } from '../texts';
import styles from './settings-page.module.css';

interface PartProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

export function SettingsPage() {
  useTitle(texts.settings.title);
  const { user } = useSession();
  if (!user) return null;
  return (
    <Page title={texts.settings.title} width="narrow">
      <div>
        <Part title={texts.theme.title} text={texts.theme.text}>
          <ThemeCards />
        </Part>
        <Part title={texts.mail.title} text={<MailAddress address={user.username} />}>
          <MailPreferences />
        </Part>
        <Part title={texts.devices.title} text={texts.devices.text}>
          <DeviceList />
        </Part>
        <Part title={texts.password.title} text={texts.password.text}>
          {user.hasPassword === false ? (
            <Text as="p">{texts.password.google}</Text>
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
      {texts.mail.text} {name}
      <wbr />
      {`@${host.join('@')}.`}
    </>
  );
}
