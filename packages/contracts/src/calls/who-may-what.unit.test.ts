import { statusOf } from '../errors';
import { scopeRuleFor, who, type Permissions, type WhoShorthand } from '../permissions';
import { GENSEC_ROLES } from '../vocabulary';
import { callTable } from './index';

/**
 * Who may make each call and on what, and with which statuses it may refuse, written a second time by hand from the
 * specification ("Every call: who, on what, answer, failure"), so that a slip in the call table is seen. Change a line
 * only with the specification beside it.
 *
 * V visitor, S student, C coordinator, G general secretaries, P president. Every call may also answer what all calls
 * may: a malformed request (400), no session (401), a role that may not (403), too many requests (429), a portal that is
 * away (503).
 */
const ORACLE = `
  fetchAuth                     | V:own S:own C:own G:own P:own     |
  login                         | V S C G P                         | 401 429
  register                      | V S C G P                         | 400 409 429
  logout                        | V:own S:own C:own G:own P:own     |
  refresh                       | V:own S:own C:own G:own P:own     | 401
  startGoogle                   | V S C G P                         |
  finishGoogle                  | V S C G P                         |
  forgotPassword                | V S C G P                         | 400 429
  verifyResetLink               | V S C G P                         | 400
  resetPassword                 | V S C G P                         | 400
  verifyConfirmLink             | V S C G P                         | 400
  confirmEmail                  | V S C G P                         | 400 401
  resendConfirmation            | S:own C:own G:own P:own           | 429
  changePassword                | S:own C:own G:own P:own           | 400 401 429
  listSessions                  | S:own C:own G:own P:own           |
  endOtherSessions              | S:own C:own G:own P:own           |
  endSession                    | S:own C:own G:own P:own           | 404
  keySet                        | V S C G P                         |
  listUsers                     | G P                               |
  listUnitLeaders               | S C G P                           | 404
  changeRole                    | P:not-own                         | 400 403 404 409
  listRoleHistory               | P                                 | 404
  listRevocations               | service                           |
  findCoordinatorUnit           | service                           |
  claimStudentId                | service:own                       | 403 409
  applyProfile                  | service:own                       | 403 409

  listEventsByRole              | V S C:unit G:category P           | 400 403
  listPublicEvents              | V S C G P                         |
  listManagedEvents             | C:unit G:category P               |
  readEvent                     | V S C G P                         | 404
  listPickableUnits             | C:unit G:category P               |
  listPickablePeople            | C G P                             |
  createEvent                   | C:unit G:category P               | 400 403
  changeEvent                   | C:unit G:category P               | 400 403 404 409
  cancelEvent                   | C:unit G:category P               | 403 404 409
  readEventStatistics           | C:unit G:category P               |
  listConflicts                 | C G P                             |
  joinEvent                     | S:own                             | 404 409
  leaveEvent                    | S:own                             | 404 409
  listMyRegistrations           | S:own                             |
  listRegistrations             | C:unit G:category P               | 403 404
  checkIn                       | C:unit G:category P               | 403 404 409
  undoCheckIn                   | C:unit G:category P               | 403 404
  readEventCalendar             | V S C G P                         | 404
  readCalendar                  | V S C G P                         | 404
  readCalendarAddress           | S:own C:own G:own P:own           |
  makeCalendarAddress           | S:own C:own G:own P:own           |
  revokeCalendarAddress         | S:own C:own G:own P:own           |
  requestRoom                   | C:unit G:category                 | 403 404 409
  requestRoomForPurpose         | C:unit G:category                 | 400 403 409
  reviewRoomRequest             | P                                 | 404 409
  withdrawRoomRequest           | C:unit G:category P               | 403 404 409
  listRoomRequests              | C:unit G:category P               |
  listRooms                     | C G P                             |
  listCompetingRoomRequests     | P                                 | 404
  readRoomAvailability          | C G P                             |
  addRoom                       | P                                 | 409
  changeRoom                    | P                                 | 404 409
  readRoomUse                   | P                                 | 404

  listFeedback                  | V S C G P                         | 403
  readFeedback                  | V S C G P                         | 404
  readFeedbackStatistics        | V S C G P                         |
  readFeedbackByMonth           | C:unit G:category P               |
  addFeedback                   | S C G P                           | 403 404 429
  resolveFeedback               | C:not-own G:not-own P:not-own     | 403 404 409
  listFeedbackTargets           | S C G P                           |
  listOwnFeedback               | S:own C:own G:own P:own           | 403
  countOwnFeedback              | S:own C:own G:own P:own           | 403

  readUnitStatistics            | C:unit G:category P               |
  listUnits                     | S C G P                           |
  createUnit                    | G:category P                      | 400 403 409
  changeUnit                    | G:category P                      | 400 403 404 409
  readUnit                      | S C G P                           | 404
  readUnitTree                  | S C G P                           | 403
  readClubData                  | C:own G:category P                | 403 404
  listPositions                 | S C G P                           | 403
  listHolders                   | S C G P                           | 403
  addPosition                   | C:unit G:category P               | 400 403
  changePosition                | C:unit G:category P               | 403 404 409
  removePosition                | C:unit G:category P               | 403 404 409
  appointHolder                 | S:own C:unit G:category P         | 403 404 409
  changeHolder                  | C:unit G:category P               | 403 404 409
  removeHolder                  | C:unit G:category P               | 403 404
  confirmHolder                 | C:unit G:category P               | 403 404 409
  listHolderHistory             | C:unit G:category P               | 403 404
  listClaims                    | C:unit G:category P               |
  withdrawClaim                 | S:own C:own G:own P:own           | 404 409
  listOwnPositions              | S:own C:own G P                   | 403
  listTenure                    | S C G P                           |
  readUnitWork                  | C:unit G:category P               | 403 404
  readHandOver                  | S:own C:unit G:category P         | 403 404
  markHandOverDone              | S:own C:unit G:category P         | 403 404
  writeHandOverNotes            | S:own C:own G:own P:own           | 403 409
  uploadImport                  | G P                               | 400 413
  readImport                    | G:own P:own                       | 404
  checkImport                   | G:own P:own                       | 404
  applyImport                    | G:own P:own                       | 404 409
  followImport                  | G:own P:own                       | 404

  completeOnboarding            | S:own C:own G:own P:own           | 403 409
  readProfile                   | S:own C G P                       | 404
  readProfileSummary            | S:own C:own G:own P:own           | 403
  changeProfile                 | S:own C:own G:own P:own           | 403 404
  changePhoto                   | S:own C:own G:own P:own           | 400 403 413 415
  removePhoto                   | S:own C:own G:own P:own           | 403
  readPicture                   | S C G P                           | 404
  readVerifiedRecord            | S:own C:own G:own P:own           | 404
  shareRecord                   | S:own C:own G:own P:own           | 404
  listSharedRecords             | S:own C:own G:own P:own           |
  endSharedRecord               | S:own C:own G:own P:own           | 404
  verifyRecord                  | V S C G P                         | 404
  readRecordPdf                 | V S C G P                         | 404
  readRecordCredential          | V S C G P                         | 404
  readRecordQrCode              | V S C G P                         | 404
  readStatusList                | V S C G P                         | 404
  readRecordKeys                | V S C G P                         |
  readIssuerDocument            | V S C G P                         |
  listSkills                    | S C G P                           |
  createSkill                   | S C G P                           | 400 409
  claimSkill                    | S:own C:own G:own P:own           | 400 403 404 409
  listSkillOffers               | S:own C:own G:own P:own           |
  changeClaim                   | S:own C:own G:own P:own           | 400 404 409
  withdrawSkill                 | S:own C:own G:own P:own           | 404
  listUserSkills                | S:own C:own G P                   | 403
  listUnendorsedSkills          | G:category P                      | 403
  listUnendorsedUserSkills      | G:category P                      | 403
  readUnitSkills                | C:unit G:category P               | 403
  listEndorsedUserSkills        | G:category P                      | 403
  endorseSkill                  | G:category P                      | 403 404 409
  returnSkill                   | G:category P                      | 403 404 409
  endorseUserSkill              | G:category P                      | 403 404 409
  returnUserSkill               | G:category P                      | 403 404 409
  decideUserSkills              | G:category P                      |
  withdrawEndorsement           | G:category P                      | 403 404 409
  uploadCertificate             | S:own C:own G:own P:own           | 400 413 415
  readCertificate               | S:own C:unit G:category P         | 404
  addAchievement                | S:own C:own G:own P:own           | 403 404
  changeAchievement             | S:own C:own G:own P:own           | 404 409
  withdrawAchievement           | S:own C:own G:own P:own           | 404
  listAchievements              | S:own C:own G P                   | 403
  countAchievements             | S:own C:own G P                   | 403
  listUnendorsedAchievements    | C:unit G:category P               | 403
  verifyAchievement             | C:unit G:category P               | 403 404 409
  returnAchievement             | C:unit G:category P               | 403 404 409
  decideAchievements            | C:unit G:category P               |
  listVerifiedAchievements      | C:unit G:category P               | 403
  withdrawVerification          | C:unit G:category P               | 403 404 409

  listRecentActivities          | C:unit G:category P               |
  readPendingCounts            | C:unit G:category P               |
  streamActivities              | C:unit G:category P               |
  readServiceBoard              | S C G P                           |
  listNotifications             | S:own C:own G:own P:own           |
  streamNotifications           | S:own C:own G:own P:own           |
  streamEventChanges            | S C G P                           |
  markNotificationsRead         | S:own C:own G:own P:own           |
  readNotificationPreferences   | S:own C:own G:own P:own           |
  changeNotificationPreferences | S:own C:own G:own P:own           |
  listAudit                     | P                                 |
  search                        | V S C G P                         |
`;

