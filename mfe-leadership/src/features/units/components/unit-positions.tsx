import { calls, type PositionAnswer } from '@portal/contracts';
import { Badge, EmptyState, ListItem, Rows, Section, Text, TextLink } from '@portal/ui';
import { usePage } from '@portal/web-kit';
import { ReadState } from '@portal/web-kit/read-state';
import { positionHref, positionsOfUnitHref } from '../../../paths';
import { unitMessages as messages } from '../messages';

const MAX_SHOWN = 6;
/** More than nearly every unit has, so that those with a free place are found among all of them. */
const MAX_ASKED = 50;

/** Its positions, those with a free place in the current tenure first. */
export function UnitPositions({ unitId }: { readonly unitId: string }) {
  const query = usePage(calls.listPositions, { query: { unit: unitId, limit: MAX_ASKED } });
  const { data } = query;
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
          {vacanciesFirst(data.items)
            .slice(0, MAX_SHOWN)
            .map((position) => (
              <PositionRow key={position._id} position={position} />
            ))}
        </Rows>
      ) : null}
    </Section>
  );
}

function PositionRow({ position }: { readonly position: PositionAnswer }) {
  const free = freePlacesOf(position);
  return (
    <ListItem
      title={position.title}
      href={positionHref(position.title)}
      meta={<span>{position.position_type}</span>}
      trailing={
        free > 0 ? (
          <Badge tone="info">{messages.free(free)}</Badge>
        ) : (
          <Text size="sm" tone="muted">
            {messages.filled}
          </Text>
        )
      }
    />
  );
}

function freePlacesOf({ position_count: count, filled_count: filled = 0 }: PositionAnswer): number {
  return Math.max(0, count - filled);
}

/** The list is by title, which stays the order within both parts. */
function vacanciesFirst(positions: readonly PositionAnswer[]): readonly PositionAnswer[] {
  const isFree = (position: PositionAnswer) => freePlacesOf(position) > 0;
  return [...positions.filter(isFree), ...positions.filter((position) => !isFree(position))];
}
