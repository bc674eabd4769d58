import type { FeedbackAnswer, FeedbackByMonth, FeedbackStatistics, OwnFeedbackCounts } from '@portal/contracts';
import { readAll, readOne } from './read-all';
import { monthOfInstant, tally, type Recounting } from './recount';

const LIST = '/api/feedback/view-feedback';

/** Counts of all feedback, as the list of all feedback has it. */
export const recountFeedback: Recounting = async ({ services: { feedback } }, { president }) => {
  const shown = await readOne<FeedbackStatistics>(feedback, president, '/api/feedback/figures');
  const listed = await readAll<FeedbackAnswer>(feedback, president, LIST);
  const resolved = listed.filter(({ is_resolved }) => is_resolved);
  const rated = listed.flatMap(({ rating }) => rating ?? []);
  const mean = rated.reduce((sum, stars) => sum + stars, 0) / rated.length;
  const counted = {
    count: listed.length,
    open: listed.length - resolved.length,
    resolved: resolved.length,
    mean_rating: Math.round(mean * 100) / 100,
    ratings: [1, 2, 3, 4, 5].map((stars) => ({ stars, count: rated.filter((rating) => rating === stars).length })),
    types: tally(listed.map(({ type }) => type)),
  };
  const { count, open, resolved: answered, mean_rating, ratings, types } = shown;
  const ofTypes = types.filter((type) => type.count > 0).map(({ type, count: given }) => [type, given] as const);
  const sortedTypes = Object.fromEntries(ofTypes.toSorted(([one], [other]) => one.localeCompare(other)));
  return [
    {
      figure: 'all feedback',
      shown: { count, open, resolved: answered, mean_rating, ratings, types: sortedTypes },
      counted,
    },
  ];
};

/** Feedback of each officer's area by month, as the list of that area has it. */
export const recountFeedbackByMonth: Recounting = async ({ services: { feedback } }, { officers }) =>
  Promise.all(
    officers.map(async (officer) => {
      const { months } = await readOne<FeedbackByMonth>(feedback, officer, '/api/feedback/by-month');
      const { unit, category } = officer;
      const area = unit ? `?unit=${unit.id}` : category ? `?category=${category}` : '';
      const listed = await readAll<FeedbackAnswer>(feedback, officer, `${LIST}${area}`);
      const counted = months.map(({ month }) => {
        const ofMonth = listed.filter(({ created_at }) => monthOfInstant(created_at) === month);
        return { month, count: ofMonth.length, resolved: ofMonth.filter(({ is_resolved }) => is_resolved).length };
      });
      const shown = months.map(({ month, count, resolved }) => ({ month, count, resolved }));
      return { figure: `feedback by month of ${officer.username}`, shown, counted };
    }),
  );

/** What each student gave, as the own list has it. */
export const recountOwnFeedback: Recounting = async ({ services: { feedback } }, { students }) =>
  Promise.all(
    students.map(async (student) => {
      const path = `/api/feedback/${student.userId}`;
      const shown = await readOne<OwnFeedbackCounts>(feedback, student, `${path}/counts`);
      const listed = await readAll<FeedbackAnswer>(feedback, student, path);
      const resolved = listed.filter(({ is_resolved }) => is_resolved).length;
      return { figure: `feedback of ${student.username}`, shown, counted: { given: listed.length, resolved } };
    }),
  );
