import { describe, expect, it } from "vitest";
import { pages } from "#app/routes.ts";
import { addressesOf, pageNames } from "#tests/support/addresses.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { fewWords, flood, watchReading } from "#tests/support/flood.ts";
import { operationsOf } from "#tests/support/operations.ts";

const world = portalInProcess({ LIMITS: "0" });
watchReading();

const ways = (["urlencoded", "multipart"] as const).flatMap((kind) => [true, false].map((told) => ({ kind, told })));
let proved = 0;

describe("ten megabytes of a stranger", () => {
  it.each(pageNames)("are not read at %s", async (name) => {
    const { path } = addressesOf(world).find(({ page }) => page === name)!;
    for (const { kind, told } of ways) {
      const answer = await flood(world, path, { kind, told });
      const refusals = pages[name]!.audience === "public" ? [400, 405, 413] : [302, 413];
      expect(refusals, `${path} ${kind} ${told}: ${answer.status}`).toContain(answer.status);
      expect(answer.read, `${path} ${kind} ${told}`).toBeLessThan(fewWords);
    }
    proved += 1;
  });

  it.each(["/logout", "/show-as", "/show-as/end", "/login/back-channel", "/unsubscribe/x", "/auth/interaction/x"])(
    "are not read at %s",
    async (path) => {
      for (const { kind, told } of ways) {
        const answer = await flood(world, path, { kind, told });
        expect([303, 400, 403, 404, 413], `${path} ${kind} ${told}: ${answer.status}`).toContain(answer.status);
        expect(answer.read, `${path} ${kind} ${told}`).toBeLessThan(fewWords);
      }
    },
  );

  it("are not read by any operation, a stranger's bearer token beside them or not", async () => {
    const paths = operationsOf().flatMap(({ writes, path, method }) => (writes && method === "POST" ? [path] : []));
    expect(paths.length).toBeGreaterThan(50);
    const kinds = [
      { kind: "json", told: true },
      { kind: "json", told: false },
      { kind: "multipart", told: false },
    ] as const;
    for (const path of new Set(paths)) {
      const filled = `/api${path.replace(/\{\w+\}/g, "01a1fe5b-0000-7000-8000-000000000000")}`;
      for (const { kind, told } of kinds) {
        const answer = await flood(world, filled, { kind, told }, { authorization: "Bearer nobody" });
        expect([400, 401, 403, 404, 413], `${filled} ${kind} ${told}: ${answer.status}`).toContain(answer.status);
        expect(answer.read, `${filled} ${kind} ${told}`).toBeLessThan(fewWords);
      }
    }
  });

  it("are not read from a foreign page, whoever's browser brings them", async () => {
    const anna = await world.as("anna");
    const foreign = { "sec-fetch-site": "cross-site", cookie: anna.cookieHeader };
    for (const path of ["/ugc/create", "/support", "/logout", "/show-as"]) {
      for (const { kind, told } of ways) {
        const answer = await flood(world, path, { kind, told }, foreign);
        expect([path, answer.status]).toEqual([path, 403]);
        expect(answer.read, path).toBeLessThan(512 * 1024);
      }
    }
    expect((await anna.send("/main")).status).toBe(200);
  });
});

it("every page was tried", () => {
  expect(proved).toBe(pageNames.length);
});
