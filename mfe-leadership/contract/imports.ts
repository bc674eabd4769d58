import { calls, IMPORT_KINDS } from '@portal/contracts';
import { eachLike, instant, integer, objectId, oneOf, string, type pactOf } from '@portal/test-kit/pacts';
import { loaded, sent } from '@portal/web-kit/testing';

const importId = 'ffffffffffffffffffffff01';
const match = { name: 0, category: 1 };

/** What the page reads of an uploaded file before it is checked. */
const uploaded = {
  _id: objectId(importId),
  kind: oneOf(IMPORT_KINDS, 'units'),
  columns: eachLike('Name'),
  rows: integer(1),
  sample: eachLike(eachLike('Chess Club')),
  match: { name: integer(0), category: integer(1) },
  version: integer(1),
  applied: null,
  progress: null,
};
const counts = { created: integer(1), changed: integer(0), unchanged: integer(0) };

type Org = ReturnType<typeof pactOf>;

/**
 * What the page of an import relies on. How a file is uploaded and how a running import is followed is not among it: a
 * pact holds neither a form with a file nor an answer without an end.
 */
export function expectImports(org: Org): void {
  describe('what the page of an import relies on', () => {
    expectChecking(org);
    expectTaking(org);
  });
}

const checking = { params: { id: importId }, body: { columns: match } };

function expectChecking(org: Org): void {
  it('an officer reads a file that was uploaded', () =>
    org
      .answers(calls.readImport, {
        given: 'a file of a unit was uploaded',
        asked: 'an uploaded file',
        params: { id: importId },
        answer: { ...uploaded, check: null },
      })
      .to(async () => {
        expect(await loaded(calls.readImport, { params: { id: importId } })).toMatchObject({
          kind: 'units',
          check: null,
        });
      }));

  it('an officer checks a file that has a fault', () =>
    org
      .answers(calls.checkImport, {
        given: 'a file of a unit with a fault was uploaded',
        asked: 'what importing a file would do',
        ...checking,
        answer: {
          ...uploaded,
          version: integer(2),
          check: {
            ...counts,
            fault_count: integer(1),
            faults: eachLike({
              line: integer(2),
              column: string('Category'),
              value: string('Sport'),
              message: string('Write one of these: Cultural, SciTech, Sports, Academic, Independent.'),
            }),
          },
        },
      })
      .to(async () => {
        expect(await sent(calls.checkImport, checking)).toMatchObject({ check: { fault_count: 1 } });
      }));
}

const apply = (version: number) => ({ params: { id: importId }, body: { version } });

function expectTaking(org: Org): void {
  it('an officer imports a file', () =>
    org
      .answers(calls.applyImport, {
        given: 'a file of a unit was checked',
        asked: 'the import of a file',
        params: { id: importId },
        body: { version: 2 },
        answer: {
          ...uploaded,
          version: integer(2),
          check: { ...counts, fault_count: integer(0), faults: [] },
          applied: { ...counts, at: instant('2026-11-20T10:00:00.000Z') },
        },
      })
      .to(async () => {
        const imported = await sent(calls.applyImport, apply(2));
        expect(imported).toMatchObject({ applied: { created: 1 } });
      }));

  it('an officer is told when a file was checked again in another window', () =>
    org
      .refuses(calls.applyImport, {
        given: 'a file of a unit was checked',
        asked: 'the import of a file by an earlier check',
        params: { id: importId },
        body: { version: 1 },
        code: 'IMPORT.CHANGED_MEANWHILE',
      })
      .to(async () => {
        const refused = sent(calls.applyImport, apply(1));
        await expect(refused).rejects.toMatchObject({ code: 'IMPORT.CHANGED_MEANWHILE' });
      }));
}
