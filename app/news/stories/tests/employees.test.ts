import { beforeEach, describe, expect, it } from "vitest";
import { withTenant } from "#platform/db/index.ts";
import { openFile } from "#platform/files/index.ts";
import { letEveryoneTell, makeStory } from "#tests/support/announcements.ts";
import { apiAs } from "#tests/support/api.ts";
import { encodeCall } from "#tests/support/call.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const world = portalInProcess();
const draft = { title: "Мой отпуск", reach: "company", audience: null };
const forEditors = { reach: "company" as const, audience: ["right:editor"] };

beforeEach(() => letEveryoneTell(world.sever.head));

async function call(who: string, name: string, input: unknown) {
  const answer = await (await world.as(who)).call(await encodeCall(`stories.${name}`, input));
  return { status: answer.status, body: await answer.text() };
}

const statusOf = async (who: string, name: string, input: unknown) => (await call(who, name, input)).status;
const look = async (who: string, path: string) => (await world.as(who)).open(path);

/** A story of Anna's in her own name. */
async function annas(title = "Мой отпуск") {
  const { story: id, frame: frameId } = await makeStory(world.sever.head, title);
  return { id, frameId };
}

async function shown(title?: string) {
  const story = await annas(title);
  await apiAs(world.sever.head).stories.schedule({ id: story.id, hours: 24 });
  return story;
}

describe("an employee whose company lets everybody tell stories", () => {
  it("begins one from the main page and finds it among their own ones, and nobody else's", async () => {
    expect((await look("ivan", "/main")).html).toMatch(/href="\/stories\/own\/new"[\s\S]*Новая история/);
    expect(await statusOf("ivan", "create", draft)).toBe(201);
    const { html } = await look("ivan", "/stories/own?part=draft");
    expect(html).toContain("Мой отпуск");
    const { items } = await apiAs(world.sever.employee).stories.desk({ part: "draft" });
    expect(items.map(({ title }) => title)).toEqual(["Мой отпуск"]);
  });

  it("is shown by name and portrait to the readers, not as the company", async () => {
    const { id } = await shown("Рыбалка");
    const { html } = await look("ivan", `/stories/${id}`);
    expect(html).toContain(`href="/profile/anna"`);
    expect(JSON.parse((await call("ivan", "story", { id })).body)).toMatchObject({
      author: { alias: "anna" },
      editable: false,
    });
    expect((await look("ivan", "/main")).html).toMatch(/first_name [^:]*: (<!-- -->)?Рыбалка/);
    const { author } = await apiAs(world.sever.head).stories.story({ id: world.sever.story });
    expect(author).toBe(null);
  });

  it("cannot reach another's story, nor the company's: they are not there", async () => {
    const { id, frameId } = await annas();
    for (const who of ["ivan", "olga", "moderator"]) {
      const deeds: [string, object][] = [
        ["source", { id }],
        ["remove", { id }],
        ["end", { id }],
        ["change", { ...draft, id, revision: 1 }],
        ["schedule", { id, hours: 24 }],
        ["removeFrame", { id, frameId }],
        ["archive", { id, archived: true }],
      ];
      for (const [name, input] of deeds)
        expect([who, name, await statusOf(who, name, input)]).toEqual([who, name, 404]);
      for (const path of ["", "/edit", "/delete", "/frames/new", `/frames/${frameId}`])
        expect((await look(who, `/stories/own/${id}${path}`)).answer.status).toBe(404);
    }
    expect(await statusOf("anna", "source", { id: world.sever.story })).toBe(404);
    expect(await statusOf("anna", "move", { id, by: 1 })).toBe(403);
    expect((await look("anna", "/admin/stories")).url.pathname).toBe("/not-allowed");
  });

  it("sees the pictures of an own draft and of what is over, and readers do not", async () => {
    const { id } = await annas();
    const api = apiAs(world.sever.head).stories;
    const { picture } = (await api.source({ id })).frames[0]!;
    const opens = (who: typeof world.guest) =>
      withTenant(who.groupId, async () => (await openFile(who, picture.id)).body.cancel()).then(
        () => true,
        () => false,
      );
    const { head, editor, employee } = world.sever;
    const seen = async () => [await opens(head), await opens(editor), await opens(employee)];
    expect(await seen()).toEqual([true, true, false]);
    await api.change({ id, title: "Другим", ...forEditors, revision: 1 });
    await api.schedule({ id, publishAt: new Date(Date.now() + 3_600_000).toISOString(), hours: 24 });
    expect(await seen()).toEqual([true, true, false]);
    await api.schedule({ id, hours: 24 });
    expect(await statusOf("ivan", "story", { id })).toBe(404);
    expect(await statusOf("anna", "story", { id })).toBe(200);
    expect(await seen()).toEqual([true, true, false]);
    await api.end({ id });
    expect(await seen()).toEqual([true, true, false]);
  });

  it("is ended and removed by an editor, who puts no words into their mouth", async () => {
    const { id, frameId } = await shown("Дача");
    const { html } = await look("editor", `/admin/stories/${id}`);
    expect(html).toContain("Закончить показ сейчас");
    expect(html).not.toContain("Изменить кадр 1");
    expect((await look("editor", `/admin/stories/${id}/edit`)).answer.status).toBe(404);
    expect(await statusOf("editor", "change", { ...draft, id, revision: 1 })).toBe(404);
    expect(await statusOf("editor", "removeFrame", { id, frameId })).toBe(404);
    expect(await statusOf("editor", "end", { id })).toBe(200);
    expect(await statusOf("editor", "schedule", { id, hours: 24 })).toBe(404);
    expect(await statusOf("editor", "remove", { id })).toBe(200);
    expect(await statusOf("anna", "source", { id })).toBe(404);
  });

  it("is not met by whom has blocked them, though the company's stories are", async () => {
    const { id } = await shown("Походы");
    await apiAs(world.sever.employee).blocking.block({ accountId: world.sever.head.accountId });
    expect(await statusOf("ivan", "story", { id })).toBe(404);
    expect((await look("ivan", "/main")).html).not.toContain("Походы");
    expect(await statusOf("ivan", "story", { id: world.sever.story })).toBe(200);
    await apiAs(world.sever.employee).blocking.unblock({ accountId: world.sever.head.accountId });
  });

  it("is no guest and nobody from another company that does not want it", async () => {
    expect(await statusOf("guest", "create", draft)).toBe(403);
    expect(await statusOf("guest", "desk", {})).toBe(403);
    expect((await look("guest", "/stories/own/new")).url.pathname).toBe("/not-allowed");
    await letEveryoneTell(world.yug.head, false);
    expect(await statusOf("olga", "create", draft)).toBe(422);
    expect((await look("olga", "/main")).html).not.toContain("Новая история");
  });
});

