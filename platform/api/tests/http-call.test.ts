import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { callOverHttp } from "#platform/api/client.ts";
import type { HttpCall } from "#platform/api/http-call.ts";
import { operation } from "#platform/api/operation.ts";
import { fakeBackend, hangsUp, isCut, isSilent, refusesWith, says, showsPage } from "./fake-backend.ts";

const backend = fakeBackend();
const good = says(200, { done: true });

const done = z.object({ done: z.boolean() });
const contract = {
  read: operation({ method: "GET", path: "/things/{id}", summary: "", access: "employee" })
    .input(z.strictObject({ id: z.string(), word: z.string().optional() }))
    .output(done),
  write: operation({ method: "POST", path: "/things", summary: "", access: "employee" })
    .input(z.strictObject({ text: z.string(), file: z.file().optional() }))
    .output(done),
};

let refreshed: string[];
let wrote: number;

beforeEach(() => {
  refreshed = [];
  wrote = 0;
});

function api(change: Partial<HttpCall> = {}) {
  return callOverHttp(contract, backend.url, {
    token: async () => "old",
    refresh: async (dead) => {
      refreshed.push(dead);
      return "new";
    },
    csrf: "proof",
    requestId: "11111111-1111-4111-8111-111111111111",
    address: "203.0.113.7",
    wrote: () => void wrote++,
    patience: { call: 500, upload: 1500 },
    ...change,
  });
}

const read = (change?: Partial<HttpCall>) => api(change).read({ id: "ёж/1", word: "чай & кофе" });
const write = (change?: Partial<HttpCall>) => api(change).write({ text: "привет" });

describe("what a call carries", () => {
  test("a read: the marker, the token, the cookie, whose request it is; no header of a write", async () => {
    backend.answers = [good];
    expect(await read()).toEqual({ done: true });
    const [{ method, path, headers }] = backend.heard as [(typeof backend.heard)[0]];
    expect(method).toBe("GET");
    expect(new URL(path, "http://x").searchParams.get("word")).toBe("чай & кофе");
    expect(decodeURIComponent(path.split("?")[0]!)).toBe("/api/things/ёж/1");
    expect(headers).toMatchObject({
      "x-requested-with": "XMLHttpRequest",
      authorization: "Bearer old",
      cookie: "XSRF-TOKEN=proof",
      "x-request-id": "11111111-1111-4111-8111-111111111111",
      "x-forwarded-for": "203.0.113.7",
    });
    expect(headers).not.toHaveProperty("x-xsrf-token");
    expect(wrote).toBe(0);
  });

  test("a write: JSON, the CSRF header of its cookie, the idempotency key", async () => {
    backend.answers = [good];
    await write({ idempotencyKey: "k1" });
    expect(backend.heard[0]).toMatchObject({ method: "POST", body: '{"text":"привет"}' });
    expect(backend.heard[0]!.headers).toMatchObject({
      "content-type": "application/json",
      "x-xsrf-token": "proof",
      cookie: "XSRF-TOKEN=proof",
      "idempotency-key": "k1",
    });
    expect(wrote).toBe(1);
  });

  test("a file goes as a form, and a stranger without a token", async () => {
    backend.answers = [good];
    await api({ token: async () => null }).write({ text: "фото", file: new File(["байты"], "Фото.png") });
    const { headers, body } = backend.heard[0]!;
    expect(headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(headers).not.toHaveProperty("authorization");
    expect(body).toContain("Фото.png");
    expect(body).toContain("байты");
  });
});

describe("a backend in trouble", () => {
  const troubles = { "hangs up": hangsUp, "is cut in the middle": isCut, "answers 500": refusesWith(500, "INTERNAL") };

  test.each(Object.entries(troubles))("that %s once is asked once more, by a read", async (_, trouble) => {
    backend.answers = [trouble, good];
    expect(await read()).toEqual({ done: true });
    expect(backend.heard).toHaveLength(2);
  });

  test.each(Object.entries(troubles))("that %s always is «unavailable» after two tries", async (_, trouble) => {
    backend.answers = [trouble];
    await expect(read()).rejects.toMatchObject({ status: 503, operation: { method: "GET" } });
    expect(backend.heard).toHaveLength(2);
  });

  test.each(Object.entries(troubles))("that %s gets a write once, or twice with its key", async (_, trouble) => {
    backend.answers = [trouble, good];
    await expect(write()).rejects.toMatchObject({ status: 503 });
    expect(backend.heard).toHaveLength(1);
    backend.answers = [trouble, good];
    expect(await write({ idempotencyKey: "k" })).toEqual({ done: true });
    expect(backend.heard.map(({ headers }) => headers["idempotency-key"])).toEqual([undefined, "k", "k"]);
  });

  test("that is silent is given up in time, once", async () => {
    backend.answers = [isSilent];
    await expect(read()).rejects.toMatchObject({ status: 504, message: "Ответ не пришёл вовремя" });
    await expect(write({ idempotencyKey: "k" })).rejects.toMatchObject({ status: 504 });
    expect(backend.heard).toHaveLength(2);
  });

  test("that shows a page of a proxy, or sends elsewhere, is «unavailable»", async () => {
    for (const status of [200, 502, 302]) {
      backend.answers = [showsPage(status)];
      await expect(read()).rejects.toMatchObject({ status: 503 });
    }
  });

  test("that is not there at all is «unavailable»", async () => {
    const nowhere = callOverHttp(contract, "http://127.0.0.1:1", {
      token: async () => null,
      refresh: async () => null,
      csrf: "",
      requestId: "",
      address: "",
    });
    await expect(nowhere.read({ id: "1" })).rejects.toMatchObject({
      status: 503,
      operation: { method: "GET", path: "/api/things/1" },
    });
  });
});

describe("a refusal", () => {
  test.each([400, 403, 404, 409, 413, 422, 429])("%i is final: nobody asks twice", async (status) => {
    backend.answers = [refusesWith(status, "SOME", { fields: { text: ["Плохо"] }, retryAfter: 5 })];
    await expect(read()).rejects.toMatchObject({ status, data: { fields: { text: ["Плохо"] }, retryAfter: 5 } });
    await expect(write({ idempotencyKey: "k" })).rejects.toMatchObject({ status });
    expect(backend.heard).toHaveLength(2);
  });
});

describe("a dead token", () => {
  const dead = refusesWith(401, "UNAUTHORIZED");

  test("is changed once and the call goes on, a write too", async () => {
    for (const call of [read, write]) {
      backend.heard.length = 0;
      backend.answers = [dead, good];
      expect(await call()).toEqual({ done: true });
      expect(backend.heard.map(({ headers }) => headers.authorization)).toEqual(["Bearer old", "Bearer new"]);
    }
    expect(refreshed).toEqual(["old", "old"]);
  });

  test("that cannot be changed, or whose successor is refused too, is a 401", async () => {
    backend.answers = [dead];
    await expect(read({ refresh: async () => null })).rejects.toMatchObject({ status: 401 });
    expect(backend.heard).toHaveLength(1);
    await expect(read()).rejects.toMatchObject({ status: 401 });
    expect(backend.heard).toHaveLength(3);
    expect(refreshed).toEqual(["old"]);
  });

  test("of a stranger is not refreshed", async () => {
    backend.answers = [dead];
    await expect(read({ token: async () => null })).rejects.toMatchObject({ status: 401 });
    expect(refreshed).toEqual([]);
  });
});
