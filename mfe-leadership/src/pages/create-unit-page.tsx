import { CategoryBadge } from '@portal/campus-kit';
import { categoryOfRole, ROLE_NAMES } from '@portal/contracts';
import { Page } from '@portal/ui';
import { useSession, useTitle } from '@portal/web-kit';
import { CreateUnitForm } from '../features/units/components/create-unit-form';
import { formMessages } from '../features/units/messages';

export function CreateUnitPage() {
  const { role } = useSession();
  useTitle(formMessages.title);
  return (
    <Page
      title={formMessages.title}
      badge={
        <CategoryBadge isBoxed category={categoryOfRole(role)}>
          {ROLE_NAMES[role]}
        </CategoryBadge>
      }
    >
      <CreateUnitForm />
    </Page>
  );
}
