import { calls, RECORD_ENTRY_KINDS, type BodyInput } from '@portal/contracts';
import {
  boolean,
  eachLike,
  exactly,
  integer,
  objectId,
  oneOf,
  regex,
  string,
  total,
  type pactOf,
} from '@portal/test-kit/pacts';
import { usePages } from '@portal/web-kit';
import { loaded, loadedBy, sent } from '@portal/web-kit/testing';
import { eventId, moment } from './sample-records';

const recordId = 'dddddddddddddddddddddd01';
const token = 'an-open-link';
const attended = 'a student attended an event';
const shares = 'a student shares a record';

/** What the pages read of an entry. */
const entry = {
  kind: oneOf(RECORD_ENTRY_KINDS, 'event'),
  title: string('Git Clinic'),
  facts: eachLike('Coding Club'),
  verified_by: string('Ravi Kumar'),
  verified_at: moment,
};

/** What a row reads of a link, without its state. */
const link = {
  _id: objectId(recordId),
  label: string('Internship'),
  entries: integer(1),
  shows_student_id: boolean(true),
  created_at: moment,
};
const open = { ...link, state: exactly('valid'), token: regex(/^[\w-]{32,}$/, 'an-example-of-a-token-of-a-link_0') };

type Records = ReturnType<typeof pactOf>;

/** What the page of one's own record relies on, and the page that everyone with its link opens. */
export function expectSharedRecords(records: Records): void {
  describe('what the own record relies on', () => {
    expectChoice(records);
    expectSharing(records);
    expectLinks(records);
  });
  describe('what the public page of a record relies on', () => {
    expectShown(records);
    expectEnded(records);
  });
}

function expectChoice(records: Records): void {
  it('a student reads what can be shown', () =>
    records
      .answers(calls.readVerifiedRecord, {
        given: attended,
        asked: 'what is verified',
        answer: {
          name: string('Asha Rao'),
          student_id: string('12240010'),
          entries: eachLike({ ...entry, _id: objectId(eventId) }),
        },
      })
      .to(async () => {
        const verified = await loaded(calls.readVerifiedRecord);
        expect(verified).toMatchObject({ name: 'Asha Rao', entries: [{ kind: 'event', title: 'Git Clinic' }] });
      }));
}

function expectSharing(records: Records): void {
  const body: BodyInput<typeof calls.shareRecord> = {
    entries: [{ kind: 'event', id: eventId }],
    show_student_id: true,
    label: 'Internship',
  };

  it('a student makes a link', () =>
    records
      .answers(calls.shareRecord, { given: attended, asked: 'a link to what was chosen', body, answer: open })
      .to(async () => {
        expect(await sent(calls.shareRecord, { body })).toMatchObject({ label: 'Internship', state: 'valid' });
      }));

  it('a student is told that something of it is not verified any more', () => {
    const entries = [{ kind: 'skill', id: 'eeeeeeeeeeeeeeeeeeeeee09' } as const];
    return records
      .refuses(calls.shareRecord, {
        given: attended,
        asked: 'a link to what is not verified',
        body: { ...body, entries },
        code: 'SHARED_RECORD.NOT_VERIFIED',
      })
      .to(() =>
        expect(sent(calls.shareRecord, { body: { ...body, entries } })).rejects.toMatchObject({
          code: 'SHARED_RECORD.NOT_VERIFIED',
        }),
      );
  });
}

function expectLinks(records: Records): void {
  it.each([
    ['valid', shares, open],
    ['revoked', 'a student ended a shared record', { ...link, state: exactly('revoked'), ended_at: moment }],
  ] as const)('a student reads a link that is %s', (state, given, answer) =>
    records
      .answers(calls.listSharedRecords, {
        given,
        asked: `the own links, ${state}`,
        query: { limit: '20' },
        answer: eachLike(answer),
        answerHeaders: total,
      })
      .to(async () => {
        const { pages } = await loadedBy(() => usePages(calls.listSharedRecords, { query: { limit: 20 } }));
        expect(pages).toMatchObject([{ items: [{ label: 'Internship', state }], total: 1 }]);
      }),
  );

  it('a student ends a link', () =>
    records
      .answers(calls.endSharedRecord, { given: shares, asked: 'the end of a link', params: { id: recordId } })
      .to(() => sent(calls.endSharedRecord, { params: { id: recordId } })));
}

const issuer = string('Example Institute of Technology');

function expectShown(records: Records): void {
  it.each([
    ['valid', 'a visitor has the link of a shared record', true],
    ['changed', 'a visitor has the link of a shared record that was changed since', false],
  ] as const)('a visitor reads a record that is %s', (state, given, isCurrent) =>
    records
      .answers(calls.verifyRecord, {
        given,
        asked: `a record that is ${state}`,
        params: { token },
        answer: {
          state,
          issuer,
          issued_at: moment,
          record: {
            name: string('Asha Rao'),
            student_id: string('12240010'),
            is_person_current: true,
            entries: eachLike({ ...entry, is_current: exactly(isCurrent) }),
          },
        },
      })
      .to(async () => {
        const shown = await loaded(calls.verifyRecord, { params: { token } });
        expect(shown).toMatchObject({ state, record: { entries: [{ is_current: isCurrent }] } });
      }),
  );
}

function expectEnded(records: Records): void {
  it('a visitor reads that a record was ended, and when', () =>
    records
      .answers(calls.verifyRecord, {
        given: 'a visitor has the link of a shared record that was ended',
        asked: 'a record that was ended',
        params: { token },
        answer: { state: 'revoked', issuer, ended_at: moment },
      })
      .to(async () => {
        const shown = await loaded(calls.verifyRecord, { params: { token } });
        expect(shown).toMatchObject({ state: 'revoked' });
        expect(shown.ended_at).toBeDefined();
      }));

  it('a visitor is told that there is no such record', () =>
    records
      .refuses(calls.verifyRecord, {
        given: 'a visitor has no link',
        asked: 'a record that is not there',
        params: { token },
        code: 'SHARED_RECORD.NOT_FOUND',
      })
      .to(() =>
        expect(loaded(calls.verifyRecord, { params: { token } })).rejects.toMatchObject({
          code: 'SHARED_RECORD.NOT_FOUND',
        }),
      ));
}
