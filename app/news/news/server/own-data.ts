import { sql } from "drizzle-orm";
import { iso, type OwnPart, reference } from "#platform/own-data/part.ts";
import {
  acknowledgements,
  articleAuthors,
  formerAcknowledgements,
  guestArticles,
  pinFolds,
  rubricEditors,
  rubricSubscriptions,
} from "./schema.ts";

/** Which rubrics a person follows and writes under, what they have written with others, and what they said to have read. */
export const ownNews: OwnPart[] = [
  {
    name: "rubrics",
    title: "Подписки на рубрики",
    by: [rubricSubscriptions.accountId],
    after: "gone",
    head: { title: "Рубрика", at: "С" },
    rows: (me) => sql`select s.rubric_id as key, r.title, ${iso("s.created_at")} as at
      from rubric_subscriptions s join rubrics r on r.id = s.rubric_id where s.account_id = ${me}`,
  },
  {
    name: "edited-rubrics",
    title: "Рубрики, в которых вы пишете",
    by: [rubricEditors.accountId],
    after: "gone",
    head: { title: "Рубрика", at: "С" },
    rows: (me) => sql`select e.rubric_id as key, r.title, ${iso("e.created_at")} as at
      from rubric_editors e join rubrics r on r.id = e.rubric_id where e.account_id = ${me}`,
  },
  {
    name: "coauthored",
    title: "Статьи, где вы соавтор",
    by: [articleAuthors.accountId],
    after: "nameless",
    head: { at: "Опубликовано", address: "Что" },
    rows: (me) => sql`select c.publication_id as key, ${iso("p.published_at")} as at,
      ${reference("p.kind", "p.id")} as address
      from article_authors c join publications p on p.id = c.publication_id where c.account_id = ${me}`,
  },
  {
    name: "acknowledgements",
    title: "Ознакомления",
    by: [acknowledgements.accountId],
    after: "kept",
    head: { at: "Когда", address: "С чем" },
    rows: (
      me,
    ) => sql`select a.publication_id as key, ${iso("a.created_at")} as at, ${reference("p.kind", "p.id")} as address
      from acknowledgements a join publications p on p.id = a.publication_id where a.account_id = ${me}`,
  },
  {
    name: "former-acknowledgements",
    title: "Ознакомления с прежним текстом",
    by: [formerAcknowledgements.accountId],
    after: "kept",
    head: { at: "Когда", address: "С чем" },
    rows: (
      me,
    ) => sql`select a.publication_id || ' ' || ${iso("a.created_at")} as key, ${iso("a.created_at")} as at, ${reference("p.kind", "p.id")} as address
      from former_acknowledgements a join publications p on p.id = a.publication_id where a.account_id = ${me}`,
  },
  {
    name: "shown-to-guests",
    title: "Статьи, которые вы показали гостям",
    by: [guestArticles.shownBy],
    after: "nameless",
    head: { at: "Когда", address: "Что" },
    rows: (
      me,
    ) => sql`select g.publication_id as key, ${iso("g.created_at")} as at, ${reference("p.kind", "p.id")} as address
      from guest_articles g join publications p on p.id = g.publication_id where g.shown_by = ${me}`,
  },
  {
    name: "folded-pins",
    title: "Закреплённое, которое вы свернули",
    by: [pinFolds.accountId],
    after: "gone",
    head: { at: "Когда", address: "Что" },
    rows: (
      me,
    ) => sql`select f.publication_id as key, ${iso("f.created_at")} as at, ${reference("p.kind", "p.id")} as address
      from pin_folds f join publications p on p.id = f.publication_id where f.account_id = ${me}`,
  },
];
