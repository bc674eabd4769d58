import { ACHIEVEMENT_TYPES, calls, type AchievementState } from '@portal/contracts';
import {
  day,
  eachLike,
  exactly,
  instant,
  integer,
  objectId,
  oneOf,
  regex,
  string,
  total,
  type pactOf,
} from '@portal/test-kit/pacts';
import { loaded, loadedBy, sent } from '@portal/web-kit/testing';
import { achievementBody, type AchievementForm } from '../src/features/achievements/achievement-schema';
import { useAchievements } from '../src/features/achievements/api/list-achievements';
import { decision, eventId, moment, userId } from './sample-records';

const achievementId = 'ffffffffffffffffffffff01';
const waits = 'a student has an achievement that waits';
const verified = 'a student has an achievement that is verified';
const returned = 'a student has an achievement that was returned';

/** What a row and the form read of an achievement, without its event, its file and its state. */
const achievement = {
  _id: objectId(achievementId),
  version: integer(1),
  achievement_id: regex(/^ACH-\d{4}-\d{4,}$/, 'ACH-2026-0042'),
  user_id: { _id: objectId(userId), name: string('Asha Rao'), username: string('asha@example.edu') },
  title: string('Solo Recital'),
  description: string('Forty minutes of tabla.'),
  category: string('Music'),
  type: oneOf(ACHIEVEMENT_TYPES, 'cultural'),
  level: string('inter-college'),
  date_achieved: day('2026-11-10'),
  position: string('first place'),
  certificate_url: string(''),
  created_at: moment,
};
const event = { event_id: { _id: objectId(eventId), title: string('Raga Night') } };
const file = {
  certificate: {
    _id: objectId('ffffffffffffffffffffff02'),
    name: string('award.pdf'),
    type: oneOf(['application/pdf', 'image/webp'], 'application/pdf'),
    bytes: integer(1_200),
  },
};
const stateOf = (state: AchievementState) => ({ state: exactly(state), verified: exactly(state === 'verified') });
const pending = stateOf('pending');

const form: AchievementForm = {
  title: 'Solo Recital',
  type: 'cultural',
  category: 'Music',
  date: '2026-11-10',
  level: 'inter-college',
  position: 'first place',
  description: 'Forty minutes of tabla.',
  event: { id: eventId, label: 'Raga Night' },
  certificateKind: 'link',
  certificateUrl: 'https://example.edu/awards/7',
  file: null,
};

type Records = ReturnType<typeof pactOf>;

/**
 * What the pages of one's own achievements rely on, except the upload and download of certificates: a pact holds
 * neither a form with a file nor the file.
 */
export function expectAchievements(records: Records): void {
  describe('what the own achievements rely on', () => {
    expectLists(records);
    expectCounts(records);
    expectAdding(records);
    expectRefusedEvent(records);
    expectRefusedFile(records);
    expectChanging(records);
    expectWithdrawing(records);
  });
}

function expectLists(records: Records): void {
  it.each([
    ['pending', waits, {}],
    ['verified', verified, { verified_by: { name: string('Zoya Khan'), at: instant('2026-11-22T04:30:00.000Z') } }],
    ['returned', returned, { returned: { ...decision, reason: string('Which year?') } }],
  ] as const)('a student reads what is %s', (state, given, more) =>
    records
      .answers(calls.listAchievements, {
        given,
        asked: `the own achievements, ${state}`,
        params: { userId },
        query: { limit: '20', state, type: 'cultural' },
        answer: eachLike({ ...achievement, ...event, ...file, ...stateOf(state), ...more }),
        answerHeaders: total,
      })
      .to(async () => {
        const { pages } = await loadedBy(() => useAchievements(userId, { state, type: 'cultural' }));
        const read = { state, event_id: { title: 'Raga Night' }, certificate: { name: 'award.pdf' } };
        expect(pages).toMatchObject([{ items: [read], total: 1 }]);
      }),
  );

  it('a student reads how an achievement is saved now', () =>
    records
      .answers(calls.listAchievements, {
        given: waits,
        asked: 'the own achievements, to compare with one that is edited',
        params: { userId },
        query: { limit: '200' },
        answer: eachLike({ ...achievement, ...event, ...pending }),
      })
      .to(async () => {
        const found = await loaded(calls.listAchievements, { params: { userId }, query: { limit: 200 } });
        expect(found).toMatchObject([{ _id: achievementId, title: 'Solo Recital', state: 'pending' }]);
      }));
}

