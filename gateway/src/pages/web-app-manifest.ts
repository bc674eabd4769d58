import type { InstituteSettings } from '@portal/contracts';

export const PORTAL_DESCRIPTION = 'Events, rooms, feedback and student records of the institute.';

/** What a device needs to install the portal (Web Application Manifest, W3C). Its icons are files of the shell. */
export function webAppManifest({ instituteName }: InstituteSettings) {
  const icon = (name: string, sizes: string, purpose: 'any' | 'maskable') => ({
    src: `/icons/${name}.png`,
    sizes,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: `Portal, ${instituteName}`,
    short_name: 'Portal',
    description: PORTAL_DESCRIPTION,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [
      icon('icon-192', '192x192', 'any'),
      icon('icon-512', '512x512', 'any'),
      icon('maskable-512', '512x512', 'maskable'),
    ],
    shortcuts: [{ name: 'Events', url: '/events' }],
  };
}
