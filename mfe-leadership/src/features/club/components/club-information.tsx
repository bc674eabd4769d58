import { unitHref } from '@portal/campus-kit/unit-href';
import type { ClubData } from '@portal/contracts';
import { CapacityBar, EmailAddress, TextLink, Panel, Stack, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { percentUsed } from '../budget';
import { restOf } from '../club-figures';
import { messages } from '../messages';
import styles from './club-information.module.css';

/** What the club is, its contacts and its money. */
export function ClubInformation({ club }: { readonly club: ClubData }) {
  const formats = useFormats();
  const { description, contact_info: contact, budget_info: budget } = club.dashboard;
  const percent = percentUsed(budget.spent_amount, budget.allocated_budget);
  return (
    <Panel
      title={messages.information}
      trailing={
        <TextLink isSolo href={unitHref(club.unit._id)}>
          {messages.unitPage}
        </TextLink>
      }
    >
      <Stack gap={3}>
        {description ? (
          <Text as="p" tone="secondary">
            {description}
          </Text>
        ) : null}
        <p>
          <TextLink href={`mailto:${contact.email}`}>
            <EmailAddress>{contact.email}</EmailAddress>
          </TextLink>
        </p>
        <dl className={styles.money}>
          <dt>{messages.allocated}</dt>
          <dd>{formats.money(budget.allocated_budget)}</dd>
          <dt>{messages.spent}</dt>
          <dd>{formats.money(budget.spent_amount)}</dd>
        </dl>
        <CapacityBar
          label={messages.used(percent)}
          value={budget.spent_amount}
          max={budget.allocated_budget}
          leading={messages.used(percent)}
          trailing={restOf(budget, formats.money)}
          textPlacement="below"
        />
      </Stack>
    </Panel>
  );
}