function expectCounts(records: Records): void {
  it('a student reads how many there are of each state', () =>
    records
      .answers(calls.countAchievements, {
        given: returned,
        asked: 'how many achievements are in each state',
        params: { userId },
        answer: { pending: integer(0), verified: integer(0), returned: integer(1) },
      })
      .to(async () => {
        expect(await loaded(calls.countAchievements, { params: { userId } })).toMatchObject({ returned: 1 });
      }));
}

function expectAdding(records: Records): void {
  const linked = { certificate_url: string('https://example.edu/awards/7') };

  it('a student adds an achievement of an event', () =>
    records
      .answers(calls.addAchievement, {
        given: 'an event exists, and a student asks',
        asked: 'a new achievement',
        body: achievementBody(form),
        answer: { ...achievement, ...event, ...linked, ...pending },
      })
      .to(async () => {
        expect(await sent(calls.addAchievement, { body: achievementBody(form) })).toMatchObject({ state: 'pending' });
      }));
}

function expectRefusedEvent(records: Records): void {
  it('a student is told that there is no such event', () =>
    records
      .refuses(calls.addAchievement, {
        given: 'a student asks',
        asked: 'a new achievement of an event that is not there',
        body: achievementBody(form),
        code: 'ACHIEVEMENT.EVENT_NOT_FOUND',
      })
      .to(() =>
        expect(sent(calls.addAchievement, { body: achievementBody(form) })).rejects.toMatchObject({
          code: 'ACHIEVEMENT.EVENT_NOT_FOUND',
        }),
      ));
}

function expectRefusedFile(records: Records): void {
  it('a student is told that there is no such file', () => {
    const body = achievementBody({
      ...form,
      certificateKind: 'file',
      file: { id: 'ffffffffffffffffffffff09', name: 'award.pdf', type: 'application/pdf', bytes: 1_200 },
    });
    return records
      .refuses(calls.addAchievement, {
        given: 'an event exists, and a student asks',
        asked: 'a new achievement with a file that is not there',
        body,
        code: 'CERTIFICATE.NOT_FOUND',
      })
      .to(() => expect(sent(calls.addAchievement, { body })).rejects.toMatchObject({ code: 'CERTIFICATE.NOT_FOUND' }));
  });
}

function expectChanging(records: Records): void {
  const change = (version: number) => ({ version, ...achievementBody({ ...form, title: 'Solo Recital 2026' }) });

  it('a student corrects what was returned, and it waits again', () =>
    records
      .answers(calls.changeAchievement, {
        given: returned,
        asked: 'a correction of an achievement',
        params: { id: achievementId },
        body: change(2),
        answer: { ...achievement, ...event, ...pending, version: integer(3), title: 'Solo Recital 2026' },
      })
      .to(async () => {
        const saved = await sent(calls.changeAchievement, { params: { id: achievementId }, body: change(2) });
        expect(saved).toMatchObject({ title: 'Solo Recital 2026', state: 'pending' });
      }));

  it.each([
    [waits, 'another window changed it', 9, 'ACHIEVEMENT.CHANGED_MEANWHILE'],
    [verified, 'it was verified', 2, 'ACHIEVEMENT.ALREADY_VERIFIED'],
  ] as const)('where %s, a student is told that %s', (given, why, version, code) =>
    records
      .refuses(calls.changeAchievement, {
        given,
        asked: `a change of an achievement although ${why}`,
        params: { id: achievementId },
        body: change(version),
        code,
      })
      .to(() =>
        expect(
          sent(calls.changeAchievement, { params: { id: achievementId }, body: change(version) }),
        ).rejects.toMatchObject({ code }),
      ),
  );
}

function expectWithdrawing(records: Records): void {
  it('a student withdraws an achievement, also one that is verified', () =>
    records
      .answers(calls.withdrawAchievement, {
        given: verified,
        asked: 'the withdrawal of an achievement',
        params: { id: achievementId },
      })
      .to(() => sent(calls.withdrawAchievement, { params: { id: achievementId } })));

  it('a student is told that it is gone already', () =>
    records
      .refuses(calls.withdrawAchievement, {
        given: 'a student asks',
        asked: 'the withdrawal of an achievement that is not there',
        params: { id: achievementId },
        code: 'ACHIEVEMENT.NOT_FOUND',
      })
      .to(() =>
        expect(sent(calls.withdrawAchievement, { params: { id: achievementId } })).rejects.toMatchObject({
          code: 'ACHIEVEMENT.NOT_FOUND',
        }),
      ));
}
