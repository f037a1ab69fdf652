import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { rubrics } from "#app/news/news/server/index.ts";
import type { WidgetName } from "#app/portal/widgets/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { dayIn } from "#tests/support/days.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let anna: Viewer;
let api: ReturnType<typeof apiAs>;

beforeEach(async () => {
  forgetSpending();
  company = await makeCompany();
  anna = await makePerson(company, { hiredOn: "2020-01-15" });
  api = apiAs(anna);
});

const usual: WidgetName[] = [
  "mood",
  "today",
  "surveys",
  "channels",
  "communities",
  "pinned",
  "birthdays",
  "newcomers",
  "discussed",
  "hashtags",
];

describe("the main page", () => {
  it("has the usual widgets until its person arranges them", async () => {
    expect(await api.widgets.arrangement({})).toEqual({
      shown: usual,
      hidden: ["steps", "drafts", "balance", "thanks", "achievements", "services", "store", "courses"],
      locked: [],
      own: false,
    });
    const { shown, views } = await api.widgets.main({});
    expect(shown).toEqual(usual);
    expect(Object.keys(views)).toEqual(usual);
  });

  it("keeps what is added, moved and taken away, for this person alone", async () => {
    await api.widgets.show({ name: "drafts", shown: true });
    await api.widgets.show({ name: "pinned", shown: false });
    await api.widgets.move({ name: "drafts", by: -1 });
    await api.widgets.move({ name: "mood", by: -1 });
    const { shown, own } = await api.widgets.arrangement({});
    expect([shown, own]).toEqual([
      [
        "mood",
        "today",
        "surveys",
        "channels",
        "communities",
        "birthdays",
        "newcomers",
        "discussed",
        "drafts",
        "hashtags",
      ],
      true,
    ]);
    const other = apiAs(await makePerson(company, { hiredOn: "2020-01-15" }));
    expect((await other.widgets.arrangement({})).shown).toEqual(usual);
    expect((await api.widgets.reset({})).shown).toEqual(usual);
  });

  it("may have no widgets at all", async () => {
    for (const name of usual) await api.widgets.show({ name, shown: false });
    expect(await api.widgets.main({})).toEqual({ shown: [], views: {} });
  });
});

describe("what the administrator has locked", () => {
  it("stands first for everybody of the company, and nobody moves it or takes it away", async () => {
    const admin = apiAs(await makePerson(company, { roles: ["employee", "admin"] }));
    await api.widgets.show({ name: "birthdays", shown: false });
    await admin.widgets.lock({ names: ["newcomers", "birthdays"] });
    const { shown, locked } = await api.widgets.arrangement({});
    expect([shown.slice(0, 3), locked]).toEqual([
      ["birthdays", "newcomers", "mood"],
      ["birthdays", "newcomers"],
    ]);
    const deeds = [
      () => api.widgets.show({ name: "birthdays", shown: false }),
      () => api.widgets.move({ name: "newcomers", by: 1 }),
    ];
    for (const deed of deeds) await expect(deed()).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await api.widgets.move({ name: "mood", by: -1 })).shown[2]).toBe("mood");
    const other = apiAs(await makePerson(await makeCompany("Ландыш"), { hiredOn: "2020-01-15" }));
    expect((await other.widgets.arrangement({})).shown).toEqual(usual);
    await admin.widgets.lock({ names: [] });
    expect((await api.widgets.arrangement({})).locked).toEqual([]);
  });
});

describe("first steps", () => {
  it("stand on a newcomer's page by themselves, until they are put away", async () => {
    const fresh = apiAs(await makePerson(company, { hiredOn: dayIn(-10) }));
    expect((await fresh.widgets.arrangement({})).shown[0]).toBe("steps");
    await fresh.widgets.show({ name: "steps", shown: false });
    expect((await fresh.widgets.arrangement({})).hidden).toContain("steps");
  });

  it("are ticked by what is really there", async () => {
    const alias = `id-${anna.accountId.slice(-12)}`;
    await withTenant("*", () => db().update(accounts).set({ alias }).where(eq(accounts.id, anna.accountId)));
    await api.widgets.show({ name: "steps", shown: true });
    const done = async () =>
      (await api.widgets.main({})).views.steps!.items.filter((one) => one.done).map(({ name }) => name);
    expect(await done()).toEqual([]);
    await api.account.changeAlias({ alias: `anna-${anna.accountId.slice(-6)}` });
    await api.hashtags.subscribe({ hashtag: "кофе", subscribed: true });
    const post = { title: "", body: "Здравствуйте!", feed: "blogs", reach: "company" } as const;
    const { id } = await api.content.create(post);
    expect(await done()).toEqual(["alias", "subscription", "publication"]);
    await api.content.comment({ id, text: "И до встречи" });
    await api.content.remove({ id });
    expect(await done()).toEqual(["alias", "subscription", "comment"]);
  });

  it("name the supervisor and those who work beside", async () => {
    const boss = await makePerson(company, { firstName: "Олег", lastName: "Бобров" });
    const fresh = await makePerson(company, { hiredOn: dayIn(-1), managerId: boss.accountId });
    await makePerson(company, { firstName: "Вера", lastName: "Волкова", managerId: boss.accountId });
    await makePerson(company, { firstName: "Пётр", managerId: boss.accountId, leftAt: now() });
    const { steps } = (await apiAs(fresh).widgets.main({})).views;
    expect(steps).toMatchObject({ manager: { name: "Олег Бобров" }, team: [{ name: "Вера Волкова" }] });
  });

  it("offer the rubrics that others follow most, until the newcomer follows them", async () => {
    const rubric = async (title: string) => {
      const id = newId();
      await withTenant("*", () => db().insert(rubrics).values({ id, groupId: company.id, title, slug: id }));
      return id;
    };
    const [quiet, loud] = [await rubric("Тихая"), await rubric("Громкая")];
    for (const one of [await makePerson(company), anna])
      await apiAs(one).news.subscribe({ id: loud, subscribed: true });
    const fresh = apiAs(await makePerson(company, { hiredOn: dayIn(-1) }));
    const offered = async () => (await fresh.widgets.main({})).views.steps!.rubrics.map(({ id }) => id);
    expect(await offered()).toEqual([loud, quiet]);
    await fresh.news.subscribe({ id: loud, subscribed: true });
    expect(await offered()).toEqual([quiet]);
  });
});

