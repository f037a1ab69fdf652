import { type SQL, sql } from "drizzle-orm";
import { audit, sessions } from "#platform/auth/schema.ts";
import { files } from "#platform/files/schema.ts";
import { embeddedIssuer } from "#platform/identity/accounts.ts";
import { identityAccount } from "#platform/identity/schema.ts";
import { type Found, iso, type OwnPart, said } from "#platform/own-data/part.ts";
import { rightTitles } from "#platform/people/rights.ts";
import { grants, personBlocks, suspensions } from "#platform/people/schema.ts";
import { ownProfile } from "./own-profile.ts";
import { formerAliases } from "./schema.ts";

const endings = { ok: "сделано", refused: "отказано", failed: "не получилось" };

/** Who a person is here, how they come in, and what they keep. */
export const ownAccount: OwnPart[] = [
  ownProfile,
  {
    name: "former-addresses",
    title: "Прежние адреса страницы",
    by: [formerAliases.accountId],
    after: "gone",
    head: { alias: "Адрес", until: "Был до" },
    rows: (me) =>
      sql`select alias as key, alias, ${iso("created_at")} as until from former_aliases where account_id = ${me}`,
  },
  {
    name: "logins",
    title: "Вход с паролем",
    by: [identityAccount.accountId],
    after: "gone",
    // The row may not know the account that signs in with it: the account knows the row.
    erase: (me) => [
      sql`delete from oidc_payload where subject in (${loginsOf(me)})`,
      sql`delete from identity_account where id::text in (${loginsOf(me)})`,
    ],
    head: { login: "Логин", email: "Почта", at: "Заведён", second: "Двухшаговый вход включён", keys: "Ключи доступа" },
    // A login that was made by a command is known by whose sign-in it is.
    rows: (me) => sql`select i.id as key, i.username as login, i.email, ${iso("i.created_at")} as at,
      ${iso("s.confirmed_at")} as second,
      (select string_agg(k.name, ', ' order by k.id) from identity_passkey k where k.identity_id = i.id) as keys
      from identity_account i left join identity_second_factor s on s.identity_id = i.id
      where i.account_id = ${me} or i.id::text = (select subject from accounts where id = ${me} and issuer = 'embedded')`,
  },
  {
    name: "sessions",
    title: "Где выполнен вход",
    by: [sessions.accountId],
    after: "gone",
    head: { at: "Вход", seen: "Последний раз", device: "Браузер", place: "Сетевой адрес", space: "Пространство" },
    rows: (
      me,
    ) => sql`select public_id as key, ${iso("created_at")} as at, ${iso("seen_at")} as seen, user_agent as device,
      address as place, space from sessions where account_id = ${me}`,
  },
  {
    name: "rights",
    title: "Права",
    by: [grants.accountId],
    after: "gone",
    head: { name: "Право", at: "Дано", until: "До" },
    rows: (
      me,
    ) => sql`select g."right" as key, g."right" as name, ${iso("g.created_at")} as at, ${iso("g.until")} as until
      from grants g where g.account_id = ${me}`,
    tell: (row) => ({ ...row, name: said(rightTitles, row.name) }),
  },
  {
    name: "suspensions",
    title: "Когда вход был закрыт",
    by: [suspensions.accountId],
    after: "kept",
    head: { at: "С", until: "До", ended: "Вернули" },
    rows: (
      me,
    ) => sql`select id as key, ${iso("created_at")} as at, ${iso("until")} as until, ${iso("ended_at")} as ended
      from suspensions where account_id = ${me}`,
  },
  {
    name: "blocked",
    title: "Кого вы заблокировали",
    by: [personBlocks.accountId],
    after: "gone",
    head: { name: "Имя", alias: "Адрес страницы", at: "Когда" },
    rows: (
      me,
    ) => sql`select b.blocked_id as key, p.first_name || ' ' || p.last_name as name, p.alias, ${iso("b.created_at")} as at
      from person_blocks b join accounts p on p.id = b.blocked_id where b.account_id = ${me}`,
  },
  {
    name: "journal",
    title: "Ваши дела в журнале",
    by: [audit.accountId],
    after: "kept",
    head: { at: "Когда", deed: "Дело", result: "Чем кончилось", place: "Сетевой адрес" },
    rows: (me) =>
      sql`select id as key, ${iso("created_at")} as at, deed, result, address as place from audit where account_id = ${me}`,
    tell: (row) => ({ ...row, result: said(endings, row.result) }),
  },
  {
    name: "files",
    title: "Файлы и картинки",
    by: [files.ownerId],
    after: "nameless",
    head: { name: "Имя", type: "Вид", size: "Байтов", at: "Когда", file: "В архиве" },
    rows: (me) => sql`select id as key, name, type, bytes as size, ${iso("created_at")} as at, key as stored
      from files where owner_id = ${me}`,
    tell: (row) => ({ ...row, file: inArchive(row) }),
    bytes: (row) => ({
      key: `${row.stored}/full`,
      name: inArchive(row),
      size: Number(row.size),
      packed: /^(image|video|audio)\/|zip|officedocument/.test(String(row.type)),
    }),
  },
];

const loginsOf = (me: SQL) => sql`select id::text from identity_account where account_id = ${me}
  union select subject from accounts where id = ${me} and issuer = ${embeddedIssuer}`;

/** The id keeps two files of one name apart; what some system forbids in names is left out. */
function inArchive({ key, name }: Found): string {
  const plain = String(name).replace(/[\\/:*?"<>|\p{Cc}]/gu, "_");
  return `files/${key}-${plain}`;
}
