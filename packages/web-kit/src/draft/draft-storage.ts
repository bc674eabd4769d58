const PREFIX = 'portal.draft.';

/** Key of a person's draft in the sessionStorage of this tab. */
export const draftKey = (userId: string | undefined, name: string) => `${PREFIX}${userId ?? 'visitor'}.${name}`;

/** Removes the drafts of this tab, but for those of the person `except`: what was typed may have been meant anonymously. */
export function clearDrafts({ except }: { readonly except?: string | undefined } = {}): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      const isKept = except !== undefined && key.startsWith(draftKey(except, ''));
      if (key.startsWith(PREFIX) && !isKept) sessionStorage.removeItem(key);
    }
  } catch {
    // Without access to the storage there are no drafts.
  }
}
