import { beforeAll, describe, expect, test } from "vitest";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { callAs, tokensFor } from "#tests/support/outside-client.ts";
import { makePerson } from "#tests/support/people.ts";
import { pictureFile } from "#tests/support/two-companies.ts";

const fixture = portalInProcess();

let anna: string;
let guest: string;

beforeAll(async () => {
  const { id, name } = fixture.sever;
  await makePerson({ id, alias: "sever", name }, { firstName: "Федор", lastName: "Ёлкин" });
  anna = (await tokensFor(fixture.origin, "anna")).accessToken;
  guest = (await tokensFor(fixture.origin, "guest")).accessToken;
});

const call = (token: string | undefined, ...rest: [string, string, unknown?, Record<string, string>?]) =>
  callAs(fixture.origin, token, ...rest);
const as = (...rest: [string, string, unknown?, Record<string, string>?]) => call(anna, ...rest);

function form(name: string, file?: File): FormData {
  const made = new FormData();
  if (file) made.append(name, file);
  else made.append("note", "без файла");
  return made;
}

/** The calls of specification §7: who may, what a bad one is, and which methods the path knows. */
const calls: { method: string; path: string; body?: () => unknown; guestMay?: true; bad?: unknown; field?: string }[] =
  [
    { method: "GET", path: "/api/users/me", guestMay: true },
    { method: "GET", path: "/api/public/v1/profiles/social/ivan" },
    {
      method: "POST",
      path: "/api/users/me/photo",
      body: () => form("photo"),
      bad: () => form("photo"),
      field: "photo",
    },
    { method: "DELETE", path: "/api/users/me/photo" },
    { method: "PUT", path: "/api/public/v1/users/me/alias", body: () => ({ alias: "Я" }), field: "alias" },
    { method: "GET", path: "/api/users/public/v2/users/search?sortingBy=age", field: "sortingBy" },
    { method: "GET", path: "/api/public/v1/showServices", guestMay: true },
    { method: "POST", path: "/api/gstorage/public/v3/files/upload", body: () => form("file"), field: "file" },
  ];

describe.each(calls)("$method $path", ({ method, path, body, guestMay, field }) => {
  test("wants a token", async () => {
    for (const token of [undefined, "nonsense", `${anna}x`]) {
      const { status, headers, body: told } = await call(token, method, path, body?.());
      expect(status).toBe(401);
      expect(told).toMatchObject({ code: "UNAUTHORIZED", message: "Нужно войти" });
      expect(headers.get("www-authenticate")).toBe("Bearer");
    }
  });

  test(guestMay ? "answers a guest" : "is closed to guests", async () => {
    const { status, body: told } = await call(guest, method, path, body?.());
    expect(status).toBe(guestMay ? 200 : 403);
    if (!guestMay) expect(told.message).toBe("Доступ к данному ресурсу запрещен.");
  });

  test("tells another method which ones it knows", async () => {
    const { status, headers, body: told } = await as("PATCH", path.split("?")[0]!, {});
    expect(status).toBe(405);
    expect(headers.get("allow")).toContain(method);
    expect(told.message).toMatch(/^Здесь можно только /);
  });

  if (field)
    test("says in Russian what is wrong, and beside which field", async () => {
      const { status, body: told } = await as(method, path, body?.());
      expect(status).toBe(422);
      expect(told.code).toBe("INVALID");
      expect(told.data.fields[field!]).toEqual([expect.stringMatching(/^[А-ЯЁ]/)]);
    });
});

