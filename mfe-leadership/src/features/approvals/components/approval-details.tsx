import { UnitName } from '@portal/campus-kit';
import { QueueDetails } from '@portal/campus-kit/queue';
import { Button, Dialog, Text, TextLink } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { Check, Undo2 } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { Approval, InboxKind } from '../approval';
import styles from './approval-details.module.css';

interface ApprovalDetailsProps {
  readonly kind: InboxKind;
  readonly item: Approval;
  readonly onApprove: () => void;
  readonly onRefuse: () => void;
}

/** Beside the list: the one that is read, with all that the portal knows of it. */
export function ApprovalCard({ ref, ...props }: ApprovalDetailsProps & { readonly ref?: Ref<HTMLElement> }) {
  return (
    <QueueDetails ref={ref} title={props.item.title} facts={<Facts {...props} />}>
      <div className={styles.details}>{props.item.details}</div>
      <div className={styles.foot}>
        <Decision {...props} />
      </div>
    </QueueDetails>
  );
}

/** The same over the page, where there is no room beside the list. */
export function ApprovalDialog({ onClose, ...props }: ApprovalDetailsProps & { readonly onClose: () => void }) {
  return (
    <Dialog isOpen isDismissable title={props.item.title} onClose={onClose} footer={<Decision {...props} />}>
      <Facts {...props} />
      <div className={styles.inDialog}>{props.item.details}</div>
    </Dialog>
  );
}

/** What an approval says of itself in its details, beside the evidence of a claim. */
export function ApprovalSection({ children }: { readonly children: ReactNode }) {
  return <div className={styles.section}>{children}</div>;
}

function Facts({ kind, item }: Pick<ApprovalDetailsProps, 'kind' | 'item'>) {
  const formats = useFormats();
  const { person, profile, unit, facts, since } = item;
  return (
    <div className={styles.facts}>
      <Text as="p" size="sm" tone="muted" className={styles.kind}>
        {kind.icon} {kind.texts.one} · {formats.relative(since)}
      </Text>
      {facts.length === 0 ? null : <p>{facts.join(', ')}</p>}
      {person || unit ? (
        <p>
          {person !== undefined && profile !== undefined ? <TextLink href={profile}>{person}</TextLink> : person}
          {person && unit ? ', ' : null}
          {unit ? <UnitName unit={unit} /> : null}
        </p>
      ) : null}
    </div>
  );
}

/** The decision about this one alone, or who decides instead. */
function Decision({ kind, item, onApprove, onRefuse }: ApprovalDetailsProps) {
  if (item.otherDecides !== undefined) {
    return (
      <Text as="p" size="sm" tone="muted">
        {item.otherDecides}
      </Text>
    );
  }
  return (
    <>
      <Button icon={<Undo2 />} onPress={onRefuse}>
        {kind.texts.refuse}
      </Button>
      <Button variant="primary" icon={<Check />} onPress={onApprove}>
        {kind.texts.approve}
      </Button>
    </>
  );
}
