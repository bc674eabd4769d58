import { CategoryBadge } from '@portal/campus-kit';
import { unitHref } from '@portal/campus-kit/unit-href';
import { UNIT_CATEGORY_NAMES, UNIT_TYPE_NAMES, type UnitDetails } from '@portal/contracts';
import { Card, DescriptionList, Section, Stack, TextLink } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { unitMessages as messages } from '../messages';

const OTHER_SITE = { target: '_blank', rel: 'noreferrer' } as const;

/** What the unit is; its budget for its officers. */
export function UnitInformation({ unit }: { readonly unit: UnitDetails }) {
  const formats = useFormats();
  const { parent, budget_info: budget } = unit;
  return (
    <Stack gap={6}>
      <Section title={messages.information}>
        <Card isClipped>
          <DescriptionList
            items={[
              { label: messages.type, value: UNIT_TYPE_NAMES[unit.type] },
              {
                label: messages.category,
                value: (
                  <CategoryBadge size="inherit" category={unit.category}>
                    {UNIT_CATEGORY_NAMES[unit.category]}
                  </CategoryBadge>
                ),
              },
              ...(parent
                ? [
                    {
                      label: messages.parent,
                      value: (
                        <TextLink isSolo href={unitHref(parent._id)}>
                          {parent.name}
                        </TextLink>
                      ),
                    },
                  ]
                : []),
              { label: messages.level, value: formats.number(unit.hierarchy_level) },
            ]}
          />
        </Card>
      </Section>
      {budget ? (
        <Section title={messages.budget}>
          <Card isClipped>
            <DescriptionList
              items={[
                { label: messages.allocated, value: formats.money(budget.allocated_budget) },
                { label: messages.spent, value: formats.money(budget.spent_amount) },
                {
                  label: messages.left,
                  value: formats.money(Math.max(0, budget.allocated_budget - budget.spent_amount)),
                },
              ]}
            />
          </Card>
        </Section>
      ) : null}
    </Stack>
  );
}

/** Where the unit can be reached. */
export function UnitContact({ contact }: { readonly contact: UnitDetails['contact_info'] }) {
  return (
    <Section title={messages.contact}>
      <Card isPadded>
        <ul>
          {[
            { name: contact.email, href: `mailto:${contact.email}` },
            ...contact.social_media.map(({ platform, url }) => ({ name: platform, href: url })),
          ].map(({ name, href }) => (
            <li key={href}>
              <TextLink isSolo href={href} {...(!href.startsWith('mailto:') && OTHER_SITE)}>
                {name}
              </TextLink>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
