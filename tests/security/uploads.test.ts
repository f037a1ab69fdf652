import { once } from "node:events";
import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { config } from "#platform/config.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { beginUpload, bodyTypes } from "#tests/support/flood.ts";

const world = portalInProcess({ LIMITS: "0" });
const megabyte = 1024 * 1024;
const before = process.env.TMPDIR;

// A temporary folder of its own: other tests lay their forms into the common one.
beforeAll(() => {
  process.env.TMPDIR = mkdtempSync(join(tmpdir(), "veche-uploads-"));
});
afterAll(() => {
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
});

describe("what somebody brings", () => {
  it("lies in a folder while it comes and nowhere afterwards", async () => {
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
    await expect.poll(() => readdirSync(tmpdir())).toEqual([]);
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
    const slow = await Promise.all([1, 2, 3].map(() => beginUpload(world, anna.cookieHeader)));
    const body = new Uint8Array(2 * megabyte);
    const headers = { "content-type": bodyTypes.multipart, "sec-fetch-site": "same-origin" };
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
