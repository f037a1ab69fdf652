import { describe, expect, test } from "vitest";
import { kindOf, pageOf, routesOf } from "../request-kind.ts";

const here = "https://portal.example";
const asked = (path: string, more: Partial<Request> = {}) =>
  kindOf({ method: "GET", mode: "cors", destination: "", url: `${here}${path}`, ...more } as Request, here);

describe("what the service worker takes care of", () => {
  test.each([
    ["/feed/work", { mode: "navigate" }, "document"],
    ["/feed/work.data?_routes=feed%2Fwork", {}, "data"],
    ["/_root.data", {}, "data"],
    ["/__manifest?p=/feed&version=1", {}, "manifest"],
    ["/assets/root-1.css", {}, "asset"],
    ["/icons.svg?v=1", {}, "asset"],
    ["/files/1/card", { destination: "image" }, "picture"],
    ["/files/1", { destination: "image" }, "original"],
  ] as const)("%s is a %s", (path, more, kind) => {
    expect(asked(path, more as Partial<Request>)).toBe(kind);
  });

  test.each([
    ["/feed/work", { method: "POST", mode: "navigate" }],
    ["/feed/work.data", { method: "POST" }],
    ["/auth/realms/gid/protocol/openid-connect/auth", { mode: "navigate" }],
    ["/api/users/me", {}],
    ["/files/1", {}],
    ["/files/1/card", { mode: "navigate" }],
    ["/healthz", {}],
    ["/favicon.svg", {}],
  ] as const)("%s is left to the browser", (path, more) => {
    expect(asked(path, more as Partial<Request>)).toBeNull();
  });

  test("other sites are left to the browser", () => {
    expect(asked("/feed", { url: "https://elsewhere.example/feed", mode: "navigate" })).toBeNull();
  });

  test("a sign-in and a sign-out, whatever their method, are where everything personal is wiped", () => {
    for (const path of ["/login?returnTo=/feed", "/login/callback?code=1", "/logout"]) {
      expect(asked(path, { mode: "navigate" })).toBe("exit");
      expect(asked(path, { mode: "navigate", method: "POST" })).toBe("exit");
    }
    expect(asked("/loginless", { mode: "navigate" })).toBe("document");
  });
});

test("a page and its data have one name, with the query and without Remix's own words", () => {
  expect(pageOf(`${here}/feed/work?view=tile`)).toBe("/feed/work?view=tile");
  expect(pageOf(`${here}/feed/work.data?view=tile&_routes=feed%2Fwork`)).toBe("/feed/work?view=tile");
  expect(pageOf(`${here}/_root.data`)).toBe("/");
  expect(pageOf(`${here}/main?_saved=%2Ffeed`)).toBe("/main");
  expect(routesOf(`${here}/feed/work.data?_routes=feed%2Fwork`)).toBe("feed/work");
  expect(routesOf(`${here}/feed/work.data`)).toBe("");
});
