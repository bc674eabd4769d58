/** What e-mails and calendars call the portal of an institute. */
export function portalName({ instituteName }: { instituteName: string }): string {
  return `${instituteName} student portal`;
}
