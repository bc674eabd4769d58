import type { ImportAnswer, ImportKind, Problem } from '@portal/contracts';
import type { As, TestService } from '@portal/test-kit';

type Answer = ImportAnswer & Problem;

/** Sends a file, as text in UTF-8 or as its bytes. */
export function upload(service: TestService, as: As, kind: ImportKind, file: string | Buffer) {
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'file.csv');
  return service.request<Answer>(as, 'POST', '/api/imports', undefined, { raw: form });
}

export const check = (service: TestService, as: As, { _id, match }: Pick<ImportAnswer, '_id' | 'match'>) =>
  service.request<Answer>(as, 'POST', `/api/imports/${_id}/check`, { columns: match });

export const apply = (service: TestService, as: As, { _id, version }: Pick<ImportAnswer, '_id' | 'version'>) =>
  service.request<Answer>(as, 'POST', `/api/imports/${_id}/apply`, { version });

/** Uploads a file and checks it by the columns that match automatically. */
export async function checked(service: TestService, kind: ImportKind, file: string, as: As = 'PRESIDENT') {
  const { body, text } = await upload(service, as, kind, file);
  if (!body._id) throw new Error(`The file was refused: ${text}`);
  const answer = await check(service, as, body);
  if (!answer.body.check) throw new Error(`The file was not checked: ${answer.text}`);
  return { ...answer.body, check: answer.body.check };
}

/** What a check says is wrong, as `line column: message`. */
export async function faultsOf(service: TestService, kind: ImportKind, file: string, as: As = 'PRESIDENT') {
  const { faults } = (await checked(service, kind, file, as)).check;
  return faults.map(({ line, column, message }) => `${line} ${column}: ${message}`);
}

/** Uploads, checks and imports a file; answers what was done. */
export async function imported(service: TestService, kind: ImportKind, file: string, as: As = 'PRESIDENT') {
  const { status, body, text } = await apply(service, as, await checked(service, kind, file, as));
  if (status !== 200 || !body.applied) throw new Error(`Nothing was imported: ${text}`);
  const { created, changed, unchanged } = body.applied;
  return { created, changed, unchanged };
}
