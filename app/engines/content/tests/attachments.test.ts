import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Attachment } from "#app/engines/content/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { withTenant } from "#platform/db/index.ts";
import { openFile } from "#platform/files/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { caseOf } from "#tests/support/moderated.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { pictureFile } from "#tests/support/two-companies.ts";

freshDatabase();
let author: Viewer;
let reader: Viewer;
let moderator: Viewer;
let stranger: Viewer;

beforeAll(async () => {
  const company = await makeCompany();
  author = await makePerson(company);
  reader = await makePerson(company);
  moderator = await makePerson(company, { rights: ["moderator"] });
  stranger = await makePerson(await makeCompany("Соседи"));
});
beforeEach(forgetSpending);

const report = () => new File(["%PDF-1.7\n%âãÏÓ\n1 0 obj"], "отчёт.pdf", { type: "application/pdf" });
const publish = async (reach: "company" | "portal" = "company") =>
  (await apiAs(author).content.create({ title: "", body: `Слово ${crypto.randomUUID()}`, feed: "work", reach })).id;
const say = async (id: string, files: File[], more: { alts?: string[]; parentId?: string } = {}) =>
  (await apiAs(reader).content.comment({ id, text: "Вот", files, ...more })).id;

async function attached(id: string, commentId: string): Promise<Attachment[]> {
  const { items } = await apiAs(author).content.comments({ id });
  return items.find((one) => one.id === commentId)?.attachments ?? [];
}

async function mayOpen(who: Viewer, { id }: Attachment): Promise<boolean> {
  const opened = withTenant(who.groupId, () => openFile(who, id));
  return opened.then(
    async ({ body }) => body.cancel().then(() => true),
    () => false,
  );
}

describe("what comes with a comment", () => {
  it("stands beside it in its order, pictures with their words, under an answer too", async () => {
    const id = await publish();
    const alts = ["Схема прохода", "Вход"];
    const first = await say(id, [await pictureFile(), report(), await pictureFile("2.png")], { alts });
    const told = (await attached(id, first)).map((one) => (one.kind === "picture" ? one.alt : one.name));
    expect(told).toEqual(["Схема прохода", "отчёт.pdf", "Вход"]);
    const answer = await say(id, [report()], { parentId: first });
    expect(await attached(id, answer)).toHaveLength(1);
  });

  it.each([
    ["a program", () => [new File(["MZ\0\0"], "setup.exe")], "вид и расширение"],
    ["the sixth file", () => Array.from({ length: 6 }, report), "Не больше 5 файлов"],
    ["a huge picture", () => [new File([new Uint8Array(11e6)], "a.png", { type: "image/png" })], "больше 10 МБ"],
  ])("is refused at its field when it is %s, and nothing is written", async (_, files, words) => {
    const id = await publish();
    const refused = apiAs(reader).content.comment({ id, text: "Вот", files: files() });
    await expect(refused).rejects.toMatchObject({ data: { fields: { files: [expect.stringContaining(words)] } } });
    expect((await apiAs(reader).content.comments({ id })).items).toEqual([]);
  });

  it("is open to those who may read the publication, and to nobody else", async () => {
    const id = await publish("portal");
    const [file] = await attached(id, await say(id, [report()]));
    expect(await Promise.all([author, stranger].map((who) => mayOpen(who, file!)))).toEqual([true, true]);
    const { revision } = await apiAs(author).content.source({ id });
    const words = { title: "", body: "Теперь только для своих", feed: "work" as const, reach: "company" as const };
    await apiAs(author).content.edit({ ...words, id, revision });
    expect(await Promise.all([author, stranger].map((who) => mayOpen(who, file!)))).toEqual([true, false]);
    await apiAs(author).content.remove({ id });
    expect(await Promise.all([author, moderator].map((who) => mayOpen(who, file!)))).toEqual([false, true]);
  });

  it("goes with the comment, hidden or deleted, and comes back with it; moderators see it all the while", async () => {
    const id = await publish();
    const comment = await say(id, [report()]);
    const [file] = await attached(id, comment);
    await apiAs(author).moderation.report({ target: "comment", id: comment, reason: "spam" });
    const found = await caseOf(moderator, comment);
    const who = [author, reader, moderator];
    const openTo = () => Promise.all(who.map((one) => mayOpen(one, file!)));
    expect((await apiAs(moderator).moderation.case({ id: found })).attachments).toEqual([file]);
    await apiAs(moderator).moderation.claim({ id: found });
    await apiAs(moderator).moderation.decide({ id: found, decision: "hide", reason: "spam" });
    expect([await attached(id, comment), await openTo()]).toEqual([[], [false, true, true]]);
    expect((await apiAs(reader).moderation.verdict({ target: "comment", id: comment })).attachments).toEqual([file]);
    const other = await say(id, [report()]);
    const [second] = await attached(id, other);
    await apiAs(reader).content.removeComment({ id: other });
    expect([await attached(id, other), await mayOpen(author, second!)]).toEqual([[], false]);
  });

  it("is taken away by its author when the comment is changed, for good", async () => {
    const id = await publish();
    const comment = await say(id, [report(), await pictureFile()]);
    const [first, second] = await attached(id, comment);
    await apiAs(reader).content.editComment({ id: comment, text: "Вот", drop: [first!.id] });
    expect(await attached(id, comment)).toEqual([second]);
    expect(await mayOpen(reader, first!)).toBe(false);
  });
});
