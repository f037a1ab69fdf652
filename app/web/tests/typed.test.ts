import { expect, it } from "vitest";
import { apiAs } from "#tests/support/api.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const timeZone = "Europe/Moscow";
const world = portalInProcess({ LIMITS: "0" });

it("a form about oneself is taken without the signs that nobody types", async () => {
  const anna = await world.as("anna");
  const form = {
    intent: "tell",
    status: "В\u0000\u202E отпуске\u2066",
    about: "Первая\u0000\u0007\r\nвторая\tстрока",
    timeZone,
  };
  const answer = await anna.send("/account/about-myself", { form: { ...form, _csrf: await anna.csrf() } });
  expect(answer.status).toBe(303);
  const { words } = await (await anna.send("/api/users/me/words")).json();
  expect(words).toMatchObject({ status: "В отпуске", about: expect.stringMatching(/^Первая\r?\nвторая\tстрока$/) });
});

it("so is a name of somebody who registers, and the password of their sign-in", async () => {
  const { code } = await apiAs(world.admin).registration.invite({});
  const stranger = await world.as("anonymous");
  const email = "typed@example.ru";
  const password = "три\u0000 слова \u202Dподряд";
  const names = { lastName: "\u202EПет\u0000ров", firstName: "Пётр" };
  const form = { intent: "register", code, email, password, ...names, _csrf: "" };
  expect((await stranger.send("/registration", { form })).status).toBe(303);
  const { items } = await apiAs(world.admin).peopleDesk.list({ query: email });
  expect(items[0]!.name).toBe("Петров Пётр");
  expect((await stranger.signIn(email, password)).url.pathname).toBe("/personal-data");
  world.forget("anonymous");
});

it("so is what an outside client says in JSON, however deep it lies", async () => {
  const anna = await world.as("anna");
  const said = async (input: unknown) =>
    anna.call(
      new Request(`${world.origin}/api/users/me/words`, {
        method: "PUT",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(input),
      }),
    );
  const answer = await said({ timeZone, status: "На\u0000 месте\u202E", languages: ["русский\u0000"] });
  expect([answer.status, await answer.json()]).toMatchObject([200, { status: "На месте", languages: ["русский"] }]);
  expect((await said({ timeZone, status: "\u0000" })).status).toBe(200);
});

it("a file that was chosen and is empty is said to be empty, and one that was not is asked for", async () => {
  const admin = await world.as("admin");
  const send = async (name: string) => {
    const part = (head: string, value: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
    const plain = { intent: "take-table", _csrf: await admin.csrf() };
    const fields = Object.entries(plain).map(([field, value]) => part(`name="${field}"`, value));
    // As browsers send it: a file that nobody has chosen has an empty name.
    const file = part(`name="file"; filename="${name}"\r\nContent-Type: text/csv`, "");
    const answer = await admin.send("/admin/people/import", {
      body: `${fields.join("")}${file}--x--\r\n`,
      headers: {
        "content-type": "multipart/form-data; boundary=x",
        "sec-fetch-site": "same-origin",
        origin: world.origin,
      },
    });
    return /id="table-file-error".*?<\/p>/s.exec(await answer.text())?.[0];
  };
  expect(await send("table.csv")).toContain("Этот файл пустой: в нём ничего нет");
  expect(await send("")).toContain("Выберите таблицу");
});