describe("the eight calls, made well", () => {
  test("the current user, who may be kept for a second", async () => {
    const { status, headers, body } = await as("GET", "/api/users/me");
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("private, max-age=1");
    expect(body).toMatchObject({
      id: fixture.sever.head.accountId,
      accountId: fixture.sever.head.accountId,
      alias: "anna",
      consentToPersData: true,
      group: { name: "Север", logo: { rectangleLogoLink: null, squareLogoLink: null } },
    });
  });

  test("a colleague's profile by alias; whom one may not know is not found", async () => {
    expect((await as("GET", "/api/public/v1/profiles/social/ivan")).body).toMatchObject({ alias: "ivan" });
    expect((await as("GET", "/api/public/v1/profiles/social/olga")).status).toBe(404);
    expect((await as("GET", `/api/public/v1/profiles/social/${encodeURIComponent("ёж/../")}`)).status).toBe(404);
  });

  test("a photo comes and goes, and is given to its owner's token", async () => {
    const { status, body } = await as("POST", "/api/users/me/photo", form("photo", await pictureFile("Моё фото.png")));
    expect(status).toBe(200);
    expect((await as("GET", "/api/users/me")).body.photo).toBe(body.photo);
    const bytes = await as("GET", body.photo);
    expect(bytes.headers.get("content-type")).toBe("image/webp");
    expect((await call(undefined, "GET", body.photo)).status).toBe(404);
    expect((await as("DELETE", "/api/users/me/photo")).body).toEqual({ photo: null });
    expect((await as("GET", "/api/users/me")).body.photo).toBeNull();
  });

  test("a photo that is no picture is refused beside its field", async () => {
    const { status, body } = await as("POST", "/api/users/me/photo", form("photo", new File(["MZ"], "photo.png")));
    expect(status).toBe(422);
    expect(body.data.fields.photo[0]).toMatch(/^Такую картинку/);
  });

  test("an alias changes and leads to the same person", async () => {
    const taken = await as("PUT", "/api/public/v1/users/me/alias", { alias: "ivan" });
    expect(taken.body.data.fields).toEqual({ alias: ["Этот адрес уже занят"] });
    const strange = await as("PUT", "/api/public/v1/users/me/alias", { alias: "anna", admin: true });
    expect(strange.body.data.fields).toEqual({ admin: ["Такого поля нет"] });
    expect((await as("PUT", "/api/public/v1/users/me/alias", { alias: "Anna-2" })).body).toEqual({ alias: "anna-2" });
    expect((await as("GET", "/api/public/v1/profiles/social/anna-2")).body.alias).toBe("anna-2");
    const again = await as("PUT", "/api/public/v1/users/me/alias", { alias: "anna-3" });
    expect(again.body.data.fields.alias[0]).toMatch(/^Адрес меняют не чаще раза в 30 дней/);
  });

  test("a search of people in the order asked for; Cyrillic words, ё as е", async () => {
    const search = (query: Record<string, string>) =>
      as("GET", `/api/users/public/v2/users/search?${new URLSearchParams(query)}`);
    const { body } = await search({ query: "", sortingBy: "lastName", sortingDirection: "ASC" });
    const down = await search({ query: "", sortingBy: "lastName", sortingDirection: "DESC" });
    expect(body.items.length).toBeGreaterThan(1);
    expect(down.body.items).toEqual(body.items.toReversed());
    expect((await search({ query: "Фёдор" })).body.items).toEqual([
      expect.objectContaining({ firstName: "Федор", lastName: "Ёлкин" }),
    ]);
    expect((await search({ query: "елкин Фе" })).body.items).toHaveLength(1);
    expect((await search({ query: "Ы".repeat(301) })).body.data.fields.query).toEqual(["Не больше 300 знаков"]);
  });

  test("whether services are shown, which may be kept for ten minutes", async () => {
    const { body, headers } = await as("GET", "/api/public/v1/showServices");
    expect(body).toEqual({ showServices: true });
    expect(headers.get("cache-control")).toBe("private, max-age=600");
  });

  test("a file with a Russian name", async () => {
    const file = new File(["Список гостей"], "Гости вечера.txt", { type: "text/plain" });
    const { status, body } = await as("POST", "/api/gstorage/public/v3/files/upload", form("file", file));
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: "Гости вечера.txt", bytes: file.size });
    expect((await as("GET", body.link)).text).toBe("Список гостей");
  });
});

describe("what is no call", () => {
  test("an unknown path is a 404 in JSON", async () => {
    for (const path of ["/api/nothing", "/api/", "/api/users/me/"]) {
      const { status, body } = await as("GET", path);
      expect(path === "/api/users/me/" ? 200 : 404).toBe(status);
      if (status === 404) expect(body).toMatchObject({ code: "NOT_FOUND", message: "Нет такой операции" });
    }
  });

  test("what cannot be read is a 400, and what is too large a 413", async () => {
    const raw = (body: string, headers: Record<string, string>) =>
      fetch(`${fixture.origin}/api/public/v1/users/me/alias`, {
        method: "PUT",
        body,
        headers: { authorization: `Bearer ${anna}`, ...headers },
      });
    const broken = await raw("{", { "content-type": "application/json" });
    expect([broken.status, (await broken.json()).message]).toEqual([400, "Запрос не удалось прочитать"]);
    const form = await raw("--x", { "content-type": "multipart/form-data; boundary=y" });
    expect(form.status).toBe(400);
    const huge = await raw(JSON.stringify("я".repeat(600_000)), { "content-type": "application/json" });
    expect([huge.status, (await huge.json()).code]).toEqual([413, "TOO_LARGE"]);
  });
});
