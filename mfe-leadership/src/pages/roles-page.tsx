import { Button, Columns, Page } from '@portal/ui';
import { useTitle } from '@portal/web-kit';
import { KeyRound } from 'lucide-react';
import { useRef } from 'react';
import { GiveRoleForm } from '../features/roles/components/give-role-form';
import { OfficerList } from '../features/roles/components/officer-list';
import { messages } from '../features/roles/messages';
import styles from './roles-page.module.css';

/** Who holds which office, and a form that gives one (decisions, "Roles and where they come from"). */
export function RolesPage() {
  useTitle(messages.title);
  const form = useRef<HTMLFormElement>(null);
  const goToForm = () => {
    form.current?.scrollIntoView();
    form.current?.querySelector('input')?.focus();
  };
  return (
    <Page title={messages.title}>
      <div className={styles.jump}>
        <Button icon={<KeyRound />} isBlock onPress={goToForm}>
          {messages.giveTitle}
        </Button>
      </div>
      <Columns>
        <OfficerList />
        <GiveRoleForm ref={form} />
      </Columns>
    </Page>
  );
}
