import type { InstituteSettings } from '@portal/contracts';

/** What the gateway puts into the HTML of a page. */
export interface PageData {
  readonly settings: InstituteSettings;
  /** The manifest URL of each remote, which belongs to the deployment and not to the build. */
  readonly remotes: Readonly<Record<string, string>>;
}

/** The data in the HTML; null where no gateway sent it, as on a development server. */
export function pageData(): PageData | null {
  const text = document.getElementById('portal-page')?.textContent;
  return text ? (JSON.parse(text) as PageData | null) : null;
}
