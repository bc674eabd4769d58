import { loginBody, newPassword, registerBody } from './auth';
import { createEventBody } from './events';
import {
  createRoomRequestBody,
  listRoomRequestsQuery,
  requestRoomForPurposeBody,
  reviewRoomRequestBody,
} from './rooms';
import { UNIT_CATEGORIES, UNIT_TYPES } from '../vocabulary';
import { createUnitBody } from './org';

const unitId = 'a'.repeat(24);
const event = { title: 'Robowars', category: 'technical', organizing_unit_id: unitId };

describe('what a request may say', () => {
  it('refuses operators in place of text', () => {
    expect(loginBody.safeParse({ email: { $gt: '' }, password: { $gt: '' } }).success).toBe(false);
  });

  it('refuses fields nobody asked for, such as a reviewer', () => {
    expect(reviewRoomRequestBody.safeParse({ status: 'Approved', reviewer: unitId }).success).toBe(false);
    expect(createEventBody.safeParse({ ...event, status: 'completed' }).success).toBe(false);
  });

  it('trims and lower-cases addresses, so that one person has one account', () => {
    expect(loginBody.parse({ email: '  Asha@Example.EDU ', password: 'x' }).email).toBe('asha@example.edu');
  });

  it('counts the letters of a new password composed, and takes any keyboard’s form of it', () => {
    expect(newPassword.safeParse('e\u0301'.repeat(9)).success).toBe(false);
    expect(newPassword.parse('e\u0301'.repeat(128))).toBe('\u00e9'.repeat(128));
    expect(newPassword.safeParse('\u00e9'.repeat(129)).success).toBe(false);
  });

  it('composes no password that is too long for any keyboard, because that takes time with the square of its length', () => {
    const { error } = newPassword.safeParse('a\u0301\u0316'.repeat(1_000));
    // Once: what comes after the first rule has not run.
    expect(error?.issues.map(({ message }) => message)).toEqual(['Please use at most 128 characters.']);
  });

  it('takes a student ID as a number or as its digits', () => {
    const person = { name: 'Asha', email: 'asha@example.edu', password: 'portal-demo-2026' };
    expect(registerBody.parse({ ...person, ID: 12240010 }).ID).toBe('12240010');
    expect(registerBody.parse({ ...person, ID: '12240010' }).ID).toBe('12240010');
    expect(registerBody.safeParse({ ...person, ID: '12-24' }).success).toBe(false);
  });

  it('needs only title, category and unit for an event', () => {
    expect(createEventBody.parse(event)).toMatchObject({ organizers: [], registration: { required: false } });
    for (const field of ['title', 'category', 'organizing_unit_id']) {
      expect(createEventBody.safeParse({ ...event, [field]: undefined }).success).toBe(false);
    }
  });

  it.each(['0000-01-01T00:00:00+14:00', '9999-12-31T23:59:59-12:00'])('takes no year of more digits: %s', (start) => {
    expect(createEventBody.safeParse({ ...event, schedule: { start } }).success).toBe(false);
  });

  it('wants a room for a day that has a next one, on which the request may end', () => {
    const request = { room: 'LHC 101', time: '23:30' };
    expect(createRoomRequestBody.safeParse({ ...request, date: '9999-12-31' }).success).toBe(false);
    expect(createRoomRequestBody.safeParse({ ...request, date: '9999-12-30' }).success).toBe(true);
  });

  it('wants an event to end after it starts, and its registration before it ends', () => {
    const schedule = { start: '2026-11-21T10:00:00Z', end: '2026-11-21T12:00:00Z' };
    const late = '2026-11-21T13:00:00Z';
    const problemsOf = (changes: object) =>
      createEventBody
        .safeParse({ ...event, schedule, ...changes })
        .error?.issues.map(({ path, message }) => [path.join('.'), message]);
    expect(problemsOf({})).toBeUndefined();
    expect(problemsOf({ schedule: { start: schedule.end, end: schedule.start } })).toEqual([
      ['schedule.end', 'The end must be after the start.'],
    ]);
    expect(problemsOf({ registration: { required: true, end: late } })).toEqual([
      ['registration.end', 'Registration must close before the event ends.'],
    ]);
    expect(problemsOf({ registration: { required: true, start: late } })).toEqual([
      ['registration.start', 'Registration must open before the event ends.'],
    ]);
  });

  it('takes ten skills for an event', () => {
    const skills = Array.from({ length: 11 }, (_, number) => unitId.slice(2) + String(10 + number));
    expect(createEventBody.safeParse({ ...event, skills: skills.slice(1) }).success).toBe(true);
    expect(createEventBody.safeParse({ ...event, skills }).success).toBe(false);
  });

  it('refuses negative fees and budgets', () => {
    expect(createEventBody.safeParse({ ...event, budget: { allocated: -1 } }).success).toBe(false);
    expect(createEventBody.safeParse({ ...event, registration: { required: true, fees: -1 } }).success).toBe(false);
  });

  it('wants room, date and time for a room request, and an end after the time', () => {
    const request = { room: 'Main Auditorium', date: '2026-11-21', time: '10:00' };
    expect(createRoomRequestBody.safeParse(request).success).toBe(true);
    const wrong = (changes: object) =>
      createRoomRequestBody.safeParse({ ...request, ...changes }).error?.issues.map(({ path }) => path.join('.'));
    for (const field of ['room', 'date', 'time']) expect(wrong({ [field]: undefined })).toEqual([field]);
    expect(wrong({ room: '   ' })).toEqual(['room']);
    expect(wrong({ time: '25:00' })).toEqual(['time']);
    for (const end_time of ['09:00', '10:00']) expect(wrong({ end_time })).toEqual(['end_time']);
    for (const end_time of ['24:01', '25:00']) expect(wrong({ end_time })).toEqual(['end_time']);
  });

  it('wants a unit and a purpose for a room request without an event', () => {
    const request = { room: 'Music Room', date: '2026-11-21', time: '10:00', unit_id: unitId, purpose: 'Rehearsal' };
    expect(requestRoomForPurposeBody.safeParse(request).success).toBe(true);
    const wrong = (changes: object) =>
      requestRoomForPurposeBody.safeParse({ ...request, ...changes }).error?.issues.map(({ path }) => path.join('.'));
    for (const field of ['unit_id', 'purpose', 'room', 'date', 'time'])
      expect(wrong({ [field]: undefined })).toEqual([field]);
    expect(wrong({ purpose: '\u2060 ' })).toEqual(['purpose']);
    expect(wrong({ purpose: 'a'.repeat(151) })).toEqual(['purpose']);
    expect(wrong({ end_time: '09:00' })).toEqual(['end_time']);
    expect(wrong({ eventId: unitId })).toEqual(['']);
  });

  it('reads the status filter of room requests without case', () => {
    expect(listRoomRequestsQuery.parse({ status: 'pending' }).status).toBe('Pending');
  });

  it('says what a unit lacks in the specification’s words', () => {
    const problems = createUnitBody.safeParse({ name: ' ', contact_info: {}, hierarchy_level: 0 }).error?.issues ?? [];
    expect(problems.map(({ message }) => message)).toEqual([
      'Organization name is required',
      'Organization type is required',
      'Hierarchy level must be at least 1',
      'Category is required',
      'Contact email is required',
    ]);
  });

  it('wants a real contact address and no negative budget for a unit', () => {
    const unit = { name: 'Chess Club', type: 'Club', category: 'sports' };
    const problems = createUnitBody.safeParse({
      ...unit,
      contact_info: { email: 'chess at example' },
      budget_info: { allocated_budget: -1 },
    }).error?.issues;
    expect(problems?.map(({ message }) => message)).toEqual([
      'Please enter a valid email address',
      "The amount can't be negative.",
    ]);
  });

  it('takes the budget of a unit in steps of 0.01', () => {
    const unit = { name: 'Chess Club', type: 'Club', category: 'sports', contact_info: { email: 'chess@example.edu' } };
    const isTaken = (spent_amount: number) =>
      createUnitBody.safeParse({ ...unit, budget_info: { spent_amount } }).success;
    expect([0, 0.01, 19.99, 1_00_000.1].filter((amount) => !isTaken(amount))).toEqual([]);
    expect([0.001, -0.01, 1.999].filter(isTaken)).toEqual([]);
  });

  it('knows the types and categories of units by the specification’s words', () => {
    expect(UNIT_TYPES).toEqual(['Council', 'Club', 'Committee', 'independent_position']);
    expect(UNIT_CATEGORIES).toEqual(['cultural', 'scitech', 'sports', 'academic', 'independent']);
  });

  it('takes only web addresses as social media, never scripts', () => {
    const unit = { name: 'Chess Club', type: 'Club', category: 'sports', contact_info: { email: 'chess@example.edu' } };
    const withUrl = (url: string) => ({
      ...unit,
      contact_info: { ...unit.contact_info, social_media: [{ platform: 'Site', url }] },
    });
    expect(createUnitBody.safeParse(withUrl('https://example.edu')).success).toBe(true);
    expect(createUnitBody.safeParse(withUrl('javascript:alert(1)')).success).toBe(false);
  });
});
