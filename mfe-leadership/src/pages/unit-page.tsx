import { CategoryBadge } from '@portal/campus-kit';
import { calls, UNIT_CATEGORY_NAMES, type UnitDetails } from '@portal/contracts';
import { BackLink, Badge, Button, Cluster, Columns, LinkButton, Page, Stack, useViewport } from '@portal/ui';
import {
  readQuery,
  useBelowTheFold,
  usePermission,
  useRead,
  useSession,
  useTitle,
  type Prefetch,
} from '@portal/web-kit';
import { UnavailablePage } from '@portal/web-kit/unavailable-page';
import { MessageSquarePlus, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { nextEventsQuery } from '../features/events/api/unit-events';
import { NextEvents } from '../features/events/components/next-events';
import { PastEvents } from '../features/events/components/past-events';
import { unitPeopleQuery } from '../features/units/api/unit-people';
import { EditUnitDialog } from '../features/units/components/edit-unit-dialog';
import { UnitActivityDialog } from '../features/units/components/unit-activity-dialog';
import { UnitClaims } from '../features/units/components/unit-claims';
import { UnitContact, UnitInformation } from '../features/units/components/unit-information';
import { UnitLeaders } from '../features/units/components/unit-leaders';
import { UnitPeople } from '../features/units/components/unit-people';
import { UnitPositions } from '../features/units/components/unit-positions';
import { SubUnits, UnitDescription } from '../features/units/components/unit-sections';
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

UnitPage.prefetch = ((client, user, { unitId }) =>
  user && unitId !== undefined
    ? [
        client.prefetchQuery(readQuery(calls.readUnit, { params: { id: unitId } })),
        client.prefetchQuery(nextEventsQuery(unitId)),
        client.prefetchQuery(readQuery(calls.listUnitLeaders, { params: { id: unitId } })),
        client.prefetchQuery(unitPeopleQuery(unitId)),
      ]
    : []) satisfies Prefetch;

function LoadedUnit({ unit }: { readonly unit: UnitDetails }) {
  const [dialog, setDialog] = useState<'edit' | 'activity'>();
  const close = () => setDialog(undefined);
  const isStudent = useSession().role === 'STUDENT';
  const givesFeedback = usePermission('addFeedback') && isStudent && unit.is_active;
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
          givesFeedback || unit.can_manage ? (
            <UnitActions unit={unit} givesFeedback={givesFeedback} onDialog={setDialog} />
          ) : undefined
        }
      >
        <UnitContent unit={unit} />
      </Page>
      {dialog === 'edit' ? <EditUnitDialog unit={unit} onClose={close} /> : null}
      {dialog === 'activity' ? <UnitActivityDialog unit={unit} onClose={close} /> : null}
    </>
  );
}

interface UnitActionsProps {
  readonly unit: UnitDetails;
  readonly givesFeedback: boolean;
  readonly onDialog: (dialog: 'edit' | 'activity') => void;
}

/** What officers change, and to the form of feedback for students. */
function UnitActions({ unit, givesFeedback, onDialog }: UnitActionsProps) {
  return (
    <>
      {givesFeedback ? (
        <LinkButton icon={<MessageSquarePlus />} href={otherPages.feedbackOnUnit(unit._id)}>
          {messages.giveFeedback}
        </LinkButton>
      ) : null}
      {unit.can_manage ? (
        <>
          <Button onPress={() => onDialog('activity')}>
            {unit.is_active ? activityMessages.deactivate : activityMessages.reactivate}
          </Button>
          <Button icon={<Pencil />} onPress={() => onDialog('edit')}>
            {messages.edit}
          </Button>
        </>
      ) : null}
    </>
  );
}

/** What it has next, who is who, what there is to do, and what it is. */
function UnitContent({ unit }: { readonly unit: UnitDetails }) {
  // Who leads it and how to reach it: beside the rest, and where there is no room for that, before the long lists.
  const isWide = useViewport() === 'desktop';
  const hasRest = useBelowTheFold();
  const isOwn = unit.budget_info !== undefined;
  // Officers' list of events has those that are theirs, and students' none that are over.
  const hasList = useSession().role === 'STUDENT' || isOwn;
  const contacts = (
    <>
      <UnitLeaders unitId={unit._id} />
      <UnitContact contact={unit.contact_info} />
    </>
  );
  return (
    <Columns>
      <Stack gap={6}>
        <NextEvents unitId={unit._id} hasList={hasList} />
        <UnitClaims unitId={unit._id} />
        <UnitWork unitId={unit._id} isOwn={isOwn} />
        {isWide ? null : contacts}
        <UnitPeople unitId={unit._id} />
        {hasRest ? (
          <>
            <UnitPositions unitId={unit._id} />
            <UnitDescription description={unit.description} />
            <SubUnits units={unit.sub_units} />
            {isWide ? null : <UnitInformation unit={unit} />}
            <PastEvents unitId={unit._id} hasList={isOwn} />
          </>
        ) : null}
      </Stack>
      {isWide ? (
        <Stack gap={6}>
          {contacts}
          <UnitInformation unit={unit} />
        </Stack>
      ) : null}
    </Columns>
  );
}
