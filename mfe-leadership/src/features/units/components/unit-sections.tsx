import { unitHref } from '@portal/campus-kit/unit-href';
import { UNIT_TYPE_NAMES, type UnitDetails } from '@portal/contracts';
import { Badge, ListItem, Rows, Section, Text } from '@portal/ui';
import { unitMessages as messages } from '../messages';
import styles from './units.module.css';

/** What the unit says of itself. */
export function UnitDescription({ description }: { readonly description: string }) {
  if (description === '') return null;
  return (
    <Section title={messages.description}>
      <Text as="p" tone="secondary" className={styles.description}>
        {description}
      </Text>
    </Section>
  );
}

/** The units directly below it. */
export function SubUnits({ units }: { readonly units: UnitDetails['sub_units'] }) {
  if (units.length === 0) return null;
  return (
    <Section title={messages.subUnits} count={units.length}>
      <Rows>
        {units.map(({ _id, name, type, is_active: isActive }) => (
          <ListItem
            key={_id}
            title={name}
            href={unitHref(_id)}
            meta={<span>{UNIT_TYPE_NAMES[type]}</span>}
            trailing={isActive ? undefined : <Badge>{messages.inactive}</Badge>}
          />
        ))}
      </Rows>
    </Section>
  );
}
