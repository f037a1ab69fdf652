import { and, eq, isNull, like, or, type SQL } from "drizzle-orm";
import { comments, isVisible, namesOf, publications, urlOf, withNames } from "#app/engines/content/server/index.ts";
import type { DecisionName } from "#app/engines/moderation/contract.ts";
import { moderation } from "#app/engines/moderation/routes.ts";
import { isAbout, isThere, type NoticeFamily, notices, notifyPeople } from "#app/engines/notifications/server/index.ts";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { moderationCases, moderationDecisions, moderationReports } from "./schema.ts";

/** What was let out is read where it stands; a verdict has a page of its own for good. */
function isOut(viewer?: Viewer): SQL {
  const isRead = viewer ? isVisible(viewer) : isNull(publications.deletedAt);
  const isVerdict = like(notices.href, `${moderation.verdict.pattern.split(":")[0]}%`);
  return or(isVerdict, isThere(publications, and(isAbout(publications.id), isRead)))!;
}

export const decisionsNotices: NoticeFamily = {
  name: "decisions",
  title: "Решения модераторов",
  hint: "О ваших публикациях, комментариях и профиле",
  kinds: {
    restrained: "На это пожаловались, до проверки оно скрыто",
    hidden: "Модератор скрыл",
    deleted: "Модератор удалил",
    warned: "Предупреждение модератора",
    muted: "Модератор попросил вас сделать паузу",
    suspended: "Модератор приостанавливал вашу учётную запись",
    cleared: "Модератор проверил и вернул читателям",
    approved: { words: "Модератор опубликовал", leadsTo: isOut },
    rejected: "Модератор просит исправить",
    upheld: "Решение осталось в силе",
    overturned: "Решение отменено",
  },
  mail: "now",
  push: "now",
  mandatory: true,
  mark: "shield",
};

export const reportsNotices: NoticeFamily = {
  name: "reports",
  title: "Ваши жалобы",
  hint: "Что решили модераторы",
  kinds: {
    "report-kept": "По вашей жалобе нарушений не нашли",
    "report-acted": "Спасибо за жалобу: модератор принял меры",
  },
  mail: "digest",
  push: "off",
  mark: "shield",
};

/** What an author is told; «keep» is news only after the portal itself had hidden their words. */
const toAuthor: Partial<Record<DecisionName, string>> = {
  restrain: "restrained",
  hide: "hidden",
  delete: "deleted",
  amend: "rejected",
  warn: "warned",
  mute: "muted",
  suspend: "suspended",
  approve: "approved",
  reject: "rejected",
  uphold: "upheld",
  overturn: "overturned",
};

/** Tells of a moderator's decision its author and, without names, those who complained. */
export const notifyOfDecision: Listener = {
  name: "notifications.decision",
  kinds: ["moderation.decided"],
  async hear({ objectId }, key) {
    const [row] = await db()
      .select({ decision: moderationDecisions, asked: moderationCases })
      .from(moderationDecisions)
      .innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
      .where(eq(moderationDecisions.id, objectId));
    if (!row) return;
    const { decision, asked } = row;
    const kind = decision.name === "keep" ? await clearedAfter(decision) : toAuthor[decision.name];
    if (kind) {
      await tell(asked.authorId, key, kind, {
        createdAt: decision.createdAt,
        subject: await nameOf(asked),
        text: decision.message,
        href: (kind === "approved" && (await placeOf(asked))) || verdictOf(asked),
      });
    }
    const outcome = decision.name === "keep" ? "report-kept" : "report-acted";
    for (const { reporterId, text } of await reportersOf(decision.id)) {
      await tell(reporterId, key, outcome, { createdAt: decision.createdAt, text: text && `Вы писали: ${text}` });
    }
  },
};

/** `createdAt` is the decision's own moment: what was decided first is told first. */
type Words = { createdAt: Date; subject?: string; text: string; href?: string };

async function tell(accountId: string, eventKey: string, kind: string, words: Words): Promise<void> {
  const [person] = await db().select({ groupId: accounts.groupId }).from(accounts).where(eq(accounts.id, accountId));
  if (!person) return;
  await notifyPeople([{ ...person, accountId, eventKey, kind, ...words }]);
}

function reportersOf(decisionId: string) {
  return db()
    .select({ reporterId: moderationReports.reporterId, text: moderationReports.text })
    .from(moderationReports)
    .where(eq(moderationReports.decisionId, decisionId));
}

async function clearedAfter({ caseId }: { caseId: string }): Promise<string | undefined> {
  const rows = await db()
    .select({ id: moderationDecisions.id })
    .from(moderationDecisions)
    .where(and(eq(moderationDecisions.caseId, caseId), eq(moderationDecisions.name, "restrain")));
  return rows.length > 0 ? "cleared" : undefined;
}

function verdictOf({ target, objectId }: typeof moderationCases.$inferSelect): string {
  return href(moderation.verdict, { target, id: objectId });
}

/** Where readers meet what was let out. */
async function placeOf({ target, objectId }: typeof moderationCases.$inferSelect): Promise<string | undefined> {
  const under = and(eq(comments.id, objectId), eq(comments.publicationId, publications.id));
  const [row] = await db()
    .select({ id: publications.id, kind: publications.kind, comment: comments.id })
    .from(publications)
    .leftJoin(comments, under)
    .where(target === "comment" ? eq(comments.id, objectId) : eq(publications.id, objectId));
  return row && urlOf(row.kind, row.id, row.comment);
}

/** How its author knows it: these are their own words. */
async function nameOf({ target, objectId }: typeof moderationCases.$inferSelect): Promise<string> {
  if (target === "default") return "Ваш профиль";
  if (target === "comment") {
    const [row] = await db()
      .select({ text: comments.text, names: namesOf(comments.mentions) })
      .from(comments)
      .where(eq(comments.id, objectId));
    return row ? withNames(row.text, row.names).slice(0, 80) : "";
  }
  const [row] = await db()
    .select({ title: publications.title, excerpt: publications.excerpt, names: namesOf(publications.mentions) })
    .from(publications)
    .where(eq(publications.id, objectId));
  return row ? row.title || withNames(row.excerpt, row.names).slice(0, 80) : "";
}
