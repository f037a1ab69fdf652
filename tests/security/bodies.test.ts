import { once } from "node:events";
import { readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pages } from "#app/routes.ts";
import { config } from "#platform/config.ts";
import { addressesOf, pageNames } from "#tests/support/addresses.ts";
import { openDoor } from "#tests/support/door.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { operationsOf } from "#tests/support/operations.ts";

const world = portalInProcess({ LIMITS: "0" });
const megabyte = 1024 * 1024;
const huge = 10 * megabyte;
/** What a socket may have taken in before anybody looks: the words of one form, and what lies in its buffers. */
const fewWords = 1.5 * megabyte;
const types = {
  urlencoded: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data; boundary=x",
  json: "application/json",
};
type Kind = keyof typeof types;

/** Of each request how much the portal had read of it when its answer began. */
const read = new Map<string, number>();
const note = (incoming: IncomingMessage, outgoing: ServerResponse) => {
  const mark = incoming.headers["x-mark"] as string | undefined;
  if (!mark) return;
  let bytes = 0;
  const push = incoming.push.bind(incoming);
  incoming.push = (chunk) => {
    bytes += (chunk as Buffer | null)?.length ?? 0;
    return push(chunk);
  };
  outgoing.once("finish", () => void read.set(mark, bytes));
};

beforeAll(async () => void (await openDoor()).server.prependListener("request", note));
afterAll(async () => void (await openDoor()).server.off("request", note));

let count = 0;

/** Sends ten megabytes that nobody has asked for, as fast as they are taken, and gives the answer's status and what was read. */
async function flood(path: string, kind: Kind, told: boolean, headers: Record<string, string> = {}) {
  const mark = String(++count);
  const { hostname, port, origin } = new URL(world.origin);
  const all = {
    host: new URL(origin).host,
    "sec-fetch-site": "same-origin",
    "content-type": types[kind],
    "x-mark": mark,
    ...(told ? { "content-length": String(huge) } : { "transfer-encoding": "chunked" }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  const answered = once(socket, "data");
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
  const stopped = pour(socket, kind, told);
  const [head] = (await answered) as [Buffer];
  await stopped.stop();
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head.toString("latin1"))?.[1]), read: read.get(mark) ?? 0 };
}

function pour(socket: Socket, kind: Kind, told: boolean) {
  let isOver = false;
  socket.on("error", () => {});
  const part = Buffer.alloc(64 * 1024, "a");
  const head =
    kind === "multipart" ? '--x\r\ncontent-disposition: form-data; name="f"; filename="f.txt"\r\n\r\n' : "a=";
  const frame = (chunk: Buffer) =>
    told ? chunk : Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from("\r\n")]);
  const gone = new Promise<void>((done) => socket.once("close", () => done()));
  const done = (async () => {
    socket.write(frame(Buffer.from(head)));
    for (let sent = head.length; sent + part.length < huge && !isOver && !socket.destroyed; sent += part.length) {
      if (!socket.write(frame(part))) await Promise.race([once(socket, "drain").catch(() => {}), gone]);
    }
  })();
  return {
    async stop() {
      isOver = true;
      socket.destroy();
      await Promise.all([done, gone]);
    },
  };
}

const ways = (["urlencoded", "multipart"] as const).flatMap((kind) => [true, false].map((told) => ({ kind, told })));
let proved = 0;

describe("ten megabytes of a stranger", () => {
  it.each(pageNames)("are not read at %s", async (name) => {
    const { path } = addressesOf(world).find(({ page }) => page === name)!;
    for (const { kind, told } of ways) {
      const answer = await flood(path, kind, told);
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
        const answer = await flood(path, kind, told);
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
        const answer = await flood(filled, kind, told, { authorization: "Bearer nobody" });
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
        const answer = await flood(path, kind, told, foreign);
        expect([path, answer.status]).toEqual([path, 403]);
        expect(answer.read, path).toBeLessThan(0.5 * megabyte);
      }
    }
    expect((await anna.send("/main")).status).toBe(200);
  });
});

