import "./support/outside-environment.ts";
import type { JWTPayload } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { viewerOfBearer } from "#platform/auth/bearer.ts";
import { config } from "#platform/config.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { fakeProvider, provider, sign, unknownKey } from "./support/fake-provider.ts";

freshDatabase();
fakeProvider();
const issuer = config.oidcIssuer!;
let accountId: string;
beforeAll(async () => {
  const company = await makeCompany();
  ({ accountId } = await makePerson(company, { issuer, subject: "person-1" }));
  await makePerson(company, { issuer, subject: "gone", leftAt: new Date() });
});

const second = Math.floor(Date.now() / 1000);
const good = {
  iss: issuer,
  sub: "person-1",
  iat: second,
  exp: second + 300,
  azp: "webapp",
  typ: "Bearer",
  realm_access: { roles: ["employee"] },
};
const callWith = async (claims: JWTPayload, typ?: string) => viewerOfBearer(`Bearer ${await sign(claims, typ)}`);

describe("an outside client", () => {
  test("calls in the name of the person whose access token it has", async () => {
    expect(await callWith(good)).toMatchObject({ accountId, roles: ["employee"], isGuest: false });
  });

  test("may have a token that is marked by its header, and made for the portal by audience", async () => {
    const { azp, typ, ...rest } = good;
    expect(await callWith({ ...rest, aud: ["account", "webapp"] }, "at+jwt")).toMatchObject({ accountId });
  });

  test.each<[string, JWTPayload, string?]>([
    ["an ID token", { ...good, typ: "ID", aud: "webapp" }],
    ["an unmarked token", { ...good, typ: undefined }],
    ["a token for another client", { ...good, azp: "another", aud: "another" }],
    ["a token of another issuer", { ...good, iss: "https://evil.ru" }],
    ["a token that has ended", { ...good, exp: second - 61 }],
    ["a token without end", { ...good, exp: undefined }],
    ["a token of somebody unknown", { ...good, sub: "nobody" }],
    ["a token of somebody who has left", { ...good, sub: "gone" }],
    ["a token of no one", { ...good, sub: undefined }],
  ])("is nobody with %s", async (_, claims, typ) => {
    expect(await callWith(claims, typ)).toBeNull();
  });

  test("is nobody with a token that a stranger signed", async () => {
    provider.signing = { key: unknownKey };
    expect(await callWith(good)).toBeNull();
  });

  test("is nobody without a readable token", async () => {
    const token = await sign(good);
    for (const header of [null, "", "Bearer", "Bearer ", "Bearer x", `Basic ${token}`, token, `Bearer ${token} x`]) {
      expect(await viewerOfBearer(header)).toBeNull();
    }
  });
});
