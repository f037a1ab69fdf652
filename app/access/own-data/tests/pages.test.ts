import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { makeExport } from "#app/access/own-data/server/making.ts";
import { ownExports } from "#app/access/own-data/server/schema.ts";
import { pages } from "#app/routes.ts";
import { guard } from "#app/web/server/guard.ts";
import { audit } from "#platform/auth/schema.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { encodeCall } from "#tests/support/call.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { unzip } from "#tests/support/unzip.ts";

const world = portalInProcess();

/** A ready archive of somebody's. */
async function archiveOf({ accountId, groupId }: Viewer): Promise<string> {
  const id = newId();
  await withTenant("*", () => db().insert(ownExports).values({ id, accountId, groupId }));
  await makeExport(id);
  return id;
}

it("is asked for, made by the portal's own job, and taken by its link", async () => {
  const ivan = await world.as("ivan");
  const asked = await ivan.call(await encodeCall("ownData.ask", {}), { "x-csrf-token": await ivan.csrf() });
  expect(asked.status).toBe(200);
  const linkOf = async () => (await (await ivan.send("/api/users/me/export")).json()).last.href as string | null;
  await expect.poll(linkOf).not.toBeNull();
  const link = (await linkOf())!;
  const answer = await ivan.send(link);
  const { status, headers } = answer;
  expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
    200,
    "application/zip",
    "private, no-store",
  ]);
  expect(headers.get("content-disposition")).toContain("attachment; filename*=UTF-8''");
  const zip = unzip(Buffer.from(await answer.arrayBuffer()));
  expect(zip.get("json/publications.json")!.toString("utf8")).toContain("CANARY-sever-publications-title");
  expect([...zip.values()].some((bytes) => bytes.includes("CANARY-yug"))).toBe(false);
  const deeds = await db()
    .select()
    .from(audit)
    .where(eq(audit.objectId, link.split("/").at(-1)!));
  expect(deeds.map(({ deed }) => deed).sort()).toEqual(["export.asked", "export.made", "export.taken"]);
});

it("is nobody else's: the same 404 for another's, for a stranger, for none, and after its days", async () => {
  const id = await archiveOf(world.sever.editor);
  const ask = async (who: string, path: string) => {
    const answer = await (await world.as(who)).send(path);
    return [answer.status, await answer.text()];
  };
  const none = await ask("editor", `/exports/${newId()}`);
  expect(none[0]).toBe(404);
  for (const who of ["anna", "olga", "admin", "guest", "anonymous"])
    expect([who, await ask(who, `/exports/${id}`)]).toEqual([who, none]);
  expect(await ask("editor", "/exports/ёж")).toEqual(none);
  expect((await ask("editor", `/exports/${id}`))[0]).toBe(200);
  await withTenant("*", () => db().update(ownExports).set({ until: new Date() }).where(eq(ownExports.id, id)));
  expect(await ask("editor", `/exports/${id}`)).toEqual(none);
});

it("is there for a guest account too, and for an administrator who looks with somebody's eyes it is not", async () => {
  const id = await archiveOf(world.guest);
  const guest = await world.as("guest");
  expect((await guest.send(`/exports/${id}`)).status).toBe(200);
  const theirs = await archiveOf(world.sever.moderator);
  const admin = await world.as("admin");
  const showAs = { id: world.sever.moderator.accountId, returnTo: "/main", _csrf: await admin.csrf() };
  await admin.send("/show-as", { form: showAs });
  expect((await admin.send(`/exports/${theirs}`)).status).toBe(404);
  expect((await admin.send("/api/users/me/export")).status).toBe(403);
});

it("has a page that a plain form works on: nothing yet, being made, ready, over its days", async () => {
  const petr = await world.as("petr");
  const page = async () => (await petr.open("/account/export")).html;
  expect(await page()).toContain("Собрать архив");
  const form = { intent: "ask-export", _csrf: await petr.csrf() };
  expect((await petr.open("/account/export", { form })).html).toMatch(/Собираем ваш архив|Архив готов/);
  await expect.poll(page).toContain("Скачать архив");
  const mine = eq(ownExports.accountId, world.yug.employee.accountId);
  await withTenant("*", () => db().update(ownExports).set({ until: new Date() }).where(mine));
  expect(await page()).toContain("Срок прежнего архива вышел");
});

it("is reached before the consent is given, and by nobody who has not signed in", () => {
  const visitor = { accountId: "1", isGuest: false, isAdmin: false, rights: [], consent: false };
  const page = pages["own-data/export"];
  expect(guard(page, visitor, "/account/export")).toBeNull();
  expect(guard(page, { ...visitor, accountId: "" }, "/account/export")).toContain("/login");
});
