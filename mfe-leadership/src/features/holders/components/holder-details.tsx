import type { HolderAnswer } from '@portal/contracts';
import { Button, DescriptionList, Dialog, EmailAddress, GroupHeading, LinkButton } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { Pencil, Trash2 } from 'lucide-react';
import { otherPages } from '../../../paths';
import type { HolderDialog } from '../holder-dialog';
import { isManaged } from '../managed-holder';
import { detailsMessages as messages } from '../messages';
import { HolderHistory } from './holder-history';
import styles from './holders.module.css';
import { PositionFacts } from './position-facts';

interface HolderDetailsProps {
  readonly holder: HolderAnswer;
  readonly onOpen: (dialog: HolderDialog) => void;
  readonly onClose: () => void;
}

/** Everything that the record of a holder says. */
export function HolderDetails({ holder, onOpen, onClose }: HolderDetailsProps) {
  const { user_id: user, position_id: position, tenure_year: tenure } = holder;
  return (
    <Dialog
      isOpen
      isDismissable
      isFlush
      title={messages.title}
      onClose={onClose}
      footer={
        <>
          {isManaged(holder) ? (
            <>
              <Button variant="danger" icon={<Trash2 />} onPress={() => onOpen('remove')} className={styles.separate}>
                {messages.remove}
              </Button>
              <LinkButton href={otherPages.handOver(position._id, tenure)}>{messages.handOver}</LinkButton>
              <Button icon={<Pencil />} onPress={() => onOpen('edit')}>
                {messages.edit}
              </Button>
            </>
          ) : null}
          <Button onPress={onClose}>{messages.close}</Button>
        </>
      }
    >
      <GroupHeading>{messages.user}</GroupHeading>
      <DescriptionList
        variant="dialog"
        items={[
          { label: messages.name, value: user.personal_info.name },
          {
            label: messages.email,
            value: user.username ? <EmailAddress>{user.username}</EmailAddress> : messages.notGiven,
          },
          { label: messages.studentId, value: user.user_id ?? messages.notGiven },
        ]}
      />
      <PositionFacts holder={holder} />
      <Record holder={holder} />
      {isManaged(holder) ? <HolderHistory id={holder._id} /> : null}
    </Dialog>
  );
}

/** The appointment as far as it is known, what was achieved, and when the record was made. */
function Record({ holder }: { readonly holder: HolderAnswer }) {
  const formats = useFormats();
  const { appointment_details: appointment, performance_metrics: metrics, created_at, updated_at } = holder;
  const by = appointment?.appointed_by;
  const date = appointment?.appointment_date;
  return (
    <>
      {by || date ? (
        <>
          <GroupHeading>{messages.appointment}</GroupHeading>
          <DescriptionList
            variant="dialog"
            items={[
              ...(by ? [{ label: messages.appointedBy, value: by }] : []),
              ...(date ? [{ label: messages.date, value: formats.dayDate(date) }] : []),
            ]}
          />
        </>
      ) : null}
      <GroupHeading>{messages.performance}</GroupHeading>
      <DescriptionList
        variant="dialog"
        items={[
          { label: messages.events, value: formats.number(metrics?.events_organized ?? 0) },
          { label: messages.budget, value: formats.money(metrics?.budget_utilized ?? 0) },
          { label: messages.feedback, value: metrics?.feedback || messages.notGiven },
        ]}
      />
      <GroupHeading>{messages.timeline}</GroupHeading>
      <DescriptionList
        variant="dialog"
        items={[
          ...(created_at ? [{ label: messages.created, value: formats.dateTime(created_at) }] : []),
          ...(updated_at ? [{ label: messages.updated, value: formats.dateTime(updated_at) }] : []),
        ]}
      />
    </>
  );
}
