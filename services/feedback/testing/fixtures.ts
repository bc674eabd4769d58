import type {
  BodyInput,
  EventData,
  FeedbackAnswer,
  FeedbackStatistics,
  FeedbackTargets,
  UnitRef,
  calls,
} from '@portal/contracts';
import { actorOf, eventOf, startTestService, testClock, TEST_UNIT } from '@portal/test-kit';
import type { As, TestClock, TestResponse, TestService, TestServiceOptions } from '@portal/test-kit';
import type { FeedbackUseCases } from '../src/index';
import { feedbackService } from '../src/index';

/** A small campus on a Saturday morning in November: three people, two units, an event, a position. */
export const NOW = '2026-11-21T06:25:30.000Z';
export const SECRET = 'a secret that only these tests share, and no store';

export const codingClub = TEST_UNIT;
export const council: UnitRef = { id: 'aaaaaaaaaaaaaaaaaaaaaa09', name: 'SciTech Council', category: 'scitech' };
export const gitClinic = 'cccccccccccccccccccccc07';
export const webLead = 'cccccccccccccccccccccc08';
export const president = actorOf('PRESIDENT');
export const asha = actorOf('STUDENT', {
  userId: 'bbbbbbbbbbbbbbbbbbbbbb55',
  username: 'asha@example.edu',
  name: 'Asha Rao',
});
export const ravi = actorOf('STUDENT', {
  userId: 'bbbbbbbbbbbbbbbbbbbbbb56',
  username: 'ravi@example.edu',
  name: 'Ravi Kumar',
});

export type FeedbackTest = TestService<FeedbackUseCases> & { clock: TestClock };

type Options = TestServiceOptions & { clock?: TestClock };

/** The clock is stopped. */
export async function startFeedback(options: Options = {}): Promise<FeedbackTest> {
  const { clock = testClock(NOW), ...others } = options;
  const env = { FEEDBACK_AUTHOR_KEY: SECRET, ...options.env };
  return { ...(await startTestService(feedbackService, { ...others, clock, env })), clock };
}

type Account = EventData<'auth.account.registered.v1'>;
type Unit = EventData<'org.unit.created.v1'>;
type Position = EventData<'org.position.created.v1'>;
type CampusEvent = EventData<'events.event.created.v1'>;

export const account = ({ userId, username, name, role } = asha, changes: Partial<Account> = {}): Account => ({
  version: 1,
  userId,
  username,
  name,
  role,
  ...changes,
});

export const unit = ({ id, name, category }: UnitRef, changes: Partial<Unit> = {}): Unit => ({
  version: 1,
  unitId: id,
  name,
  type: 'Club',
  category,
  parentUnitId: null,
  contactEmail: 'unit@example.edu',
  active: true,
  ...changes,
});

export const campusEvent = (changes: Partial<CampusEvent> = {}): CampusEvent => ({
  version: 1,
  eventId: gitClinic,
  title: 'Git Clinic',
  category: 'technical',
  status: 'planned',
  start: '2026-11-28T12:30:00.000Z',
  end: null,
  venue: 'Lab 2',
  unit: codingClub,
  createdAt: NOW,
  ...changes,
});

export const position = (changes: Partial<Position> = {}): Position => ({
  version: 1,
  positionId: webLead,
  code: 'POS-0001',
  title: 'Web Lead',
  unit: codingClub,
  type: 'Team Lead',
  responsibilities: ['Keep the site up'],
  requirements: { minCgpa: 0, minYear: 1, skills: [] },
  description: '',
  count: 1,
  createdAt: NOW,
  ...changes,
});

export async function startCampus(options: Options = {}): Promise<FeedbackTest> {
  const feedback = await startFeedback(options);
  for (const person of [asha, ravi, president]) {
    await feedback.deliver(eventOf('auth.account.registered.v1', account(person)));
  }
  await feedback.deliver(eventOf('org.unit.created.v1', unit(council)));
  await feedback.deliver(eventOf('org.unit.created.v1', unit(codingClub, { parentUnitId: council.id })));
  await feedback.deliver(eventOf('events.event.created.v1', campusEvent()));
  await feedback.deliver(eventOf('org.position.created.v1', position()));
  return feedback;
}

export type FeedbackBody = BodyInput<typeof calls.addFeedback>;

export const feedbackBody = (changes: Partial<FeedbackBody> = {}): FeedbackBody => ({
  type: 'Suggestion',
  target_type: 'Event',
  target_id: gitClinic,
  comments: 'More examples, please.',
  rating: 4,
  is_anonymous: false,
  ...changes,
});

type Given = { message: string; feedback: FeedbackAnswer };

export const tryToGive = (service: TestService, as: As, changes: Partial<FeedbackBody> = {}) =>
  service.request<Given>(as, 'POST', '/api/feedback/add', feedbackBody(changes));

export async function give(
  service: TestService,
  as: As = asha,
  changes: Partial<FeedbackBody> = {},
): Promise<FeedbackAnswer> {
  const { status, body, text } = await tryToGive(service, as, changes);
  if (status !== 201) throw new Error(`The feedback was not given: ${text}`);
  return body.feedback;
}

/** Any refusal has a code and a message. */
export type Refusal = { code: string; message: string; errors?: { path: string; message: string }[] };

export const markResolved = (
  service: TestService,
  id: string,
  as: As = president,
  body: unknown = { actions_taken: 'Done.' },
): Promise<TestResponse<FeedbackAnswer & Refusal>> =>
  service.request(as, 'PUT', `/api/feedback/mark-resolved/${id}`, body);

export const list = async (service: TestService, query = '', as: As = null): Promise<FeedbackAnswer[]> =>
  (await service.request<FeedbackAnswer[]>(as, 'GET', `/api/feedback/view-feedback${query}`)).body;

export const ownList = async (service: TestService, as = asha): Promise<FeedbackAnswer[]> =>
  (await service.request<FeedbackAnswer[]>(as, 'GET', `/api/feedback/${as.userId}`)).body;

export const targets = async (service: TestService, query = '', as: As = asha): Promise<FeedbackTargets> =>
  (await service.request<FeedbackTargets>(as, 'GET', `/api/feedback/get-targetid${query}`)).body;

export const statistics = async (service: TestService): Promise<FeedbackStatistics> =>
  (await service.request<FeedbackStatistics>(null, 'GET', '/api/feedback/figures')).body;

let students = 0;

/** A new student, who has given no feedback yet. */
export function someStudent() {
  students += 1;
  return actorOf('STUDENT', {
    userId: `eeeeeeeeeeeeeeeeeeee${String(students).padStart(4, '0')}`,
    username: `student.${students}@example.edu`,
    name: `Student ${students}`,
  });
}
