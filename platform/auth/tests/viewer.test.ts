import { expect, test } from "vitest";
import { isAuthorised, type Role, rolesOf, viewerOf } from "#platform/auth/viewer.ts";
import { rights } from "#platform/people/rights.ts";

const realm = (roles: unknown) => ({ realm_access: { roles } });

test.each<[string, unknown, Role[]]>([
  ["an employee", realm(["employee"]), ["employee"]],
  ["the roles that Keycloak adds to everyone", realm(["offline_access", "guest", "uma_authorization"]), ["guest"]],
  ["a role given twice", realm(["guest", "guest"]), ["guest"]],
  ["no roles", realm([]), []],
  ["unknown roles only", realm(["root", "ADMIN", "admin "]), []],
  ["a string for a list", realm("admin"), []],
  ["an object for a list", realm({ 0: "admin", length: 1 }), []],
  ["lists within a list", realm([["admin"], { role: "admin" }, null, 1]), []],
  ["no realm", {}, []],
  ["a realm that is a string", { realm_access: "admin" }, []],
  ["a realm that is null", { realm_access: null }, []],
  ["no token", undefined, []],
])("roles are read from a token: %s", (_, claims, roles) => {
  expect(rolesOf(claims)).toEqual(roles);
});

test.each<[Role[], boolean]>([
  [[], false],
  [["guest"], false],
  [["employee"], true],
  [["admin"], true],
  [["guest", "employee"], true],
  [["employee", "guest"], true],
])("%j are the roles of somebody who is authorised: %s", (roles, expected) => {
  expect(isAuthorised(roles)).toBe(expected);
});

test("a viewer carries the name and the rights that the roles give", () => {
  const person = {
    accountId: "a",
    groupId: "g",
    firstName: "Анна",
    lastName: "Петрова",
    consent: true,
    timeZone: "Asia/Omsk",
    granted: ["editor" as const],
  };
  expect(viewerOf(person, ["employee", "admin"])).toMatchObject({
    name: "Анна Петрова",
    isGuest: false,
    isAdmin: true,
    rights,
  });
  expect(viewerOf(person, ["employee"])).toMatchObject({ isAdmin: false, rights: ["editor"] });
  expect(viewerOf(person, ["guest"])).toMatchObject({ isGuest: true, isAdmin: false, rights: [] });
  expect(viewerOf(person, [])).toMatchObject({ isGuest: true, isAdmin: false });
});
