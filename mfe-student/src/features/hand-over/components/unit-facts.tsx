import type { HandOverAnswer } from '@portal/contracts';
import { Card, DescriptionList, EmailAddress, ListItem, Section } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { unitMessages as messages } from '../messages';
import { FirstLines } from './first-lines';

/** The unit's money, its address, and who holds its positions. */
export function UnitFacts({ handOver }: { readonly handOver: HandOverAnswer }) {
  const formats = useFormats();
  const { budget_info: budget, contact_info: contact, people } = handOver;
  const spent = messages.spent(formats.money(budget.spent_amount), formats.money(budget.allocated_budget));
  return (
    <>
      <Section title={messages.unit}>
        <Card>
          <DescriptionList
            items={[
              { label: messages.budget, value: spent },
              {
                label: messages.contact,
                value: (
                  <a href={`mailto:${contact.email}`}>
                    <EmailAddress>{contact.email}</EmailAddress>
                  </a>
                ),
              },
            ]}
          />
        </Card>
      </Section>
      <FirstLines title={messages.people} empty={messages.noPeople} list={people}>
        {({ _id, name, position }) => <ListItem key={_id} title={name} meta={<span>{position}</span>} />}
      </FirstLines>
    </>
  );
}
