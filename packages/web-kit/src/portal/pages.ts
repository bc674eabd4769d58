import { GENSEC_ROLES, LEADERSHIP, OFFICERS } from '@portal/contracts';
import { ofClub } from './of-club';
import { approvals, dashboard, presidentsRecord } from './officer-pages';
import { ownRecord } from './own-record';
import type { PageAccess, PageNav } from './page-nav';

/** Remotes by their federation name; `remotes.json` says where each one is. */
export type RemoteName = 'mfe_auth' | 'mfe_events' | 'mfe_leadership' | 'mfe_student';

/** Names of the remotes, for when one cannot be shown. */
export const remoteLabels: Readonly<Record<RemoteName, string>> = {
  mfe_auth: 'Sign-in',
  mfe_events: 'Events',
  mfe_leadership: 'Dashboards',
  mfe_student: 'Student area',
};

/** One page of the portal. */
export interface PortalPage {
  readonly path: string;
  readonly remote: RemoteName;
  readonly title: string;
  readonly access: PageAccess;
  readonly nav?: PageNav;
  /** Without navigation and top bar: a page for one task, with a way back of its own. */
  readonly isFullScreen?: boolean;
  /** Of its content, if it is not the usual one: so wide is it while its remote is loaded. */
  readonly width?: 'narrow' | 'wide';
}

const others = ['CLUB_COORDINATOR', 'STUDENT'] as const;
const signedIn = [...LEADERSHIP, ...others] as const;

/**
 * Every page that exists, in the order of the navigation. Routing, guards, titles and navigation read this one table,
 * so that the frame is whole before any remote has loaded.
 */
