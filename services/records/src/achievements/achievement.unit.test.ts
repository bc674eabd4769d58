import { TEST_UNIT } from '@portal/test-kit';
import {
  addAchievement,
  changeAchievement,
  codeOf,
  decidableAchievement,
  decided,
  requireChangeable,
  requirePast,
  snapshotOf,
  stateOf,
  type AchievementDraft,
} from './achievement.domain';

const now = new Date('2026-11-20T10:00:00Z');
const later = new Date('2026-11-21T10:00:00Z');
const event = { id: 'e1', title: 'Git Clinic', unit: TEST_UNIT };
const certificate = { id: 'f1', name: 'award.pdf', type: 'application/pdf', bytes: 1_200 } as const;
const draft: AchievementDraft = {
  title: 'Best Hack',
  description: 'A weekend of work.',
  category: 'Hackathon',
  type: 'technical',
  level: 'inter-college',
  event_id: null,
  date_achieved: '2026-11-10',
  position: 'first place',
  certificate_url: '',
  certificate_id: null,
};
const waiting = addAchievement(draft, {
  id: 'a1',
  code: 'ACH-2026-0042',
  person: { id: 'asha', name: 'Asha Rao', username: 'asha@example.edu', studentId: '12240010' },
  event: null,
  certificate: null,
  now,
});
const by = { id: 'g', name: 'Arjun' };
const verified = decided(waiting, { outcome: 'verified', by, at: now, reason: null });
const returned = decided(waiting, { outcome: 'returned', by, at: now, reason: 'Which year?' });
const same = { event: null, certificate: null, now: later };

describe('an achievement', () => {
  it('waits as its student says it, until it is verified or returned', () => {
    expect(waiting).toMatchObject({ title: 'Best Hack', dateAchieved: '2026-11-10', version: 1, submittedAt: now });
    expect([waiting, verified, returned].map(stateOf)).toEqual(['pending', 'verified', 'returned']);
    expect([verified.version, returned.version]).toEqual([2, 2]);
  });

  it('has a code of its year, of four digits or more', () => {
    expect([codeOf(2026, 7), codeOf(2026, 12_345)]).toEqual(['ACH-2026-0007', 'ACH-2026-12345']);
  });

  it('was reached today at the latest', () => {
    expect(() => requirePast('2026-11-20', '2026-11-20')).not.toThrow();
    expect(() => requirePast(undefined, '2026-11-20')).not.toThrow();
    expect(() => requirePast('2026-11-21', '2026-11-20')).toThrow(
      expect.objectContaining({
        code: 'REQUEST.INVALID',
        details: { errors: [{ path: 'date_achieved', message: 'Please choose a date up to today.' }] },
      }),
    );
  });

  it('is decided about by its type, and by the unit of the event it comes from', () => {
    expect(decidableAchievement(waiting)).toEqual({
      id: 'a1',
      version: 1,
      ownerId: 'asha',
      type: 'technical',
      unit: null,
      decision: null,
    });
    expect(decidableAchievement({ ...verified, event })).toMatchObject({
      unit: TEST_UNIT,
      decision: { outcome: 'verified' },
    });
  });
});

describe('a change of an achievement', () => {
  it('may be made while it waits and after it was returned, and not once it is verified', () => {
    expect(() => requireChangeable(waiting, { version: 1 })).not.toThrow();
    expect(() => requireChangeable(returned, { version: 2 })).not.toThrow();
    expect(() => requireChangeable(verified, { version: 2 })).toThrow(
      expect.objectContaining({ code: 'ACHIEVEMENT.ALREADY_VERIFIED' }),
    );
  });

  it('is not made over another change', () => {
    expect(() => requireChangeable(returned, { version: 1 })).toThrow(
      expect.objectContaining({ code: 'ACHIEVEMENT.CHANGED_MEANWHILE' }),
    );
  });

  it('leaves one that waits at its turn, and says what was changed', () => {
    const change = { version: 1, title: 'Best Hack 2026', level: '', certificate_url: 'https://example.edu/7' };
    const { achievement, changed } = changeAchievement(waiting, change, { event, certificate, now: later });
    expect(changed).toEqual(['title', 'level', 'event', 'certificateUrl', 'certificate']);
    expect(achievement).toEqual({
      ...waiting,
      version: 2,
      title: 'Best Hack 2026',
      level: '',
      certificateUrl: 'https://example.edu/7',
      event,
      certificate,
    });
  });

  it('has one that was returned wait again, behind the others, whatever was changed', () => {
    const { achievement, changed } = changeAchievement(returned, { version: 2 }, same);
    expect(changed).toEqual(['state']);
    expect(achievement).toEqual({ ...waiting, version: 3, submittedAt: later });
  });

  it('is none where everything stays as it was', () => {
    const { title, category } = draft;
    const unchanged = changeAchievement(waiting, { version: 1, title, category }, same);
    expect(unchanged).toEqual({ achievement: waiting, changed: [] });
    const whole = { ...waiting, event, certificate };
    const namedAgain = { event: { ...event }, certificate: { ...certificate }, now: later };
    expect(changeAchievement(whole, { version: 1 }, namedAgain)).toEqual({ achievement: whole, changed: [] });
    expect(changeAchievement(whole, { version: 1 }, same).changed).toEqual(['event', 'certificate']);
  });
});

describe('what is told of an achievement', () => {
  it('has its event and that there is a certificate, without the address of the person', () => {
    expect(snapshotOf({ ...waiting, event, certificate })).toEqual({
      achievementId: 'a1',
      version: 1,
      code: 'ACH-2026-0042',
      userId: 'asha',
      name: 'Asha Rao',
      title: 'Best Hack',
      category: 'Hackathon',
      type: 'technical',
      level: 'inter-college',
      dateAchieved: '2026-11-10',
      position: 'first place',
      event: { id: 'e1', title: 'Git Clinic' },
      unit: TEST_UNIT,
      hasCertificate: true,
      state: 'pending',
      verified: false,
      submittedAt: now.toISOString(),
    });
  });

  it('knows a link as a certificate too, and nothing of an event where there is none', () => {
    expect(snapshotOf({ ...verified, certificateUrl: 'https://example.edu/7' })).toMatchObject({
      hasCertificate: true,
      state: 'verified',
      verified: true,
    });
    const plain = snapshotOf(waiting);
    expect(plain).toMatchObject({ hasCertificate: false });
    expect([plain.event, plain.unit]).toEqual([undefined, undefined]);
  });
});