describe("what somebody brings", () => {
  it("lies in a folder while it comes and nowhere afterwards", async () => {
    const before = forms();
    const anna = await world.as("anna");
    const form = new FormData();
    for (const [name, value] of Object.entries({ intent: "upload", _csrf: await anna.csrf(), description: "Наш день" }))
      form.append(name, value);
    form.append("file", new File([new Uint8Array(5 * megabyte)], "Фильм.mp4", { type: "video/mp4" }));
    const asked = new Request(world.origin, { method: "POST", body: form });
    const answer = await anna.send("/videos", {
      method: "POST",
      body: new Uint8Array(await asked.arrayBuffer()),
      headers: { "content-type": asked.headers.get("content-type")!, "sec-fetch-site": "same-origin" },
    });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Такое видео браузеры не покажут");
    // It goes once the answer has.
    await expect.poll(forms).toEqual(before);
  });

  it("and is longer than its page takes, is told of in Russian", async () => {
    const anna = await world.as("anna");
    const answer = await anna.send("/account-settings/alias", { form: { alias: "a".repeat(2 * megabyte) } });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain("Столько портал за один раз не примет");
  });

  it("is counted by files an hour and bytes a day, and the form says so beside its field", async () => {
    const { uploads } = config;
    config.limits = 1;
    const ask = async () => {
      const ivan = await world.as("ivan");
      const form = new FormData();
      const fields = { _csrf: await ivan.csrf(), topic: "other", text: "Не открывается приложенный файл", tell: "" };
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append("files", new File(["Что было на экране"], "Экран.txt", { type: "text/plain" }));
      const asked = new Request(world.origin, { method: "POST", body: form });
      const body = new Uint8Array(await asked.arrayBuffer());
      const headers = { "content-type": asked.headers.get("content-type")!, "sec-fetch-site": "same-origin" };
      const answer = await ivan.send("/support", { method: "POST", body, headers });
      return { status: answer.status, html: await answer.text() };
    };
    try {
      expect((await ask()).status).toBe(303);
      config.uploads = { ...uploads, perHour: 1 };
      const often = await ask();
      expect(often.status).toBe(422);
      expect(often.html).toContain("За час можно загрузить только 1 файл.");
      expect(often.html).toContain("Не открывается приложенный файл");
      config.uploads = { ...uploads, bytesPerDay: 20 };
      expect((await ask()).html).toContain("За сутки можно загрузить не больше 0 МБ");
      config.limits = 0;
      expect((await ask()).status).toBe(303);
    } finally {
      Object.assign(config, { uploads, limits: 0 });
    }
  });

  it("waits its turn when much is coming at once, and others are answered meanwhile", async () => {
    const anna = await world.as("anna");
    const olga = await world.as("olga");
    const slow = await Promise.all([1, 2, 3].map(() => beginUpload(anna.cookieHeader)));
    const body = new Uint8Array(2 * megabyte);
    const headers = { "content-type": types.multipart, "sec-fetch-site": "same-origin" };
    const fourth = await anna.send("/ugc/create", { method: "POST", body, headers });
    expect([fourth.status, fourth.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(await fourth.text()).toContain("Портал уже принимает столько файлов, сколько может");
    // Others have places of their own: hers is no form, and that is all there is to say.
    expect((await olga.send("/ugc/create", { method: "POST", body, headers })).status).toBe(400);
    expect((await anna.send("/main")).status).toBe(200);
    for (const socket of slow) {
      socket.destroy();
      await once(socket, "close");
    }
  });
});

/** Begins to send a film and stops in the middle; gives the line once the portal has begun to read it. */
async function beginUpload(cookie: string): Promise<Socket> {
  const mark = String(++count);
  const { hostname, port, host } = new URL(world.origin);
  const { server } = await openDoor();
  const begun = new Promise<void>((done) => {
    const hear = (incoming: IncomingMessage) => {
      if (incoming.headers["x-mark"] !== mark) return;
      server.off("request", hear);
      incoming.once("resume", () => done());
    };
    server.on("request", hear);
  });
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  const head = [`host: ${host}`, `cookie: ${cookie}`, `x-mark: ${mark}`, "sec-fetch-site: same-origin"];
  const length = [`content-type: ${types.multipart}`, `content-length: ${huge}`];
  socket.write(`POST /videos HTTP/1.1\r\n${[...head, ...length].join("\r\n")}\r\n\r\n--x\r\n`);
  await begun;
  return socket;
}

const forms = () => readdirSync(tmpdir()).filter((name) => name.startsWith("veche-form-"));

it("every page was tried", () => {
  expect(proved).toBe(pageNames.length);
});
