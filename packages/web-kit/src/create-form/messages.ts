/** Texts of every create form. */
export const messages = {
  draftSaved: 'Draft saved in this tab.',
} as const;
