import type { InstituteSettings } from '@portal/contracts';

/** What the gateway puts into the HTML of a page. */
export interface PageData {
  readonly settings: InstituteSettings;
  /** The manifest URL of each remote, which belongs to the deployment and not to the build. */
  readonly remotes: Readonly<Record<string, string>>;
  /** Whether nobody is signed in. */
  readonly isVisitor?: boolean;
  /** Whether the page has no frame around it. */
  readonly isFullScreen?: boolean;
  /** What the page asks first. */
  readonly firstCalls?: readonly string[];
  /** Whether the HTML has the answers to these calls in it; see `page-answers.ts`. */
  readonly hasAnswers?: boolean;
  /** The remote that has the page: the URL of its manifest, and of the script that it begins with. */
  readonly firstRemote?: { readonly name: string; readonly manifest: string; readonly entry?: string };
  /** Names the shell's scripts, by which a browser says that it has stored them. */
  readonly scripts?: string;
}

/** The data in the HTML; null where no gateway sent it, as on a development server. */
export function pageData(): PageData | null {
  const text = document.getElementById('portal-page')?.textContent;
  return text ? (JSON.parse(text) as PageData | null) : null;
}
