/** Who may import whom, as dependency-cruiser rules; the default is nobody. */
export const boundaries: readonly { readonly name: string; readonly comment: string; readonly severity: 'error' }[];
