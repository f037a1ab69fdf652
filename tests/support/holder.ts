/** Who of the fixture's people has an access beyond everybody's: its editor is the chief one too. */
export function holderOf(access: string): string {
  return access === "chief-editor" ? "editor" : access;
}

/** Somebody who may call an operation or open a page: the one with the right, or just an employee. */
export function oneWith(access: string | undefined): string {
  const ofDesk = ["editor", "chief-editor", "moderator", "admin"];
  return access && ofDesk.includes(access) ? holderOf(access) : "anna";
}
