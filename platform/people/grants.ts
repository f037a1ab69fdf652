import { eq, sql } from "drizzle-orm";
import type { Right } from "./rights.ts";
import { accounts, grants } from "./schema.ts";

/** A column of a query over people: the rights that a person was given. */
export const grantedRights = sql<
  Right[]
>`array(select ${grants.right} from ${grants} where ${eq(grants.accountId, accounts.id)})`;
