import { type Right, rights } from "#platform/people/rights.ts";
import type { AccountRole } from "#platform/people/schema.ts";

export type Role = "admin" | "guest" | "employee";

/** The person that a request is made by, as the portal knows them from the verified session or token. */
export type Viewer = {
  accountId: string;
  groupId: string;
  roles: Role[];
  name: string;
  isGuest: boolean;
  isAdmin: boolean;
  /** What they may do beyond their roles; an administrator may do everything. */
  rights: readonly Right[];
  consent: boolean;
  timeZone: string;
  /** An administrator by the token, and none until they sign in with two steps: their company wants it so. */
  owesSecondFactor?: true;
  /** The administrator who looks with this person's eyes: they read, and nothing that they send is done. */
  shownBy?: { accountId: string; name: string };
};

/** Someone who has not signed in: sees public pages only. */
export const nobody: Viewer = {
  accountId: "",
  groupId: "",
  roles: [],
  name: "",
  isGuest: true,
  isAdmin: false,
  rights: [],
  consent: false,
  timeZone: "Europe/Moscow",
};

const known: readonly string[] = ["admin", "guest", "employee"];

/**
 * Reads the realm roles that Keycloak writes into a token. Roles that the portal does not know give no rights
 * and do not count (Keycloak adds `offline_access` and others to everyone); anything unreadable is no roles at all.
 */
export function rolesOf(claims: unknown): Role[] {
  const realm = (claims as { realm_access?: unknown } | null | undefined)?.realm_access;
  const roles = (realm as { roles?: unknown } | null | undefined)?.roles;
  if (!Array.isArray(roles)) return [];
  return [...new Set(roles)].filter((role): role is Role => known.includes(role));
}

/** An authorised person has more than one role, or a first role other than guest (specification §6). */
export function isAuthorised(roles: readonly Role[]): boolean {
  return roles.length > 1 || (roles.length === 1 && roles[0] !== "guest");
}

/** What the roles of a token make of an account, one word for all of them. */
export function roleOf(roles: readonly Role[]): AccountRole {
  if (!isAuthorised(roles)) return "guest";
  return roles.includes("admin") ? "admin" : "employee";
}

export type Person = {
  accountId: string;
  groupId: string;
  firstName: string;
  lastName: string;
  consent: boolean;
  timeZone: string;
  granted: Right[];
  owesSecondFactor?: boolean;
};

/** A person with the roles of their token. */
export function viewerOf({ firstName, lastName, granted, owesSecondFactor, ...person }: Person, roles: Role[]): Viewer {
  const isGuest = !isAuthorised(roles);
  const isCalledAdmin = !isGuest && roles.includes("admin");
  const isAdmin = isCalledAdmin && !owesSecondFactor;
  return {
    ...person,
    ...(isCalledAdmin && !isAdmin && { owesSecondFactor: true as const }),
    roles,
    name: `${firstName} ${lastName}`.trim(),
    isGuest,
    isAdmin,
    rights: isAdmin ? rights : isGuest ? [] : granted,
  };
}

/** Whether a person may go where a right, or administrators alone, may go. */
export function mayAs({ isAdmin, rights }: Pick<Viewer, "isAdmin" | "rights">, what: Right | "admin"): boolean {
  return isAdmin || (what !== "admin" && rights.includes(what));
}
