import { requestTime, requestTitle } from '@portal/campus-kit';
import { calls, type ClaimAnswer } from '@portal/contracts';
import { TextLink } from '@portal/ui';
import { areaKey, callApi, formatDate, RemoteWidget, type Session } from '@portal/web-kit';
import { Award, BadgeCheck, DoorOpen, IdCard, ListPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Approval, InboxKind } from '../features/approvals/approval';
import { ApprovalSection } from '../features/approvals/components/approval-details';
import { approvalTexts, detailMessages as messages } from '../features/approvals/messages';
import { Proofs } from '../features/endorsements/components/proofs';
import { decidedEach } from '../features/endorsements/decision';
import { endorsementKeys } from '../features/endorsements/keys';
import { kinds as endorsementKinds } from '../features/endorsements/kinds';
import type { KindName, WaitingFilters } from '../features/endorsements/queue-kind';
import { typeOfRole } from '../features/endorsements/use-panel-filters';
import type { Waiting } from '../features/endorsements/waiting';
import { listClaims } from '../features/holders/api/list-claims';
import { ClaimRequirements } from '../features/holders/components/claim-requirements';
import {
  listWaitingRequests,
  reviewRoomRequest,
  type WaitingRequest,
} from '../features/room-requests/api/waiting-requests';
import { otherPages } from '../paths';

const namedPerson = (name: string, studentId: string | undefined) => [name, studentId].filter(Boolean).join(', ');

const roomRequests: InboxKind = {
  name: 'room-requests',
  texts: approvalTexts['room-requests'],
  icon: <DoorOpen />,
  queryKey: areaKey(calls.listRoomRequests),
  belongsToUnits: true,
  isTimed: true,
  refusal: { isReasonRequired: false, reasons: messages.rejectReasons },
  async list({ order, ...wanted }) {
    const page = await listWaitingRequests({ ...wanted, sort: order === 'urgent' ? 'soonest' : 'oldest' });
    return { ...page, items: page.items.map(approvalOfRequest) };
  },
  decide: (items, reason) =>
    decidedEach(items, (id) => reviewRoomRequest(id, reason), approvalTexts['room-requests'].failed),
};

function approvalOfRequest(request: WaitingRequest): Approval {
  const { _id, room, event, unit, requested_by: requester, created_at: since } = request;
  return {
    _id,
    kind: 'room-requests',
    title: `${room}: ${requestTitle(request)}`,
    person: requester?.name,
    unit: unit ?? undefined,
    facts: [requestTime(request)],
    since,
    neededBy: `${request.date}T${request.time}`,
    details: (
      <ApprovalSection>
        {event ? (
          <p>
            <TextLink isSolo href={otherPages.event(event._id)}>
              {event.title}
            </TextLink>
          </p>
        ) : null}
        {request.description ? <p>{request.description}</p> : null}
        <RemoteWidget remote="mfe_events" name="room-request" props={{ request }} failed={messages.noDay} />
      </ApprovalSection>
    ),
  };
}

function positionsKind(otherDecides: string): InboxKind {
  return {
    name: 'positions',
    texts: approvalTexts.positions,
    icon: <IdCard />,
    queryKey: areaKey(calls.listClaims),
    belongsToUnits: true,
    refusal: { isReasonRequired: true, reasons: [] },
    async list({ limit, q, unit, signal }) {
      const page = await listClaims({ limit, q, unit, signal });
      return { ...page, items: page.items.map((claim) => approvalOfClaim(claim, otherDecides)) };
    },
    decide: (items, reason) =>
      decidedEach(
        items,
        (id) =>
          callApi(calls.confirmHolder, {
            params: { id },
            ...(reason !== undefined && { body: { decision: 'refused', reason } }),
          }),
        approvalTexts.positions.failed,
      ),
  };
}

function approvalOfClaim(claim: ClaimAnswer, otherDecides: string): Approval {
  const { _id, user_id: user, position_id: position, tenure_year: tenure, appointment_details: appointment } = claim;
  const { appointed_by: by, appointment_date: date } = appointment ?? {};
  return {
    _id,
    kind: 'positions',
    title: position.title,
    person: namedPerson(user.personal_info.name, user.user_id),
    profile: user._id && otherPages.profile(user._id),
    unit: position.unit_id,
    facts: [messages.tenure(tenure)],
    since: claim.updated_at ?? claim.created_at ?? '',
    otherDecides: claim.can_manage ? undefined : otherDecides,
    details: (
      <ApprovalSection>
        {by ? <p>{messages.appointed(by, date && formatDate(date))}</p> : null}
        <ClaimRequirements claim={claim} />
      </ApprovalSection>
    ),
  };
}

interface Viewer {
  readonly userId: string | undefined;
  readonly type: WaitingFilters['type'];
  /** A coordinator decides for the own unit alone. */
  readonly unit: 'own' | undefined;
  readonly otherDecides: string;
}

const icons = { 'user-skills': <BadgeCheck />, skills: <ListPlus />, achievements: <Award /> } satisfies Record<
  KindName,
  ReactNode
>;

/** What the endorsement panel decides about too. */
function endorsementKind(name: KindName, { userId, type, unit: ownUnit, otherDecides }: Viewer): InboxKind {
  const kind = endorsementKinds[name];
  const approvalOf = (item: Waiting): Approval => ({
    _id: item._id,
    version: item.version,
    kind: name,
    title: item.title,
    person: item.owner && namedPerson(item.owner.name, item.owner.studentId),
    profile: item.owner?._id && otherPages.profile(item.owner._id),
    facts: item.facts,
    since: item.since,
    otherDecides: userId !== undefined && item.owner?._id === userId ? otherDecides : undefined,
    details: <Proofs kind={name} item={item} />,
  });
  return {
    name,
    texts: approvalTexts[name],
    icon: icons[name],
    queryKey: endorsementKeys.all,
    belongsToUnits: kind.hasUnits,
    refusal: { isReasonRequired: true, reasons: [] },
    async list({ q, unit, limit, signal }) {
      const found = await kind.list({ type, q, unit: ownUnit ?? unit }, { limit, signal });
      return { ...found, items: found.items.map(approvalOf) };
    },
    decide: kind.decide,
  };
}

/** What waits for the person: everything, or of the own category or unit, where no skills are endorsed. */
export function approvalKindsOf({ user, role }: Pick<Session, 'user' | 'role'>): readonly InboxKind[] {
  const type = typeOfRole(role);
  const [isPresident, isCoordinator] = [role === 'PRESIDENT', role === 'CLUB_COORDINATOR'];
  const otherDecides = isPresident || isCoordinator ? messages.otherDecides : messages.presidentDecides;
  const viewer = { userId: user?._id, type, unit: isCoordinator ? 'own' : undefined, otherDecides } as const;
  return [
    ...(isPresident ? [roomRequests] : []),
    positionsKind(otherDecides),
    ...(isCoordinator ? [] : [endorsementKind('user-skills', viewer), endorsementKind('skills', viewer)]),
    endorsementKind('achievements', viewer),
  ];
}
