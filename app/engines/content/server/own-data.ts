import { sql } from "drizzle-orm";
import type { RichText } from "#app/rich-text/document.ts";
import { writeMarkdown } from "#app/rich-text/writer.ts";
import { iso, type OwnPart, reference, said } from "#platform/own-data/part.ts";
import { kindOf } from "./kinds.ts";
import { comments, publicationRevisions, publications, reactions } from "./schema.ts";

const signs = { like: "нравится", love: "люблю", laugh: "смешно", wow: "ого", sad: "грустно", thanks: "спасибо" };

/** What a person has written and said; of other people's words there is only where they stand. */
export const ownContent: OwnPart[] = [
  {
    name: "publications",
    title: "Публикации",
    by: [publications.authorId],
    after: "nameless",
    head: {
      title: "Заголовок",
      kind: "Вид",
      state: "Состояние",
      at: "Опубликовано",
      edited: "Изменено",
      deleted: "Удалено",
      tags: "Теги",
      lead: "Вступление",
      text: "Текст",
      address: "Адрес",
    },
    rows: (me) => sql`
      select p.id as key, p.title, p.kind, p.state, ${iso("p.published_at")} as at, ${iso("p.edited_at")} as edited,
        ${iso("p.deleted_at")} as deleted, p.hashtags as tags, p.lead, p.body, ${reference("p.kind", "p.id")} as address
      from publications p where p.author_id = ${me}`,
    tell: (row) => ({ ...row, kind: kindOf(String(row.kind)).title, text: writeMarkdown(row.body as RichText) }),
  },
  {
    name: "former-texts",
    title: "Прежние тексты публикаций",
    by: [publicationRevisions.authorId],
    after: "nameless",
    head: { at: "Когда", revision: "Версия", title: "Заголовок", lead: "Вступление", text: "Текст", address: "Адрес" },
    rows: (me) => sql`
      select r.publication_id || '/' || r.revision as key, ${iso("r.created_at")} as at, r.revision, r.title, r.lead, r.body,
        ${reference("p.kind", "p.id")} as address
      from publication_revisions r join publications p on p.id = r.publication_id where r.author_id = ${me}`,
    tell: (row) => ({ ...row, text: writeMarkdown(row.body as RichText) }),
  },
  {
    name: "comments",
    title: "Комментарии",
    by: [comments.authorId],
    after: "nameless",
    head: {
      at: "Когда",
      text: "Текст",
      edited: "Изменён",
      deleted: "Удалён",
      hidden: "Скрыт модератором",
      address: "Где",
    },
    rows: (me) => sql`
      select c.id as key, ${iso("c.created_at")} as at, c.text, ${iso("c.edited_at")} as edited, ${iso("c.deleted_at")} as deleted,
        ${iso("c.hidden_at")} as hidden, ${reference("p.kind", "p.id", "c.id")} as address
      from comments c join publications p on p.id = c.publication_id where c.author_id = ${me}`,
  },
  {
    name: "reactions",
    title: "Реакции",
    by: [reactions.accountId],
    after: "nameless",
    head: { at: "Когда", name: "Реакция", address: "На что" },
    rows: (me) => sql`
      select r.subject_id as key, ${iso("r.created_at")} as at, r.name, ${reference("p.kind", "p.id", "c.id")} as address
      from reactions r left join comments c on c.id = r.subject_id
        left join publications p on p.id = coalesce(c.publication_id, r.subject_id)
      where r.account_id = ${me}`,
    tell: (row) => ({ ...row, name: said(signs, row.name) }),
  },
];
