import { unitHref } from '@portal/campus-kit/unit-href';
import { calls, UNIT_TYPE_NAMES, type UnitDetails } from '@portal/contracts';
import { Badge, EmptyState, ListItem, Rows, Section, Text, TextLink } from '@portal/ui';
import { useFormats, usePage } from '@portal/web-kit';
import { ReadState } from '@portal/web-kit/read-state';
import { positionHref, positionsOfUnitHref } from '../../../paths';
import { unitMessages as messages } from '../messages';
import styles from './units.module.css';

const MAX_POSITIONS = 5;

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

/** Its first positions, with how many of their places are filled in the current tenure. */
export function UnitPositions({ unitId }: { readonly unitId: string }) {
  const query = usePage(calls.listPositions, {
    query: { unit: unitId, limit: MAX_POSITIONS },
  });
  const { data } = query;
  const formats = useFormats();
  return (
    <Section
      title={messages.positions}
      count={data?.total}
      trailing={
        <TextLink isSolo href={positionsOfUnitHref(unitId)}>
          {messages.allPositions}
        </TextLink>
      }
    >
      <ReadState
        query={query}
        loading={messages.positionsLoading}
        failed={messages.positionsFailed}
        shape="rows"
        count={3}
      />
      {data?.items.length === 0 ? <EmptyState title={messages.noPositions} /> : null}
      {data && data.items.length > 0 ? (
        <Rows>
          {data.items.map(({ _id, title, position_type: type, position_count: count, filled_count: filled = 0 }) => (
            <ListItem
              key={_id}
              title={title}
              href={positionHref(title)}
              meta={
                <>
                  <span>{type}</span>
                  <span>{messages.places(formats.number(filled), formats.number(count))}</span>
                </>
              }
            />
          ))}
        </Rows>
      ) : null}
    </Section>
  );
}
