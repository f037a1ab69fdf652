import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { startSettings } from "../server/desk.ts";
import { questionnaireDuty } from "../server/duty.ts";
import { answering, ask, makeQuestionnaire, meetPeople } from "./made.ts";

freshDatabase();
let admin: Viewer;
let anna: Viewer;
let ivan: Viewer;

beforeAll(async () => {
  ({ admin, anna, ivan } = await meetPeople());
});

const aliasOf = ({ accountId }: Viewer) => `person-${accountId.slice(-12)}`;
const question = ask("q", "text", { required: true });
const shared = (more: object = {}) => makeQuestionnaire(admin, [[question]], { coauthors: [aliasOf(anna)], ...more });

/** Saves the settings as somebody, with one thing of them changed. */
async function settle(who: Viewer, id: string, change: { coauthors?: string[]; title?: string }) {
  const { revision, title, reach, audience, viewers } = await apiAs(who).questionnaireDesk.source({ id });
  const chosen = viewers.map((one) => one.id);
  const terms = { description: "", title, reach, audience, viewers: chosen, settings: startSettings };
  return apiAs(who).questionnaireDesk.settle({ id, revision, ...terms, ...change });
}

describe("a co-author", () => {
  it("composes, publishes, reads what was answered and ends it, and finds it among their own", async () => {
    const id = await shared({ publish: false });
    const { questionnaireDesk: desk, questionnaires: api } = apiAs(anna);
    const { revision, document, leads } = await desk.source({ id });
    expect(leads).toBe(false);
    await desk.compose({ id, revision, document });
    await settle(anna, id, { title: "Вместе" });
    await desk.step({ id, step: "publish" });
    await answering(id)(ivan, { q: { text: "Привет" } });
    expect(await desk.results({ id })).toMatchObject({ title: "Вместе", answered: 1 });
    expect((await desk.table({ id })).rows).toHaveLength(1);
    expect((await desk.people({ id })).items).toHaveLength(1);
    await desk.step({ id, step: "close" });
    const { items } = await api.list({ kind: "survey", tab: "mine" });
    expect(items.find((one) => one.id === id)).toMatchObject({ composed: true });
    expect((await apiAs(ivan).questionnaires.list({ kind: "survey", tab: "mine" })).items).toEqual([]);
  });

  it("has that questionnaire and no other, and neither the desk's list nor a new one", async () => {
    await shared();
    const other = await makeQuestionnaire(admin, [[question]]);
    const { questionnaireDesk: desk } = apiAs(anna);
    await expect(desk.source({ id: other })).rejects.toMatchObject({ status: 404 });
    await expect(desk.results({ id: other })).rejects.toMatchObject({ status: 404 });
    await expect(desk.step({ id: other, step: "close" })).rejects.toMatchObject({ status: 404 });
    await expect(desk.list({})).rejects.toMatchObject({ status: 403 });
    await expect(desk.copy({ id: other })).rejects.toMatchObject({ status: 403 });
    await expect(desk.create({ kind: "survey", title: "Свой" })).rejects.toMatchObject({ status: 403 });
  });

  it("neither names others nor throws the draft away", async () => {
    const id = await shared({ publish: false });
    await expect(settle(anna, id, { coauthors: [aliasOf(ivan)] })).rejects.toMatchObject({ status: 403 });
    await expect(apiAs(anna).questionnaireDesk.step({ id, step: "drop" })).rejects.toMatchObject({ status: 403 });
    await settle(anna, id, { title: "Другое имя" });
    expect((await apiAs(admin).questionnaireDesk.source({ id })).coauthors).toMatchObject([{ id: anna.accountId }]);
  });

  it("is one no more when the author takes the name away, and both times the journal says so", async () => {
    const id = await shared();
    await settle(admin, id, { coauthors: [] });
    await expect(apiAs(anna).questionnaireDesk.source({ id })).rejects.toMatchObject({ status: 404 });
    const { items } = await apiAs(admin).audit.list({ deed: "questionnaire.coauthors" });
    expect(items.slice(0, 2).map(({ detail }) => detail)).toEqual(["", `кто: ${anna.name}`]);
  });

  it("is one no more when they have left, and stands in nobody's way", async () => {
    const id = await shared();
    const leave = (leftAt: Date | null) =>
      withTenant("*", () => db().update(accounts).set({ leftAt }).where(eq(accounts.id, anna.accountId)));
    await leave(now());
    expect((await apiAs(admin).questionnaireDesk.source({ id })).coauthors).toEqual([]);
    await settle(admin, id, { title: "Дальше без неё" });
    const handing = { leaver: anna.accountId, successor: null, viewer: admin };
    await withTenant(admin.groupId, () => questionnaireDuty.hand(handing));
    await leave(null);
    await expect(apiAs(anna).questionnaireDesk.source({ id })).rejects.toMatchObject({ status: 404 });
  });
});