export const portalPages = [
  dashboard('/president-dashboard', 'PRESIDENT', 'Dashboard'),
  dashboard('/gensec-tech', 'GENSEC_SCITECH', 'SciTech Portal'),
  dashboard('/gensec-acad', 'GENSEC_ACADEMIC', 'Academic Portal'),
  dashboard('/gensec-cult', 'GENSEC_CULTURAL', 'Cultural Portal'),
  dashboard('/gensec-sport', 'GENSEC_SPORTS', 'Sports Portal'),
  dashboard('/club-dashboard', 'CLUB_COORDINATOR', 'Club dashboard'),
  {
    path: '/home',
    remote: 'mfe_student',
    title: 'Home',
    access: 'onboarded',
    nav: { label: 'Home', icon: 'home', who: ['STUDENT'], bottom: true },
  },
  {
    path: '/cosa',
    remote: 'mfe_leadership',
    title: 'COSA Records',
    access: 'session',
    nav: {
      label: 'COSA Records',
      labels: { CLUB_COORDINATOR: 'Positions', STUDENT: 'COSA View' },
      icon: 'people',
      who: signedIn,
      group: 'Records',
      first: others,
    },
  },
  {
    path: '/gensec-endorse',
    remote: 'mfe_leadership',
    title: 'Endorsements',
    access: LEADERSHIP,
    nav: { label: 'Endorsements', icon: 'endorse', who: LEADERSHIP },
  },
  {
    path: '/add-position',
    remote: 'mfe_leadership',
    title: 'Add New Position',
    access: OFFICERS,
    nav: { label: 'Add Position', icon: 'position-plus', who: ['CLUB_COORDINATOR'] },
  },
  {
    path: '/events',
    remote: 'mfe_events',
    title: 'Events',
    access: 'public',
    nav: { label: 'Events', icon: 'calendar', who: [...signedIn, 'visitor'], bottom: true },
  },
  { path: '/events/:id', remote: 'mfe_events', title: 'Event', access: 'public' },
  { path: '/events/:id/check-in', remote: 'mfe_events', title: 'Check-in', access: OFFICERS, isFullScreen: true },
  {
    path: '/add-event',
    remote: 'mfe_events',
    title: 'Create Event',
    access: OFFICERS,
    nav: {
      label: 'Create Event',
      labels: { CLUB_COORDINATOR: 'Add Event' },
      icon: 'calendar-plus',
      who: OFFICERS,
      group: 'Create',
      first: ['CLUB_COORDINATOR'],
      bottom: true,
      barLabel: 'Create',
    },
  },
  {
    path: '/roombooking',
    remote: 'mfe_events',
    title: 'Room Booking',
    width: 'wide',
    access: OFFICERS,
    nav: { label: 'Room Booking', icon: 'door', who: OFFICERS },
  },
  approvals('/president-approval', ['PRESIDENT']),
  approvals('/approvals', [...GENSEC_ROLES, 'CLUB_COORDINATOR']),
  {
    path: '/feedback',
    remote: 'mfe_student',
    title: 'Give Feedback',
    access: 'onboarded',
    nav: { label: 'Give Feedback', icon: 'feedback-plus', who: ['STUDENT'] },
  },
  ownRecord('/profile', 'Profile', { label: 'Profile Page', icon: 'profile' }),
  ownRecord('/skills', 'Manage Skills', { label: 'Manage Skills', icon: 'skills' }),
  ownRecord('/manage-position', 'My Positions', { label: 'Manage Positions (PORs)', icon: 'positions' }),
  {
    ...ownRecord('/add-achievement', 'Add Achievement', { label: 'Add Achievements', icon: 'achievement-plus' }),
    width: 'narrow',
  },
  ownRecord('/view-achievements', 'My Achievements', { label: 'View Achievements', icon: 'achievements' }),
  { path: '/hand-over/:positionId', remote: 'mfe_student', title: 'Hand-over', access: 'session', width: 'narrow' },
  {
    path: '/viewfeedback',
    remote: 'mfe_student',
    title: 'Feedbacks',
    access: 'public',
    nav: {
      label: 'Feedback',
      labels: { STUDENT: 'View Feedback' },
      icon: 'feedback',
      who: [...signedIn, 'visitor'],
      bottom: true,
      barLabel: 'Feedback',
    },
  },
  ofClub('/club-dashboard/achievements', 'Review Achievements', { label: 'Achievements', icon: 'endorse' }),
  ofClub('/club-dashboard/skills', 'Skills', { label: 'Skills', icon: 'skills' }),
  {
    path: '/cosa/create',
    remote: 'mfe_leadership',
    title: 'Add New Position',
    access: OFFICERS,
    nav: { label: 'Create Tenure', icon: 'position-plus', who: LEADERSHIP, group: 'Create' },
  },
  {
    path: '/create-org-unit',
    remote: 'mfe_leadership',
    title: 'Create Organizational Unit',
    access: LEADERSHIP,
    nav: { label: 'Create Organizational Unit', icon: 'unit-plus', who: LEADERSHIP, group: 'Create' },
  },
  {
    path: '/import',
    remote: 'mfe_leadership',
    title: 'Import from a file',
    width: 'narrow',
    access: LEADERSHIP,
    nav: { label: 'Import', icon: 'sign-in', who: LEADERSHIP, group: 'Create' },
  },
  {
    path: '/units',
    remote: 'mfe_leadership',
    title: 'Units',
    access: 'session',
    nav: { label: 'Units', icon: 'units', who: signedIn, group: 'Records', first: others },
  },
  {
    path: '/office-bearers',
    remote: 'mfe_leadership',
    title: 'Office-bearers',
    width: 'narrow',
    access: 'session',
    nav: { label: 'Office-bearers', icon: 'person-check', who: signedIn, group: 'Records', first: others },
  },
  {
    path: '/statistics',
    remote: 'mfe_leadership',
    title: 'Statistics',
    access: OFFICERS,
    nav: { label: 'Statistics', icon: 'chart', who: OFFICERS, group: 'Records', first: ['CLUB_COORDINATOR'] },
  },
  {
    path: '/service',
    remote: 'mfe_leadership',
    title: 'Service board',
    access: 'session',
    nav: { label: 'Service board', icon: 'service', who: signedIn, group: 'Records', first: others },
  },
  { path: '/units/:unitId', remote: 'mfe_leadership', title: 'Unit', access: 'session' },
  presidentsRecord('mfe_events', '/rooms', 'Rooms', 'building'),
  presidentsRecord('mfe_leadership', '/roles', 'Roles', 'key'),
  presidentsRecord('mfe_leadership', '/audit', 'Audit', 'audit'),
  { path: '/profile/record', remote: 'mfe_student', title: 'Verified record', access: 'onboarded', width: 'narrow' },
  { path: '/profile/:userId', remote: 'mfe_student', title: 'Profile', access: OFFICERS, width: 'narrow' },
  {
    path: '/login',
    remote: 'mfe_auth',
    title: 'Sign in',
    access: 'visitor',
    nav: { label: 'Sign in', icon: 'sign-in', who: ['visitor'], bottom: true },
  },
  { path: '/register', remote: 'mfe_auth', title: 'Register', access: 'visitor' },
  { path: '/forgot-password', remote: 'mfe_auth', title: 'Forgot Password', access: 'visitor' },
  { path: '/reset-password/:id/:token', remote: 'mfe_auth', title: 'Reset Password', access: 'visitor' },
  { path: '/confirm-email/:token', remote: 'mfe_auth', title: 'Confirm your email address', access: 'public' },
  {
    path: '/onboarding',
    remote: 'mfe_auth',
    title: 'Complete your profile',
    access: 'onboarding',
    nav: { label: 'Complete profile', icon: 'person-check', who: signedIn, bottom: true, barLabel: 'Profile' },
  },
  { path: '/verify/:token', remote: 'mfe_student', title: 'Verified record', access: 'public', width: 'narrow' },
  { path: '/notifications', remote: 'mfe_auth', title: 'Notifications', access: 'session', width: 'narrow' },
  { path: '/settings', remote: 'mfe_auth', title: 'Settings', access: 'session', width: 'narrow' },
  { path: '/help', remote: 'mfe_auth', title: 'Help', access: 'public', width: 'narrow' },
  { path: '/about', remote: 'mfe_auth', title: 'About this portal', access: 'public', width: 'narrow' },
  { path: '/accessibility', remote: 'mfe_auth', title: 'Accessibility', access: 'public', width: 'narrow' },
] as const satisfies readonly PortalPage[];

type Page = (typeof portalPages)[number];

/** The patterns of the pages a remote is responsible for. */
export type RemotePath<Name extends RemoteName> = Extract<Page, { remote: Name }>['path'];
