import { calls, type SkillOffer } from '@portal/contracts';
import { briefToast, Button, ErrorState, Rows, Section, Text } from '@portal/ui';
import { messageOf, useFormats, useRead, useWrite } from '@portal/web-kit';
import { useFocusAfterRemoval } from '@portal/web-kit/focus';
import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { offerMessages as messages } from '../messages';
import styles from './own-skills.module.css';

interface SkillOffersProps {
  readonly userId: string;
  /** Moves the focus after the last one was added. */
  readonly onEmptied: () => void;
}

/** Skills of events that the person attended, each added by one press; nothing where there are none. */
export function SkillOffers({ userId, onEmptied }: SkillOffersProps) {
  const { data: offers = [], isError, refetch, isRefetching } = useRead(calls.listSkillOffers);
  if (isError && offers.length === 0) {
    return (
      <Section title={messages.title}>
        <ErrorState message={messages.failed} onRetry={() => void refetch()} isRetrying={isRefetching} />
      </Section>
    );
  }
  if (offers.length === 0) return null;
  return (
    <Section title={messages.title} count={offers.length}>
      <Offers onEmptied={onEmptied}>
        {offers.map((offer) => (
          <OfferRow key={offer.skill_id._id} userId={userId} offer={offer} />
        ))}
      </Offers>
    </Section>
  );
}

/** The next offer has the focus when one was added, and what follows the section after the last. */
function Offers({ onEmptied, children }: Pick<SkillOffersProps, 'onEmptied'> & { readonly children: ReactNode }) {
  const list = useRef<HTMLElement>(null);
  useFocusAfterRemoval(list);
  const leave = useEffectEvent(() => {
    if (document.activeElement === document.body) onEmptied();
  });
  useEffect(() => () => leave(), []);
  return <Rows ref={list}>{children}</Rows>;
}

/** One press claims the skill with the event as its evidence; the level can be changed afterwards. */
function OfferRow({ userId, offer }: { readonly userId: string; readonly offer: SkillOffer }) {
  const id = useId();
  const formats = useFormats();
  const claim = useWrite(calls.claimSkill);
  const { skill_id: skill, event_id: event, attended_at: at } = offer;
  const add = () =>
    claim.mutate(
      { body: { user_id: userId, skill_id: skill._id, event_id: event._id } },
      {
        onSuccess: () => briefToast.success(messages.done),
        onError: (error) => briefToast.error(messageOf(error, messages.notAdded)),
      },
    );
  return (
    <li className={styles.row} aria-labelledby={id} tabIndex={-1}>
      <Text as="h3" weight="semibold" id={id} className={styles.title}>
        {skill.name}
      </Text>
      <div className={styles.add}>
        <Button
          icon={<Plus />}
          aria-label={messages.addSkill(skill.name)}
          busy={claim.isPending}
          busyLabel={messages.busy}
          onPress={add}
        >
          {messages.add}
        </Button>
      </div>
      <div className={styles.facts}>
        <Text size="sm" tone="secondary">
          {skill.category}
        </Text>
        <Text size="sm" tone="muted">
          {messages.attended(event.title, formats.date(at))}
        </Text>
      </div>
    </li>
  );
}