describe("when a company lets its editors alone tell stories", () => {
  it("refuses new ones with words, and those that run go on to their end", async () => {
    const running = await shown("Марафон");
    const begun = await annas("Начатая");
    await letEveryoneTell(world.sever.head, false);
    const { frameId } = begun;
    const refused: [string, object][] = [
      ["create", draft],
      ["change", { ...draft, id: begun.id, revision: 1 }],
      ["changeFrame", { id: begun.id, frameId, alt: "Дом", seconds: 5 }],
      ["schedule", { id: begun.id, hours: 24 }],
      ["keep", { id: running.id, on: "author" }],
    ];
    for (const [name, input] of refused) {
      const { status, body } = await call("anna", name, input);
      expect([name, status, body]).toEqual([name, 422, expect.stringContaining("только редакторы компании")]);
    }
    expect((await look("anna", "/main")).html).not.toContain("Новая история");
    const { html } = await look("anna", "/stories/own/new");
    expect(html).toContain("Сейчас истории выкладывают только редакторы компании");
    expect(html).not.toContain("Дальше: первый кадр");
    expect(await statusOf("ivan", "story", { id: running.id })).toBe(200);
    expect((await look("anna", "/stories/own")).html).toContain("Марафон");
    expect(await statusOf("anna", "end", { id: running.id })).toBe(200);
    expect(await statusOf("anna", "remove", { id: begun.id })).toBe(200);
    expect(await statusOf("editor", "create", draft)).toBe(201);
  });

  it("is how every company begins, until its administrator says otherwise and the journal tells of it", async () => {
    const { id, name } = world.sever;
    const company = { id, name, alias: "sever", showServices: "portal" as const };
    const api = apiAs(world.admin);
    await api.companies.change({ ...company, employeeStories: false });
    expect(await statusOf("ivan", "create", draft)).toBe(422);
    await api.companies.change({ ...company, employeeStories: true });
    expect(await statusOf("ivan", "create", draft)).toBe(201);
    expect(await api.companies.company({ id })).toMatchObject({ employeeStories: true });
    const { items } = await api.audit.list({ deed: "company.changed" });
    expect(items[0]).toMatchObject({ detail: "изменено: истории сотрудников" });
  });
});
