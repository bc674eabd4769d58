import { CategoryBadge } from '@portal/campus-kit';
import { calls, UNIT_CATEGORY_NAMES, type AnswerOf, type UnitDetails } from '@portal/contracts';
import {
  BackLink,
  Badge,
  Button,
  Cluster,
  Columns,
  ErrorState,
  LoadingState,
  Page,
  Section,
  Stack,
  useViewport,
} from '@portal/ui';
import { useRead, useTitle } from '@portal/web-kit';
import { UnavailablePage } from '@portal/web-kit/unavailable-page';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { EventSection } from '../features/events/components/event-section';
import { EditUnitDialog } from '../features/units/components/edit-unit-dialog';
import { UnitActivityDialog } from '../features/units/components/unit-activity-dialog';
import { UnitClaims } from '../features/units/components/unit-claims';
import { UnitHolders } from '../features/units/components/unit-holders';
import { UnitInformation } from '../features/units/components/unit-information';
import { UnitLeaders } from '../features/units/components/unit-leaders';
import { SubUnits, UnitDescription, UnitPositions } from '../features/units/components/unit-sections';
import { UnitWork } from '../features/units/components/unit-work';
import { activityMessages, unitMessages as messages } from '../features/units/messages';
import { otherPages, paths } from '../paths';

const unitList = { href: paths.units, text: messages.toUnits };
const backToUnits = <BackLink href={paths.units}>{messages.back}</BackLink>;

export function UnitPage() {
  const { unitId = '' } = useParams();
  const query = useRead(calls.readUnit, { params: { id: unitId } });
  useTitle(query.data?.name ?? messages.title);
  if (query.data) return <LoadedUnit key={query.data._id} unit={query.data} />;
  return <UnavailablePage query={query} texts={messages} list={unitList} back={backToUnits} />;
}

function LoadedUnit({ unit }: { readonly unit: UnitDetails }) {
  const [dialog, setDialog] = useState<'edit' | 'activity'>();
  const close = () => setDialog(undefined);
  // Who leads it and how to reach it: beside the rest, and where there is no room for that, before the long lists.
  const isWide = useViewport() === 'desktop';
  const facts = (
    <Stack gap={6}>
      <UnitLeaders unitId={unit._id} />
      <UnitInformation unit={unit} />
    </Stack>
  );
  return (
    <>
      <Page
        title={unit.name}
        back={backToUnits}
        badge={
          <Cluster gap={2}>
            <CategoryBadge isBoxed category={unit.category}>
              {UNIT_CATEGORY_NAMES[unit.category]}
            </CategoryBadge>
            {unit.is_active ? null : <Badge>{messages.inactive}</Badge>}
          </Cluster>
        }
        actions={
          unit.can_manage ? (
            <>
              <Button onPress={() => setDialog('activity')}>
                {unit.is_active ? activityMessages.deactivate : activityMessages.reactivate}
              </Button>
              <Button icon={<Pencil />} onPress={() => setDialog('edit')}>
                {messages.edit}
              </Button>
            </>
          ) : undefined
        }
      >
        <Columns>
          <Stack gap={6}>
            <UnitClaims unitId={unit._id} />
            <UnitWork unitId={unit._id} isOwn={unit.budget_info !== undefined} />
            <UnitDescription description={unit.description} />
            {isWide ? null : facts}
            <SubUnits units={unit.sub_units} />
            <UnitPositions unitId={unit._id} />
            <UnitHolders unitId={unit._id} />
            <UnitEvents unitId={unit._id} />
          </Stack>
          {isWide ? facts : null}
        </Columns>
      </Page>
      {dialog === 'edit' ? <EditUnitDialog unit={unit} onClose={close} /> : null}
      {dialog === 'activity' ? <UnitActivityDialog unit={unit} onClose={close} /> : null}
    </>
  );
}

const MAX_EVENTS = 5;

const shownEvents = (events: AnswerOf<typeof calls.listPublicEvents>) =>
  events.map(({ _id: id, title: name, schedule: { start: date, venue }, status }) => ({
    id,
    name,
    date,
    venue,
    status,
  }));

/** Its next events, and the latest past ones where there are fewer. */
function UnitEvents({ unitId }: { readonly unitId: string }) {
  const query = { unit: unitId, limit: MAX_EVENTS };
  const { data, isError, isRefetching, refetch } = useRead(calls.listPublicEvents, { query }, { select: shownEvents });
  if (data) return <EventSection title={messages.events} events={data} allHref={otherPages.eventsOfUnit(unitId)} />;
  return (
    <Section title={messages.events}>
      {isError ? (
        <ErrorState message={messages.eventsFailed} onRetry={() => void refetch()} isRetrying={isRefetching} />
      ) : (
        <LoadingState label={messages.eventsLoading} shape="rows" count={3} />
      )}
    </Section>
  );
}
