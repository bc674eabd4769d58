const START = 'portal.draft.';

/** Where one person's draft lies in this tab's store. */
export const draftKey = (userId: string | undefined, name: string) => `${START}${userId ?? 'visitor'}.${name}`;

/**
 * Takes away what was typed in this tab: all of it when somebody signs out, as it may have been meant to stay without a
 * name; what others left behind when somebody else signs in.
 */
export function clearDrafts({ except }: { readonly except?: string | undefined } = {}): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      const isKept = except !== undefined && key.startsWith(draftKey(except, ''));
      if (key.startsWith(START) && !isKept) sessionStorage.removeItem(key);
    }
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
