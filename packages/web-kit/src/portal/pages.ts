import { LEADERSHIP, OFFICERS, type Role } from '@portal/contracts';
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

const signedIn = [...LEADERSHIP, 'CLUB_COORDINATOR', 'STUDENT'] as const;

const dashboard = (path: string, role: Role, title: string) =>
  ({
    path,
    remote: 'mfe_leadership',
    title,
    access: [role],
    nav: { label: 'Dashboard', icon: 'dashboard', who: [role], bottom: true },
  }) as const;

const creators = OFFICERS;

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
      first: ['CLUB_COORDINATOR', 'STUDENT'],
    },
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
  {
    path: '/events/:id/check-in',
    remote: 'mfe_events',
    title: 'Check-in',
    access: OFFICERS,
    isFullScreen: true,
  },
  {
    path: '/add-event',
    remote: 'mfe_events',
    title: 'Create Event',
    access: creators,
    nav: {
      label: 'Create Event',
      labels: { CLUB_COORDINATOR: 'Add Event' },
      icon: 'calendar-plus',
      who: creators,
      group: 'Create',
      first: ['CLUB_COORDINATOR'],
      bottom: true,
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
  {
    path: '/president-approval',
    remote: 'mfe_events',
    title: 'Pending Approvals',
    width: 'narrow',
    access: ['PRESIDENT'],
    nav: { label: 'Approvals', icon: 'inbox', who: ['PRESIDENT'] },
  },
  {
    path: '/feedback',
    remote: 'mfe_student',
    title: 'Give Feedback',
    access: 'onboarded',
    nav: { label: 'Give Feedback', icon: 'feedback-plus', who: ['STUDENT'] },
  },
  {
    path: '/manage-position',
    remote: 'mfe_student',
    title: 'My Positions',
    access: 'onboarded',
    nav: { label: 'Manage Positions (PORs)', icon: 'positions', who: ['STUDENT'] },
  },
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
    },
  },
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
    path: '/units',
    remote: 'mfe_leadership',
    title: 'Units',
    access: 'session',
    nav: { label: 'Units', icon: 'units', who: signedIn, group: 'Records', first: ['CLUB_COORDINATOR', 'STUDENT'] },
  },
  {
    path: '/office-bearers',
    remote: 'mfe_leadership',
    title: 'Office-bearers',
    width: 'narrow',
    access: 'session',
    nav: {
      label: 'Office-bearers',
      icon: 'person-check',
      who: signedIn,
      group: 'Records',
      first: ['CLUB_COORDINATOR', 'STUDENT'],
    },
  },
  { path: '/units/:unitId', remote: 'mfe_leadership', title: 'Unit', access: 'session' },
  {
    path: '/rooms',
    remote: 'mfe_events',
    title: 'Rooms',
    access: ['PRESIDENT'],
    nav: { label: 'Rooms', icon: 'building', who: ['PRESIDENT'], group: 'Records' },
  },
  {
    path: '/roles',
    remote: 'mfe_leadership',
    title: 'Roles',
    access: ['PRESIDENT'],
    nav: { label: 'Roles', icon: 'key', who: ['PRESIDENT'], group: 'Records' },
  },
  {
    path: '/audit',
    remote: 'mfe_leadership',
    title: 'Audit',
    access: ['PRESIDENT'],
    nav: { label: 'Audit', icon: 'audit', who: ['PRESIDENT'], group: 'Records' },
  },
  { path: '/profile', remote: 'mfe_student', title: 'Profile', access: 'onboarded', width: 'narrow' },
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
    nav: { label: 'Complete profile', icon: 'person-check', who: signedIn, bottom: true },
  },
  { path: '/notifications', remote: 'mfe_auth', title: 'Notifications', access: 'session', width: 'narrow' },
  { path: '/settings', remote: 'mfe_auth', title: 'Settings', access: 'session', width: 'narrow' },
] as const satisfies readonly PortalPage[];

type Page = (typeof portalPages)[number];

/** The patterns of the pages a remote is responsible for. */
export type RemotePath<Name extends RemoteName> = Extract<Page, { remote: Name }>['path'];
