import { type SQL, sql } from "drizzle-orm";
import { accounts } from "./schema.ts";

/** Who has no mailbox, or none any more, has one that leads nowhere: an account is told apart by it. Nobody is shown it. */
export const noMailbox = "@no-mail.invalid";

/** A column of a query over people: the mailbox, empty where there is none. */
export const shownMailbox: SQL<string> = sql<string>`case when ${accounts.email} like ${`%${noMailbox}`} then '' else ${accounts.email} end`;
