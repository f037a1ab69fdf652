import { type Person, type Viewer, viewerOf } from "./viewer.ts";

/** An employee as an administrator sees the portal with their eyes: all that they may read, whatever they have consented to. */
export function shownTo(admin: Viewer, person: Omit<Person, "consent">): Viewer {
  const { accountId, name } = admin;
  return { ...viewerOf({ ...person, consent: true }, ["employee"]), shownBy: { accountId, name } };
}
