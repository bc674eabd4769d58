import { type AuthWithMail, startAuthWithMail } from '../../testing/mailbox';
import { Browser, newPerson } from '../../testing/running-auth';
import { medianTimes, spreadOf } from '../../testing/timing';

const ROUNDS = { least: 200, most: 800, within: 1.1 };

let auth: AuthWithMail;
beforeAll(async () => {
  auth = await startAuthWithMail();
});
afterAll(() => auth.remove());

it('asking for a new password takes the same time whether anybody is known by the address', async () => {
  const { email } = newPerson();
  await auth.useCases.register(newPerson({ email }), { emailConfirmed: true });
  let visitor = 0;
  const answers = new Set<string>();
  const asking = (address: string) => async () => {
    visitor += 1;
    const page = new Browser(auth.url, { 'X-Forwarded-For': `10.8.${visitor >> 8}.${visitor & 255}` });
    const { status, body } = await page.post('/auth/forgot-password', { email: address });
    answers.add(JSON.stringify([status, body]));
  };
  const medians = await medianTimes({ known: asking(email), unknown: asking('nobody@example.edu') }, ROUNDS);
  expect([...answers]).toEqual(['[200,{"message":"Reset link sent successfully!"}]']);
  expect({ medians, isWithin: spreadOf(medians) <= ROUNDS.within }).toEqual({ medians, isWithin: true });
}, 90_000);
