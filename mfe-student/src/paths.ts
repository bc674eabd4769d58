import type { AchievementState, ClaimState, Confirmation, Role } from '@portal/contracts';
import type { RemotePath } from '@portal/web-kit';

/** Paths of this remote's pages; web-kit's table of pages says who may open them. */
export const paths = {
  home: '/home',
  profile: '/profile',
  record: '/profile/record',
  verify: '/verify/:token',
  person: '/profile/:userId',
  giveFeedback: '/feedback',
  feedback: '/viewfeedback',
  skills: '/skills',
  addAchievement: '/add-achievement',
  achievements: '/view-achievements',
  positions: '/manage-position',
  handOver: '/hand-over/:positionId',
} as const satisfies Record<string, RemotePath<'mfe_student'>>;

/** The list of one's own positions, with the dialog that adds one. */
export const addPositionHref = `${paths.positions}?add=1`;

/** The lists of one's own skills, achievements and positions, filtered by how they stand. */
export const skillsHref = (state: ClaimState) => `${paths.skills}?state=${state}`;
export const achievementsHref = (state: AchievementState) => `${paths.achievements}?state=${state}`;
export const positionsHref = (status: Exclude<Confirmation, 'confirmed'>) => `${paths.positions}?status=${status}`;
/** Those that are confirmed, also of the past. */
export const heldPositionsHref = `${paths.positions}?status=held`;

/** The list of what one gave, beside the form or, where there is no room for that, above it. */
export const ownFeedbackHref = `${paths.giveFeedback}?own=1`;

/** What a position leaves: of one tenure, or of the one that is handed over now. */
export const handOverHref = (positionId: string, tenure?: string) =>
  `/hand-over/${encodeURIComponent(positionId)}${tenure === undefined ? '' : `?tenure=${encodeURIComponent(tenure)}`}`;

/** The public page of a shared record. */
export const verifyHref = (token: string) => `/verify/${encodeURIComponent(token)}`;

/** Feedback, searched for what it is about. */
export const feedbackHref = (target: string) => `${paths.feedback}?q=${encodeURIComponent(target)}`;

/** Pages of other remotes. */
export const otherPages = {
  roles: '/roles',
  events: '/events',
  notifications: '/notifications',
  /** Where an officer confirms the positions that students claim. */
  claims: (role: Role) => `${role === 'PRESIDENT' ? '/president-approval' : '/approvals'}?kind=positions`,
  event: (id: string) => `/events/${encodeURIComponent(id)}`,
} as const;
