import type { HandOverAnswer } from '@portal/contracts';
import { Card, DescriptionList, EmailAddress, ListItem, Rows, Section, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { handOverMessages, unitMessages as messages } from '../messages';

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
      <People people={people} />
    </>
  );
}

/** The first of those in office, and how many there are when not all show. */
function People({ people: { items, total } }: Pick<HandOverAnswer, 'people'>) {
  const formats = useFormats();
  return (
    <Section title={messages.people} count={total > 0 ? total : undefined}>
      {items.length === 0 ? (
        <Text tone="secondary">{messages.noPeople}</Text>
      ) : (
        <Rows>
          {items.map(({ _id, name, position }) => (
            <ListItem key={_id} title={name} meta={<span>{position}</span>} />
          ))}
        </Rows>
      )}
      {total > items.length ? (
        <Text as="p" size="sm" tone="muted" isTabular>
          {handOverMessages.more(formats.number(items.length), formats.number(total))}
        </Text>
      ) : null}
    </Section>
  );
}
