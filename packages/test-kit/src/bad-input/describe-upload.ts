import { type Call, statusOf, type Upload } from '@portal/contracts';
import type { PreparedCall } from '../permissions/callers';
import { expectProblem, fieldsOf, formOf, send, type CallRequest } from '../permissions/fixtures';

const file = (size: number) => new Uint8Array(size);
const broken = '--x\r\nContent-Disposition: form-data; name="';

/** Generates malformed forms for a call that takes a file. */
export function describeUpload<World>(upload: Upload, call: Call, prepare: () => Promise<PreparedCall<World>>): void {
  const refuses = async (form: (request: CallRequest) => FormData, status: number, path?: string) => {
    const { input, request } = await prepare();
    const before = await input.service.outbox();
    const response = await send(input.service, call, input.actor, request, { raw: form(request) });
    expectProblem(response, [status]);
    if (path !== undefined) expect(response.body).toMatchObject({ errors: [{ path }] });
    expect(await input.service.outbox()).toHaveLength(before.length);
  };
  const goodForm = ({ file: good = file(1), body }: CallRequest) => formOf(upload, good, body);

  it(`refuses ${call.name} with fields or files that it does not know`, async () => {
    for (const name of ['not_a_field', '$set', ...(fieldsOf(call.body) ?? []).map((field) => `${field}[$gt]`)]) {
      await refuses((request) => withPart(goodForm(request), name, 'x'), 400);
    }
    for (const name of ['other', upload.field]) {
      await refuses((request) => withPart(goodForm(request), name, new Blob(['x'])), 400, upload.field);
    }
  });

  it(`refuses ${call.name} without a file`, async () => {
    await refuses(() => withPart(new FormData(), 'other', new Blob(['x'])), 400, 'other');
    await refuses(() => withPart(new FormData(), upload.field, 'text'), 400, upload.field);
  });

  it(`refuses ${call.name} with a file that is too large`, async () => {
    const tooLarge = statusOf(upload.tooLarge);
    await refuses(({ body }) => formOf(upload, file(upload.maxBytes + 1), body), tooLarge);
    await refuses(({ body }) => formOf(upload, file(upload.maxBytes + 1_000_000), body), tooLarge);
  });

  it(`refuses ${call.name} with anything but a whole form`, async () => {
    const { input, request } = await prepare();
    const sendRaw = (raw: string, type: string) =>
      send(input.service, call, input.actor, request, { raw, headers: { 'content-type': type } });
    expectProblem(await sendRaw('{}', 'application/json'), [415]);
    expectProblem(await sendRaw('a=1', 'application/x-www-form-urlencoded'), [415]);
    expectProblem(await sendRaw(broken, 'multipart/form-data; boundary=x'), [400]);
    expectProblem(await sendRaw(broken, 'multipart/form-data'), [400]);
  });
}

function withPart(form: FormData, name: string, value: string | Blob): FormData {
  form.append(name, value);
  return form;
}
