import { beforeAll, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { deliverAll, startEvents } from "#platform/events/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { caseOf } from "#tests/support/moderated.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let writer: Viewer;
let reader: Viewer;
let moderator: Viewer;
let other: Viewer;
let post: string;

beforeAll(async () => {
  const company = await makeCompany();
  const admin = await makePerson(company, { roles: ["employee", "admin"] });
  writer = await makePerson(company);
  reader = await makePerson(company);
  moderator = await makePerson(company, { rights: ["moderator"] });
  other = await makePerson(company, { rights: ["moderator"] });
  await startEvents(listeners).stop();
  const rule = { kind: "words", place: "both", on: true } as const;
  const note = "Кадры просили знать";
  await apiAs(admin).contentFilters.add({ ...rule, terms: ["увольня"], action: "alert", note });
  await apiAs(admin).contentFilters.add({ ...rule, terms: ["казино"], action: "hold" });
  post = (await write(writer, "Осень")).id;
});

const write = (who: Viewer, body: string, people: string[] = []) =>
  apiAs(who).content.create({ title: body, body, feed: "blogs", reach: "company", people });
async function alerts(who: Viewer) {
  await deliverAll();
  return (await apiAs(who).notifications.list({})).items.filter(({ kind }) => kind === "text-alert");
}

describe("an alert of what a rule has found", () => {
  it("reaches every moderator once, opens no case, and nobody else", async () => {
    const { id } = await apiAs(writer).content.comment({ id: post, text: "Увольняюсь" });
    for (const who of [moderator, other]) {
      const [notice, ...more] = await alerts(who);
      expect(notice).toMatchObject({ text: "Кадры просили знать", href: expect.stringContaining(id), actor: null });
      expect(more).toEqual([]);
    }
    for (const who of [writer, reader]) expect(await alerts(who)).toEqual([]);
    await expect(caseOf(moderator, id)).rejects.toThrow("no open case");
    await apiAs(writer).content.editComment({ id, text: "Увольняюсь завтра" });
    expect(await alerts(other)).toHaveLength(1);
  });

  it("is not told to whoever wrote it", async () => {
    const before = (await alerts(moderator)).length;
    await write(moderator, "Увольняем мышей");
    expect([(await alerts(moderator)).length, (await alerts(other)).length]).toEqual([before, before + 1]);
  });

  it("waits until the words are out, and is not told of what does not speak to a moderator", async () => {
    const before = (await alerts(other)).length;
    const { id } = await apiAs(writer).content.comment({ id: post, text: "Увольняюсь в казино" });
    expect(await alerts(other)).toHaveLength(before);
    await apiAs(moderator).moderation.decide({ id: await caseOf(moderator, id), decision: "approve" });
    expect(await alerts(other)).toHaveLength(before + 1);
    const { alias } = await apiAs(reader).account.me();
    await write(writer, "Увольняюсь, но это между нами", [alias]);
    expect(await alerts(other)).toHaveLength(before + 1);
  });
});
