import { eventOf, TEST_UNIT } from '@portal/test-kit';
import { eventStory, feedbackStory, roomStory } from '../../testing/service-story';
import { caseOfFeedback, caseOfReview, caseOfRoomRequest, caseOfWithdrawal } from './service-case.domain';
import { serviceEventOf } from './service-event.domain';
import { checkInOf, placeOf } from './turnout.domain';
import type { CloudEvent } from '@portal/contracts';

const KOLKATA = 'Asia/Kolkata';
type Given = CloudEvent<'feedback.feedback.given.v1'>;
type Submitted = CloudEvent<'events.room-request.submitted.v1'>;
type Approved = CloudEvent<'events.room-request.approved.v1'>;
type Created = CloudEvent<'events.event.created.v1'>;

describe('a counted case', () => {
  it('of feedback belongs to the council that is asked', () => {
    const [given, resolved] = feedbackStory(2, 30, 28) as [Given, Given];
    const { feedbackId } = given.data;
    const row = { _id: feedbackId, caseId: feedbackId, kind: 'feedback', category: 'cultural', eventId: null };
    const at = new Date('2026-10-22T06:00:00.000Z');
    expect(caseOfFeedback(given)).toEqual({ ...row, version: 1, at, answeredAt: null });
    const answeredAt = new Date('2026-10-24T06:00:00.000Z');
    expect(caseOfFeedback(resolved)).toEqual({ ...row, version: 2, at, answeredAt });
  });

  it('is none where the feedback is about a person', () => {
    const [given] = feedbackStory(2, 30, null, true) as [Given];
    expect(caseOfFeedback(given)).toMatchObject({ category: null, at: null, answeredAt: null });
  });

  it('of a room request has one row for the request and one for its review', () => {
    const [submitted, review] = roomStory(1, 10, 9) as [Submitted, Approved];
    const { requestId, eventId } = submitted.data;
    const row = { version: 1, caseId: requestId, eventId, answeredAt: null };
    const at = new Date('2026-11-11T06:00:00.000Z');
    const request = { kind: 'room-request', category: 'scitech' };
    expect(caseOfRoomRequest(submitted)).toEqual({ ...row, ...request, _id: requestId, at });
    const reviewed = { kind: 'review', category: null, at: new Date('2026-11-12T06:00:00.000Z') };
    expect(caseOfReview(review)).toEqual({ ...row, ...reviewed, _id: `${requestId}/review` });
  });
});

describe('a room request that is withdrawn', () => {
  const [{ data }] = roomStory(1, 9, null) as [CloudEvent<'events.room-request.submitted.v1'>];

  it('is answered then, and not where its event was cancelled', () => {
    const withdrawn = eventOf('events.room-request.withdrawn.v1', data);
    expect(caseOfWithdrawal(withdrawn)).toMatchObject({ caseId: data.requestId, at: new Date(withdrawn.time) });
    const cancelled = eventOf('events.room-request.withdrawn.v1', { ...data, eventCancelled: true });
    expect(caseOfWithdrawal(cancelled)).toMatchObject({ caseId: data.requestId, at: null });
  });
});

describe('a counted room request without an event', () => {
  it('counts as others do', () => {
    const [submitted, review] = roomStory(1, 10, 9) as [Submitted, Approved];
    const { eventId: _id, eventTitle: _title, ...data } = submitted.data;
    const ofMeeting = { ...data, purpose: 'Meeting' };
    expect(caseOfRoomRequest({ ...submitted, data: ofMeeting })).toMatchObject({ category: 'scitech', eventId: null });
    expect(caseOfReview({ ...review, data: ofMeeting })).toMatchObject({ kind: 'review', eventId: null });
  });
});

describe('a counted event', () => {
  it('belongs to the month in which it ends, and has the status that it has there', () => {
    const [created, completed] = eventStory(2, 5) as [Created, Created];
    const row = { _id: created.data.eventId, category: 'cultural', month: '2026-11' };
    expect(serviceEventOf(created.data, KOLKATA)).toEqual({ ...row, version: 1, status: 'planned' });
    expect(serviceEventOf(completed.data, KOLKATA)).toEqual({ ...row, version: 2, status: 'completed' });
  });

  it('that has no dates belongs to the month in which it was created', () => {
    const [{ data }] = eventStory(2, 5) as [Created];
    expect(serviceEventOf({ ...data, start: null, end: null }, KOLKATA).month).toBe('2026-10');
  });
});

describe('a counted place', () => {
  const data = {
    registrationId: 'a'.repeat(24),
    userId: 'b'.repeat(24),
    status: 'registered' as const,
    eventId: 'c'.repeat(24),
    eventTitle: 'Git Clinic',
    unit: TEST_UNIT,
    schedule: { start: null, end: null, venue: '' },
  };
  const time = '2026-11-20T10:00:00.000Z';
  const row = { _id: data.registrationId, eventId: data.eventId };

  it('is taken, waited for or given up', () => {
    const waiting = eventOf('events.registration.joined.v1', { ...data, status: 'waiting' });
    expect(placeOf(waiting)).toEqual({ ...row, version: 1, counts: false });
    expect(placeOf(eventOf('events.registration.promoted.v1', data))).toEqual({ ...row, version: 2, counts: true });
    expect(placeOf(eventOf('events.registration.left.v1', data))).toEqual({ ...row, version: 3, counts: false });
  });

  it('is checked in until that is taken back, by version or, in earlier builds, by time', () => {
    const came = eventOf('events.registration.checked-in.v1', { ...data, version: 4 });
    expect(checkInOf(came)).toEqual({ ...row, version: 4, counts: true });
    const undone = eventOf('events.registration.check-in-undone.v1', data, { time });
    expect(checkInOf(undone)).toEqual({ ...row, version: Date.parse(time), counts: false });
  });
});

it.each([
  ['2026-10-31T18:29:00.000Z', '2026-10'],
  ['2026-10-31T18:30:00.000Z', '2026-11'],
])("an event that ends at %s goes by the institute's months: %s", (end, month) => {
  const [{ data }] = eventStory(2, 5) as [Created];
  expect(serviceEventOf({ ...data, end }, KOLKATA).month).toBe(month);
});
