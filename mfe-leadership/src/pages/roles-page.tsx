import { Button, Columns, Page } from '@portal/ui';
import { useTitle } from '@portal/web-kit';
import { KeyRound } from 'lucide-react';
import { useRef } from 'react';
import { GiveRoleForm } from '../features/roles/components/give-role-form';
import { OfficerList } from '../features/roles/components/officer-list';
import { texts } from '../texts';
import styles from './roles-page.module.css';

const words = texts.roles;

/** Who holds which office, and the way to give one (decisions, "Roles and where they come from"). */
export function RolesPage() {
  useTitle(words.title);
  const form = useRef<HTMLFormElement>(null);
  const goToForm = () => {
    form.current?.scrollIntoView();
    form.current?.querySelector('input')?.focus();
  };
  return (
    <Page title={words.title}>
      <div className={styles.jump}>
        <Button icon={<KeyRound />} isBlock onPress={goToForm}>
          {words.giveTitle}
        </Button>
      </div>
      <Columns>
        <OfficerList />
        <GiveRoleForm ref={form} />
      </Columns>
    </Page>
  );
}
