import { testClock } from '@portal/test-kit';
import { announceUnit, presidentOf, signedIn } from '../../testing/fixtures';
import { type AuthWithMail, startAuthWithMail } from '../../testing/mailbox';

const START = '2027-03-10T04:00:00Z';
const clock = testClock(START);
let auth: AuthWithMail;
let president: Awaited<ReturnType<typeof presidentOf>>;
beforeAll(async () => {
  auth = await startAuthWithMail({ clock });
  president = await presidentOf(auth, { name: 'Kavya Iyer' });
});
beforeEach(() => clock.set(START));
afterAll(() => auth.remove());

/** Lines are broken where the mail format wants it. */
const flat = (text = '') => text.replace(/\s+/g, ' ');
const aboutRoles = async (email: string) =>
  (await auth.emailsTo(email)).filter(({ subject }) => /now|ended/.test(subject));

describe('an e-mail about a role', () => {
  it('says which office, of which unit, until when and by whom, and what to do', async () => {
    const { userId, email } = await signedIn(auth, { name: 'Asha <Nair>' });
    const unit_id = await announceUnit(auth, { name: 'Music Club', category: 'cultural' });
    await president.give(userId, { role: 'CLUB_COORDINATOR', unit_id });
    const [message, ...more] = await aboutRoles(email);
    expect(more).toEqual([]);
    expect(message?.subject).toBe('You are now Club Coordinator of Music Club');
    const text = flat(message?.text);
    expect(text).toContain('Hello Asha <Nair>, Kavya Iyer made you Club Coordinator of Music Club at the Example');
    expect(text).toContain('Your last day in this role is 31 March 2027. It ends automatically after that day.');
    expect(text).toContain("If you didn't expect this, tell Kavya Iyer, who can undo it.");
    expect(text).toContain('Open the portal: http://localhost:8080/');
    expect(message?.html).toContain('Asha &lt;Nair&gt;');
    expect(message?.html).not.toMatch(/<img|<script/);
  });

  it('says that a role was ended, and by whom', async () => {
    const { userId, email } = await signedIn(auth);
    await president.give(userId, { role: 'GENSEC_SPORTS' });
    expect(await aboutRoles(email)).toHaveLength(1);
    await president.give(userId, { role: 'STUDENT' });
    const [, message] = await aboutRoles(email);
    expect(message?.subject).toBe('Your role as General Secretary, Sports has ended');
    expect(flat(message?.text)).toContain(
      'Kavya Iyer ended your role as General Secretary, Sports. Your account stays',
    );
  });

  it('says that a role ended with its last day, once', async () => {
    const { userId, email } = await signedIn(auth);
    await president.give(userId, { role: 'GENSEC_SPORTS' });
    expect(await aboutRoles(email)).toHaveLength(1);
    clock.set('2027-03-31T18:30:00Z');
    await Promise.all([auth.useCases.expireRoles(), auth.useCases.expireRoles()]);
    const [, message, ...more] = await aboutRoles(email);
    expect(more).toEqual([]);
    expect(flat(message?.text)).toMatch(/has ended: its last day was 31 March 2027\./);
  });

  it('names no end for the president whom the portal made, and nobody who gave it', async () => {
    const [message] = await aboutRoles(president.email);
    expect(flat(message?.text)).toContain('Hello Kavya Iyer, You are now President at the Example Institute');
    expect(flat(message?.text)).toContain('The role has no end date. A president can end it.');
  });
});
