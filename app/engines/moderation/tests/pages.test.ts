import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db, withTenant } from "#platform/db/index.ts";
import { grants } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { caseOf } from "#tests/support/moderated.ts";
import { makePerson } from "#tests/support/people.ts";

const world = portalInProcess();

async function complain(path: string, more: Record<string, string> = {}): Promise<Response> {
  const ivan = await world.as("ivan");
  const form = { intent: "report", reason: "spam", text: "", _csrf: await ivan.csrf(), ...more };
  return ivan.send(path, { form });
}

const objects = [
  ["article", "Вы уже отправили жалобу на эту публикацию", () => world.sever.article],
  ["comment", "Вы уже отправили жалобу на этот комментарий", () => world.sever.comment],
  ["post", "Вы уже отправили жалобу на этот пост", () => world.sever.publication],
  ["default", "Запрос не может быть выполнен из-за конфликтного обращения к ресурсу", () => world.sever.head.accountId],
] as const;

describe("the page of a complaint", () => {
  it.each(objects)("says of a second one about «%s»: %s (specification §8)", async (target, said, id) => {
    const path = `/report/${target}/${id()}`;
    expect((await complain(path)).status).toBe(303);
    const again = await complain(path);
    expect([again.status, (await again.text()).includes(said)]).toEqual([409, true]);
    const ivan = await world.as("ivan");
    expect(await (await ivan.send(path)).text()).toContain(said);
  });

  it("leads back to where the person was, and nowhere else", async () => {
    const ivan = await world.as("ivan");
    const { id } = (
      await withTenant("*", () =>
        db().execute<{ id: string }>(sql`select id from publications where title = 'OPEN-yug'`),
      )
    ).rows[0]!;
    const path = `/report/post/${id}`;
    const asked = await ivan.send(path, { headers: { referer: `${world.origin}/feed/work?view=tile` } });
    expect(await asked.text()).toContain(`name="back" value="/feed/work?view=tile#${id}"`);
    const foreign = await ivan.send(path, { headers: { referer: "https://example.ru/feed/life" } });
    expect(await foreign.text()).toContain(`name="back" value="/ugc/${id}"`);
    expect((await complain(path, { back: "https://example.ru/" })).headers.get("location")).toBe(`/ugc/${id}`);
  });

  it("says so when the portal itself has failed, and keeps what was chosen (specification §8)", async () => {
    const olga = await world.as("olga");
    const table = (from: string, to: string) =>
      withTenant("*", () => db().execute(sql.raw(`reset role; alter table ${from} rename to ${to}`)));
    await table("moderation_reports", "moderation_reports_away");
    const form = { intent: "report", reason: "spam", text: "Слова на месте", _csrf: await olga.csrf() };
    const answer = await olga.send(`/report/default/${world.yug.employee.accountId}`, { form });
    await table("moderation_reports_away", "moderation_reports");
    const html = await answer.text();
    expect(answer.status).toBe(500);
    expect(html).toContain("Жалоба не была отправлена на модерацию, попробуйте снова");
    expect(html).toContain("Слова на месте");
  });
});

describe("a person who may not write for a while", () => {
  it("reads why and until when wherever they could have written, and nothing where they never could", async () => {
    const { employee, publication, moderator, id } = world.sever;
    const about = { target: "default" as const, id: employee.accountId };
    const reporter = await makePerson({ id, alias: "sever", name: "Север" });
    await apiAs(reporter).moderation.report({ ...about, reason: "insult" });
    const caseId = await caseOf(moderator, employee.accountId);
    await apiAs(moderator).moderation.decide({ id: caseId, decision: "mute", reason: "insult", days: 1 });
    const ivan = await world.as("ivan");
    // Who somebody is may be remembered for a second (specification §3).
    await expect.poll(async () => (await ivan.send("/ugc/create")).text()).toContain("Модератор попросил вас");
    for (const path of [`/ugc/${publication}`, "/ugc/create"]) {
      const html = await (await ivan.send(path)).text();
      expect([path, html.includes("Модератор попросил вас сделать паузу")]).toEqual([path, true]);
      expect(html).toContain("Причина: оскорбления или травля");
      expect(html).toContain(`/appeal/default/${employee.accountId}`);
    }
    expect(await (await ivan.send(`/ugc/${publication}`)).text()).not.toContain("Ваш комментарий");
    expect(await (await ivan.send("/ugc/create")).text()).not.toContain('name="body"');
    const typed = { intent: "publish", _csrf: await ivan.csrf(), body: "Начал раньше паузы", feed: "life" };
    expect(await (await ivan.send("/ugc/create", { form: typed })).text()).toContain("Начал раньше паузы");
    const { groupId, accountId } = employee;
    await withTenant("*", () => db().insert(grants).values({ groupId, accountId, right: "editor" }));
    for (const path of ["/admin/news/create", "/admin/stories/new"]) {
      await expect.poll(async () => (await ivan.send(path)).status, { message: path }).toBe(200);
      const html = await (await ivan.send(path)).text();
      expect([path, html.includes("Модератор попросил вас"), /name="(body|title)"/.test(html)]).toEqual([
        path,
        true,
        false,
      ]);
    }
  });
});
