import { expect, test } from "vitest";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const world = portalInProcess();
const path = "/admin/people/directory/claims";

async function send(form: Record<string, string>) {
  const admin = await world.as("admin");
  return admin.send(path, { form: { ...form, _csrf: await admin.csrf() } });
}

test("a rule is added by a plain form, gives its right at the next sign-in and goes with its removal", async () => {
  const rule = { intent: "add-claim", claim: "realm_access.roles", value: "employee", right: "moderator" };
  expect((await send(rule)).status).toBe(303);
  const admin = await world.as("admin");
  const html = await (await admin.send(path)).text();
  expect(html).toContain("realm_access.roles: «employee»");
  const ivan = await world.as("ivan");
  expect((await ivan.send("/admin/moderation")).status).toBe(200);
  const desk = await (await admin.send(`/admin/people/${world.sever.employee.accountId}`)).text();
  expect(desk).toContain("Даёт правило входа");
  const line = html.split("<li").find((part) => part.includes("«employee»"))!;
  const id = /name="id" value="([0-9a-f-]{36})"/.exec(line)![1]!;
  expect((await send({ intent: "remove-claim", id })).status).toBe(303);
  expect((await ivan.send("/admin/moderation")).status).not.toBe(200);
});

test.each([
  [{ claim: "", value: "", right: "" }, ["Напишите имя утверждения", "Напишите значение", "Выберите право"]],
  [{ claim: "groups", value: "/x", right: "admin" }, ["Выберите право"]],
  [{ claim: "g".repeat(201), value: "/x", right: "editor" }, ["Не больше 200 знаков"]],
])("what is wrong stands beside its field, and what was typed stays: %j", async (typed, messages) => {
  const answer = await send({ intent: "add-claim", ...typed });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  for (const message of messages) expect(html).toContain(message);
  if (typed.claim) expect(html).toContain(`value="${typed.claim}"`);
});

test("the same rule twice is one too many", async () => {
  const rule = { intent: "add-claim", claim: "groups", value: "/editors", right: "editor" };
  expect((await send(rule)).status).toBe(303);
  const again = await send(rule);
  expect([again.status, (await again.text()).includes("Такое правило уже есть")]).toEqual([422, true]);
});

test("where new people belong is saved, and taken back by empty fields", async () => {
  const admin = await world.as("admin");
  for (const department of ["my.department", ""]) {
    expect((await send({ intent: "set-places", department, location: "" })).status).toBe(303);
    expect((await (await admin.send(path)).text()).includes('value="my.department"')).toBe(department !== "");
  }
});
