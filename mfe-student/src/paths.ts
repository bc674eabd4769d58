import type { RemotePath } from '@portal/web-kit';

/** Patterns of this remote's pages; who may open them stands in web-kit's table of pages. */
export const paths = {
  home: '/home',
} as const satisfies Record<string, RemotePath<'mfe_student'>>;
