import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { setClock } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { byArea, operationsOf } from "#tests/support/operations.ts";

const world = portalInProcess({ LIMITS: "0" });
const someId = "01a1fe5b-0000-7000-8000-000000000000";
const open = operationsOf().filter(({ access }) => access === "public");
const addressOf = (path: string) => `/api${path.replace(/\{\w+\}/g, someId)}`;

afterEach(() => {
  setClock();
  config.limits = 0;
});

async function post(path: string, body: string, headers: Record<string, string> = {}) {
  const answer = await fetch(world.origin + path, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", ...headers },
    redirect: "manual",
  });
  return { status: answer.status, text: await answer.text(), wait: answer.headers.get("retry-after") };
}

const keys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 1])));
const nested = (depth: number) => `{"text":${"[".repeat(depth)}${"]".repeat(depth)}}`;

describe("a stranger's call", () => {
  const writing = open.filter(({ method }) => method === "POST");

  it.each(writing.map(({ name, path }) => [name, addressOf(path)]))(
    "to %s is not read when it holds more than any form",
    async (_, path) => {
      const unread = [keys(80_000), JSON.stringify({ text: Array(400_000).fill(1) }), nested(100_000)];
      for (const body of unread) {
        const answer = await post(path, body);
        expect([answer.status, answer.text.length < 500]).toEqual([413, true]);
      }
    },
  );

  it.each(writing.map(({ name, path }) => [name, addressOf(path)]))(
    "to %s is told of some tens of mistakes and how many there are",
    async (_, path) => {
      const answer = await post(path, keys(4000));
      expect(answer.status).toBe(422);
      const { data } = JSON.parse(answer.text);
      const told = Object.keys(data.fields).length;
      expect(told).toBeGreaterThan(0);
      expect(told).toBeLessThanOrEqual(40);
      expect(data.more).toBeGreaterThan(3900);
      expect(answer.text.length).toBeLessThan(10_000);
    },
  );

  it.each(open.map(({ name, path, method }) => [name, addressOf(path), method]))(
    "to %s is counted before it is read",
    async (name, path, method) => {
      setClock(new Date());
      forgetSpending();
      config.limits = 0.1;
      const { limit } = open.find((one) => one.name === name)!;
      const asked = async () => {
        const query = method === "GET" ? "?nobody=asks" : "";
        const init = method === "GET" ? {} : { body: "{", headers: { "content-type": "application/json" } };
        const answer = await fetch(world.origin + path + query, { method: method!, ...init });
        await answer.body?.cancel();
        return answer.status;
      };
      for (let call = 0; call < Math.ceil(limit!.count * 0.1); call += 1)
        expect([200, 400, 404, 422]).toContain(await asked());
      expect(await asked()).toBe(429);
    },
  );

  it("to what is not open is refused before it is read", async () => {
    const closed = operationsOf().filter(({ writes, access }) => writes && access !== "public");
    for (const [, [one]] of byArea(closed)) {
      const { path, method } = one!;
      const answer = await fetch(world.origin + addressOf(path), {
        method,
        body: keys(10_000),
        headers: { "content-type": "application/json" },
      });
      expect([path, answer.status]).toEqual([path, 401]);
      await answer.body?.cancel();
    }
  });

  it("makes no long list out of a short name", async () => {
    const type = { "content-type": "application/x-www-form-urlencoded" };
    const lists = Array.from({ length: 300 }, (_, n) => `a${n}[999]=1`).join("&");
    for (const body of ["files[50000000]=1", `files${"[999]".repeat(2000)}=1`, lists]) {
      expect((await post("/api/public/v1/support", body, type)).status).toBe(413);
      expect((await post("/support", body, type)).status).toBe(400);
    }
    const answer = await fetch(`${world.origin}/api/public/v1/legal?${"a".repeat(10)}${"[999]".repeat(1000)}=1`);
    expect(answer.status).toBe(413);
  });
});

describe("somebody's call", () => {
  it("is told of some tens of mistakes, whichever they are", async () => {
    const ivan = await world.as("ivan");
    const bad = JSON.stringify({ text: Array(15_000).fill(1), topic: {}, files: Array(4000).fill(1) });
    const headers = {
      "content-type": "application/json",
      "x-csrf-token": await ivan.csrf(),
      origin: world.origin,
      "sec-fetch-site": "same-origin",
    };
    const answer = await ivan.send("/api/public/v1/support", { method: "POST", body: bad, headers });
    expect(answer.status).toBe(422);
    expect((await answer.text()).length).toBeLessThan(10_000);
  });
});

describe("a stranger's form", () => {
  it("is counted by the minute, and its words come back", async () => {
    setClock(new Date());
    forgetSpending();
    config.limits = 0.1;
    const type = { "content-type": "application/x-www-form-urlencoded" };
    for (let sent = 0; sent < 12; sent += 1) expect((await post("/support", "text=1", type)).status).toBe(422);
    const refused = await post("/support", `text=${encodeURIComponent("Не могу войти")}`, type);
    expect([refused.status, refused.text.includes("Не могу войти")]).toEqual([429, true]);
    expect(Number(refused.wait)).toBeGreaterThan(0);
  });

  it("takes no place from those who upload, however slowly and in whatever way it comes", async () => {
    const { hostname, port, host } = new URL(world.origin);
    const slow: Socket[] = [];
    for (const path of [
      "/support",
      "/registration",
      "/api/public/v1/support",
      "/videos",
      "/api/gstorage/public/v3/files/upload",
    ]) {
      for (const type of [
        "multipart/form-data; boundary=xx",
        "application/x-www-form-urlencoded",
        "application/json",
      ]) {
        for (let line = 0; line < 4; line += 1) {
          const socket = connect(Number(port), hostname);
          socket.on("error", () => {});
          await once(socket, "connect");
          const head = `POST ${path} HTTP/1.1\r\nhost: ${host}\r\nsec-fetch-site: same-origin\r\ncontent-type: ${type}\r\n`;
          socket.write(`${head}transfer-encoding: chunked\r\n\r\n1\r\n-\r\n`);
          slow.push(socket);
        }
      }
    }
    // Each of them has been answered or waits for more.
    await world.as("ivan");
    const ivan = await world.as("ivan");
    const form = new FormData();
    form.append("file", new File([new Uint8Array(2 * 1024 * 1024)], "Фильм.txt", { type: "text/plain" }));
    const asked = new Request(world.origin, { method: "POST", body: form });
    const body = new Uint8Array(await asked.arrayBuffer());
    const headers = {
      "content-type": asked.headers.get("content-type")!,
      "x-csrf-token": await ivan.csrf(),
      origin: world.origin,
      "sec-fetch-site": "same-origin",
    };
    const answer = await ivan.send("/api/gstorage/public/v3/files/upload", { method: "POST", body, headers });
    // It was read and judged: only pictures are taken here.
    expect(answer.status).toBe(422);
    for (const socket of slow) socket.destroy();
  });
});
