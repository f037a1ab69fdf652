import { listeners } from "#app/areas.ts";
import { hashtagRules } from "#app/engines/hashtags/server/index.ts";
import { shortLinks } from "#app/portal/short-links/server/index.ts";
import { widgetLocks } from "#app/portal/widgets/server/schema.ts";
import { moodSupport } from "#app/wellbeing/mood/server/index.ts";
import type { Role, Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { deliverAll, startEvents } from "#platform/events/index.ts";
import { registerIdentity } from "#platform/identity/index.ts";
import { inDays } from "#platform/people/guests.ts";
import type { Right } from "#platform/people/rights.ts";
import { departments, personBlocks } from "#platform/people/schema.ts";
import { type Announced, announce } from "./announcements.ts";
import { apiAs } from "./api.ts";
import { canary, pictureFile } from "./canaries.ts";
import { filmFile } from "./film.ts";
import { keepAccounts } from "./kept-accounts.ts";
import { keepSearchWords } from "./kept-search.ts";
import { keepTicket } from "./kept-ticket.ts";
import { moderate } from "./moderated.ts";
import { makeCompany, makePerson } from "./people.ts";
import { publishAgreement } from "./published-agreement.ts";
import { type ShownArticle, showArticle } from "./shown.ts";
import { bringOne, hideSome } from "./unseen.ts";

export { hiddenCanary, pictureFile } from "./canaries.ts";

/** The word that both companies use, so that a search has something to find in each. */
export const commonWord = "собрание";

export type CompanyFixture = Announced & {
  name: string;
  id: string;
  head: Viewer;
  employee: Viewer;
  editor: Viewer;
  moderator: Viewer;
  /** Something of each kind that has an id, all of it written by the head and meant for the company alone. */
  publication: string;
  comment: string;
  rubric: string;
  article: string;
  archived: string;
  /** What its editor shows to guests. */
  shown: ShownArticle;
  draft: string;
  file: string;
  picture: string;
  alias: string;
  department: string;
  table: string;
  ticket: string;
  erasure: string;
  template: string;
  translation: string;
  /** A film that its head has uploaded and put nowhere. */
  video: string;
  /** A publication that its author has deleted. */
  trashed: string;
  /** A document of the company with its own words, published. */
  agreement: string;
  /** Waits at the moderators' desk. */
  case: string;
  cannedReplies: string;
  contentFilter: string;
  synonyms: string;
};

export type TwoCompanies = { sever: CompanyFixture; yug: CompanyFixture; guest: Viewer; admin: Viewer };

/**
 * Two companies with the same things and different canaries, made through the portal's own API. Sign-ins with the
 * password `veche`: anna (head), ivan, editor and moderator of «Север», olga (head) and petr of «Юг»; guest and admin belong to «Север».
 */
export async function seedTwoCompanies(): Promise<TwoCompanies> {
  const events = startEvents(listeners);
  const sever = await seedCompany("sever", "Север", ["anna", "ivan"]);
  const yug = await seedCompany("yug", "Юг", ["olga", "petr"]);
  await deliverAll();
  await events.stop();
  const group = { id: sever.id, alias: "sever", name: "Север" };
  await db().insert(shortLinks).values({ code: "2345678", path: "/about" });
  const term = { guestUntil: inDays(), sponsorId: sever.head.accountId };
  const guest = await seedPerson(group, "guest", ["guest"], term);
  const admin = await seedPerson(group, "admin", ["employee", "admin"]);
  return { sever, yug, guest, admin };
}

async function seedCompany(key: string, name: string, [head, other]: [string, string]): Promise<CompanyFixture> {
  const company = await makeCompany(name);
  const group = { ...company, alias: key };
  const boss = await seedPerson(group, head, ["employee"]);
  const departmentId = newId();
  const table = newId();
  await withTenant("*", () =>
    db()
      .insert(departments)
      .values({ id: departmentId, groupId: company.id, name: canary(key, "departments", "name") }),
  );
  const employee = await seedPerson(group, other, ["employee"], { departmentId, managerId: boss.accountId });
  const desk = (...rights: Right[]) =>
    seedPerson(group, key === "sever" ? rights[0]! : `${rights[0]}-${key}`, ["employee"], { rights });
  const editor = await desk("editor", "chief-editor");
  const moderator = await desk("moderator");
  const api = apiAs(boss);
  const asker = { groupId: company.id, authorId: boss.accountId };
  const { ticket, erasure } = await withTenant("*", () =>
    keepTicket(asker, (where, column) => canary(key, where, column)),
  );
  const { photo } = await api.account.uploadPhoto({ photo: await pictureFile(`${canary(key, "files", "photo")}.png`) });
  const text = canary(key, "files", "bytes");
  const stored = await api.account.uploadFile({
    file: new File([text], `${canary(key, "files", "name")}.txt`, { type: "text/plain" }),
  });
  const draft = {
    title: `${canary(key, "publications", "title")} ${commonWord}`,
    body: `${canary(key, "publications", "body")} ${commonWord} #${canary(key, "publications", "hashtags").replaceAll("-", "_")}`,
    reach: "company" as const,
  };
  const picture = await pictureFile(`${canary(key, "files", "picture")}.png`);
  const { id: publication } = await api.content.create({ ...draft, feed: "work", pictures: [picture] });
  for (const feed of ["life", "blogs"] as const) {
    const { id } = await api.content.create({ ...draft, feed });
    await api.talk.close({ id, closed: true, note: canary(key, "publications", "talk_closed_note") });
  }
  await apiAs(employee).content.create({ ...draft, feed: "work" });
  const { id: comment } = await api.content.comment({ id: publication, text: canary(key, "comments", "text") });
  await apiAs(employee).content.comment({ id: publication, text: canary(key, "comments", "reply"), parentId: comment });
  await apiAs(employee).content.react({ subject: "publication", id: publication, name: "like" });
  await apiAs(employee).account.subscribe({ accountId: boss.accountId, subscribed: true });
  await api.talk.pin({ id: comment, pinned: true });
  await hideSome(editor, draft, commonWord);
  const rubric = newId();
  await apiAs(editor).rubrics.put({ id: rubric, title: canary(key, "rubrics", "title"), reach: "company" });
  const news = { ...articleOf(rubric), ...draft, mustRead: true, step: "publish" as const, feed: "work" as const };
  const { id: article } = await apiAs(editor).newsroom.write(news);
  const { id: archived } = await apiAs(editor).newsroom.write({ ...news, mustRead: false });
  await apiAs(editor).newsroom.move({ id: archived, step: "archive" });
  await apiAs(editor).newsroom.pin({ id: article, feed: "work" });
  await apiAs(editor).newsroom.change({ ...news, id: article, revision: 1, step: "save" });
  await apiAs(editor).mustRead.remind({ id: article });
  await apiAs(editor).deskTalk.say({ id: article, text: canary(key, "desk_remarks", "text") });
  const facts = { key, rubric, reader: boss, named: other, secret: canary(key, "comments", "shown") };
  const forGuests = await showArticle(editor, facts);
  const named = { article, name: canary(key, "article_templates", "name") };
  const { id: template } = await apiAs(editor).templates.keep(named);
  const { id: translation } = await apiAs(editor).translations.add({ id: article, language: "en" });
  const english = { title: canary(key, "translations", "title"), body: canary(key, "translations", "body") };
  const version = { ...english, revision: 1, sourceRevision: 2, step: "show" as const };
  await apiAs(editor).translations.change({ ...version, id: translation });
  const synonyms = await withTenant("*", async () => {
    const contacts = [{ name: canary(key, "mood_support", "contacts"), phone: "112" }];
    const said = { words: canary(key, "mood_support", "words"), contacts, changedBy: boss.accountId, changedAt: now() };
    await db()
      .insert(moodSupport)
      .values({ groupId: company.id, ...said });
    const ruled = canary(key, "hashtag_rules", "name");
    await db().insert(hashtagRules).values({ groupId: company.id, key: ruled, name: ruled, authorId: boss.accountId });
    await db()
      .insert(personBlocks)
      .values({ groupId: company.id, accountId: moderator.accountId, blockedId: editor.accountId });
    await keepAccounts(
      { groupId: company.id, authorId: boss.accountId, of: employee.accountId, table, publication },
      (where, column) => canary(key, where, column),
    );
    await db().insert(widgetLocks).values({ groupId: company.id, name: "birthdays", lockedBy: boss.accountId });
    const owner = { groupId: company.id, changedBy: boss.accountId };
    return keepSearchWords(owner, (where, column) => canary(key, where, column));
  });
  await api.mood.tell({ level: "good", note: canary(key, "moods", "note") });
  await api.widgets.show({ name: "drafts", shown: true });
  const forTrash = { ...draft, title: canary(key, "publications", "trashed"), feed: "life" as const };
  const { id: trashed } = await api.content.create(forTrash);
  await api.content.remove({ id: trashed });
  const begun = newId();
  await api.drafts.save({ id: begun, form: "post", fields: { body: canary(key, "drafts", "fields") } });
  await bringOne(company.id, publication, (column) => canary(key, "imports", column));
  // Open to everyone, by an author whom only the own company may know.
  await api.content.create({ title: `OPEN-${key}`, body: commonWord, feed: "work", reach: "portal" });
  const people = { head: boss, employee, editor, moderator };
  const shown = await announce(editor, boss, key);
  await apiAs(employee).stories.answer({ id: shown.story, text: canary(key, "story_answers", "text") });
  const waiting = await moderate({ ...people, publication, comment }, (table, column) => canary(key, table, column));
  return {
    name: key,
    id: company.id,
    ...people,
    publication,
    comment,
    rubric,
    article,
    archived,
    shown: forGuests,
    template,
    translation,
    trashed,
    video: (await api.videos.add({ file: await filmFile(), description: canary(key, "videos", "description") })).id,
    draft: begun,
    agreement: await publishAgreement(boss, (column) => canary(key, "agreements", column)),
    file: stored.id,
    picture: photo.split("/").at(-1)!,
    alias: head,
    department: departmentId,
    table,
    ticket,
    erasure,
    synonyms,
    ...shown,
    ...waiting,
  };
}

/** A good article of the desk. */
export const articleOf = (rubric: string) => ({
  kind: "news" as const,
  title: "Открыли второй склад",
  body: "Завтра переезжаем",
  feed: "work" as const,
  rubricIds: [rubric],
  reach: "company" as const,
});

async function seedPerson(
  group: { id: string; alias: string; name: string },
  username: string,
  roles: Role[],
  more: Partial<Parameters<typeof makePerson>[1]> = {},
): Promise<Viewer> {
  const of = (column: string) => canary(group.alias, "accounts", column);
  const viewer = await makePerson(group, {
    firstName: of("first_name"),
    lastName: of("last_name"),
    roles,
    alias: username,
    patronymic: of("patronymic"),
    email: `${of("email")}.${username}@example.ru`,
    phone: of("phone"),
    position: of("position"),
    location: of("location"),
    about: of("about"),
    skills: [of("skills")],
    ...more,
  });
  // Consent is also what makes a person findable.
  await apiAs(viewer).agreements.consent({ version: "1" });
  await registerIdentity({ username, password: "veche", roles, accountId: viewer.accountId, email: of("identity") });
  return viewer;
}
