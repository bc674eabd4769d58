import { shellConfig } from '@portal/build-config';
import { portalPages, type PortalPage } from '@portal/web-kit/pages';

const titleOf = ({ path, title, access }: PortalPage) =>
  [path, { title, isPublic: access === 'public' || access === 'visitor' }] as const;

export default shellConfig({ port: 3000, titles: Object.fromEntries(portalPages.map(titleOf)) });