interface Expectation {
  name: string;
  who: Permissions;
  /** `not built`, or the statuses in order. */
  refusals: string;
}

const expectations = ORACLE.split('\n')
  .filter((line) => line.trim() !== '')
  .map((line): Expectation => {
    const [name = '', callers = '', refusals = ''] = line.split('|').map((cell) => cell.trim());
    const shorthand = callers.split(' ').map((caller) => {
      const [key = '', scope = 'any'] = caller.split(':');
      return [key, scope];
    });
    return { name, who: who(Object.fromEntries(shorthand) as WhoShorthand), refusals };
  });

const rows = new Map(callTable.map((call) => [call.name, call]));

describe('who may what', () => {
  it('is written down for every call, and for no other', () => {
    expect(expectations.map(({ name }) => name).toSorted()).toEqual([...rows.keys()].toSorted());
  });

  it.each(expectations.map((expected) => [expected.name, expected] as const))(
    'is as specified: %s',
    (name, expected) => {
      expect(rows.get(name)?.who).toEqual(expected.who);
    },
  );

  it.each(expectations.map((expected) => [expected.name, expected] as const))(
    'is refused as specified: %s',
    (name, { refusals }) => {
      const { built = false, errors = [] } = rows.get(name) ?? {};
      const statuses = new Set(errors.map(statusOf));
      expect(built ? [...statuses].toSorted((a, b) => a - b).join(' ') : 'not built').toBe(refusals);
    },
  );

  it('is the same for the four general secretaries', () => {
    const differing = callTable.filter(
      (call) => new Set(GENSEC_ROLES.map((role) => scopeRuleFor(call, role))).size > 1,
    );
    expect(differing.map(({ name }) => name)).toEqual([]);
  });
});
