import { UnitName } from '@portal/campus-kit';
import { calls, type ClaimAnswer } from '@portal/contracts';
import { Alert, Button, Text, briefToast } from '@portal/ui';
import { messageOf, useFormats, useSingleFlight, useWrite } from '@portal/web-kit';
import { Check, ListChecks, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { claimMessages as messages } from '../messages';
import { hasRequirements } from '../requirements';
import { ClaimRequirements } from './claim-requirements';
import styles from './holders.module.css';
import { ReturnForm } from './return-form';

/** A position that a student says they hold, with the decision in place. */
export function ClaimRow({ claim }: { readonly claim: ClaimAnswer }) {
  const id = useId();
  const [isReturning, setReturning] = useState(false);
  // On demand, so that a list of claims does not read the profile of each student.
  const [isChecking, setChecking] = useState(false);
  const { mutateAsync, isPending, variables, error } = useWrite(calls.confirmHolder);
  const { name } = claim.user_id.personal_info;
  const { title } = claim.position_id;
  const decide = useSingleFlight(async (reason?: string) => {
    try {
      await mutateAsync({
        params: { id: claim._id },
        ...(reason !== undefined && { body: { decision: 'refused', reason } }),
      });
      briefToast.success(reason === undefined ? messages.confirmed(name, title) : messages.returned(name, title));
    } catch {
      // The row shows it.
    }
  });
  return (
    <li className={styles.claim} tabIndex={-1} aria-labelledby={id}>
      <ClaimText claim={claim} id={id} />
      {/* Nobody confirms their own. */}
      {isReturning || !claim.can_manage ? null : (
        <div className={styles.buttons}>
          {claim.requirements && hasRequirements(claim.requirements) ? (
            <Button icon={<ListChecks />} aria-expanded={isChecking} onPress={() => setChecking(!isChecking)}>
              {messages.requirements}
            </Button>
          ) : null}
          <Button icon={<Undo2 />} isDisabled={isPending} onPress={() => setReturning(true)} aria-describedby={id}>
            {messages.giveBack}
          </Button>
          <Button
            icon={<Check />}
            busy={isPending}
            busyLabel={messages.confirming}
            onPress={() => void decide()}
            aria-describedby={id}
          >
            {messages.confirm}
          </Button>
        </div>
      )}
      {isChecking ? <ClaimRequirements claim={claim} /> : null}
      {error ? (
        <Alert>
          <p>{messageOf(error, messages.failed)}</p>
        </Alert>
      ) : null}
      {isReturning ? (
        <ReturnForm
          isSending={isPending && variables.body?.decision === 'refused'}
          onReturn={(reason) => void decide(reason)}
          onCancel={() => setReturning(false)}
        />
      ) : null}
    </li>
  );
}

function ClaimText({ claim, id }: { readonly claim: ClaimAnswer; readonly id: string }) {
  const formats = useFormats();
  const { user_id: user, position_id: position, tenure_year: tenure, appointment_details, created_at } = claim;
  const { appointed_by: by, appointment_date: date } = appointment_details ?? {};
  return (
    <div className={styles.claimText}>
      <Text weight="medium" id={id}>
        {messages.claim(user.personal_info.name, position.title)}
      </Text>
      <span className={styles.claimFacts}>
        <UnitName unit={position.unit_id} />
        <Text size="sm" tone="muted">
          {messages.tenure(tenure)}
        </Text>
        {user.user_id ? (
          <Text size="sm" tone="muted" isTabular>
            {user.user_id}
          </Text>
        ) : null}
        {created_at ? (
          <Text size="sm" tone="muted">
            {messages.added(formats.relative(created_at))}
          </Text>
        ) : null}
        {by ? (
          <Text size="sm" tone="muted">
            {messages.appointed(by, date && formats.dayDate(date))}
          </Text>
        ) : null}
      </span>
    </div>
  );
}