describe("colleagues", () => {
  it("have birthdays this week, told without the year, the nearest first, but for those who keep theirs to themselves", async () => {
    const born = (days: number) => `1990-${dayIn(days).slice(5)}`;
    const make = (firstName: string, days: number) => makePerson(company, { firstName, birthDate: born(days) });
    await make("Через-неделю", 6);
    await make("Завтра", 1);
    await make("Поздно", 12);
    const shy = await make("Скромный", 2);
    await apiAs(shy).account.showBirthday({ shown: "hidden" });
    await makePerson(company, { firstName: "Ушёл", birthDate: born(1), leftAt: now() });
    await makePerson(await makeCompany("Ландыш"), { firstName: "Чужой", birthDate: born(1) });
    const { views } = await api.widgets.main({});
    expect(views.birthdays!.map(({ name }) => name)).toEqual(["Завтра Петрова", "Через-неделю Петрова"]);
    expect(JSON.stringify(views.birthdays)).not.toContain("1990");
  });

  it("are new for a month", async () => {
    await makePerson(company, { firstName: "Новый", hiredOn: dayIn(-3) });
    await makePerson(company, { firstName: "Старый", hiredOn: dayIn(-60) });
    await makePerson(company, { firstName: "Будущий", hiredOn: dayIn(5) });
    expect((await api.widgets.main({})).views.newcomers!.map(({ name }) => name)).toEqual(["Новый Петрова"]);
  });
});

describe("publications", () => {
  it("that are discussed come first, and nothing that the reader may not see", async () => {
    const write = (body: string) => api.content.create({ title: "", body, feed: "work", reach: "company" });
    const [quiet, loud] = [await write("Тихо"), await write("Громко #кофе")];
    for (let at = 0; at < 2; at++) await api.content.comment({ id: loud.id, text: "Да!" });
    await api.content.comment({ id: quiet.id, text: "Да" });
    const stranger = apiAs(await makePerson(await makeCompany("Ландыш")));
    const { views } = await api.widgets.main({});
    expect(views.discussed).toEqual([
      { href: `/ugc/${loud.id}`, title: "Громко #кофе", comments: 2 },
      { href: `/ugc/${quiet.id}`, title: "Тихо", comments: 1 },
    ]);
    expect(views.hashtags).toEqual([{ name: "кофе", count: 1 }]);
    const theirs = (await stranger.widgets.main({})).views;
    expect([theirs.discussed, theirs.hashtags]).toEqual([[], []]);
  });

  it("that are begun are found again in the drafts", async () => {
    const id = crypto.randomUUID();
    await api.drafts.save({ id, form: "post", fields: { title: " ", body: "Начато" } });
    await api.widgets.show({ name: "drafts", shown: true });
    expect((await api.widgets.main({})).views.drafts).toEqual([
      { id, href: `/ugc/create?draft=${id}`, words: "Начато" },
    ]);
  });
});

describe("points", () => {
  it("show both purses, the last thanks and the nearest achievements", async () => {
    const admin = await makePerson(company, { roles: ["employee", "admin"] });
    const { alias } = await api.account.me({});
    await apiAs(admin).balance.issue({ to: alias, amount: 70, words: "За хорошее дело" });
    const badge = { title: "Первый пост", description: "", icon: "star", metal: "gold", points: 0 } as const;
    await apiAs(admin).achievements.put({ ...badge, deed: "publication", steps: [3] });
    await apiAs(admin).achievements.put({ ...badge, title: "Тайна", deed: "publication", steps: [2], secret: true });
    await api.content.create({ title: "", body: "Здравствуйте!", feed: "blogs", reach: "company" });
    const said = { card: "heart", words: "Спасибо за помощь с планом", points: 0 } as const;
    await apiAs(admin).thanks.send({ ...said, people: [alias], circle: "public" });
    await apiAs(admin).thanks.send({ ...said, people: [alias], circle: "private" });
    for (const name of ["balance", "thanks", "achievements"] as const) await api.widgets.show({ name, shown: true });
    const { balance, thanks, achievements } = (await api.widgets.main({})).views;
    expect(balance).toEqual({ earned: 70, thanks: 0 });
    expect(thanks?.map(({ title }) => title)).toEqual(["Анна Петрова: Спасибо за помощь с планом"]);
    expect(achievements?.map(({ title, progress, count }) => [title, progress, count])).toEqual([
      ["Первый пост", 1, 3],
    ]);
  });
});
