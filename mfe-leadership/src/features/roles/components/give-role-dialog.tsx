import { ConfirmDialog } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { messages } from '../messages';
import { consequenceOf, roleNameOf } from '../offices';
import type { RoleForm } from '../role-schema';

interface Confirmation {
  /** Resolves to whether the role is to be given. */
  readonly ask: (values: RoleForm) => Promise<boolean>;
  readonly dialog: ReactNode;
}

/** Asks before a role is given, and says what it lets the person do: it takes effect at once. */
export function useConfirmation(): Confirmation {
  const [asked, setAsked] = useState<{ values: RoleForm; answer: (isWanted: boolean) => void }>();
  const ask = (values: RoleForm) => new Promise<boolean>((answer) => setAsked({ values, answer }));
  const answer = (isWanted: boolean) => {
    asked?.answer(isWanted);
    setAsked(undefined);
  };
  return { ask, dialog: asked ? <GiveRoleDialog values={asked.values} onAnswer={answer} /> : null };
}

interface GiveRoleDialogProps {
  readonly values: RoleForm;
  readonly onAnswer: (isWanted: boolean) => void;
}

function GiveRoleDialog({ values: { person, role, unit }, onAnswer }: GiveRoleDialogProps) {
  if (!person || role === '') return null;
  const { name } = person.personal_info;
  const given = { role, unit: unit ? { name: unit.label } : undefined };
  return (
    <ConfirmDialog
      isOpen
      tone="primary"
      title={messages.giveQuestion(name, roleNameOf(given))}
      confirmLabel={messages.give}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <p>{messages.giveText(consequenceOf(given))}</p>
      {person.role === 'STUDENT' ? null : <p>{messages.replaces(roleNameOf(person))}</p>}
    </ConfirmDialog>
  );
}
