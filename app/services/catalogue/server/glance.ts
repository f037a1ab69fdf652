import { sql } from "drizzle-orm";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { part } from "#platform/db/index.ts";
import type { ServiceLink, ServiceTile } from "../contract.ts";
import { services as urls } from "../routes.ts";
import { isListed } from "./policy.ts";
import { serviceFavourites, services, serviceUses } from "./schema.ts";

type Row = Pick<ServiceTile, "id" | "parentId" | "alias" | "title">;

/** Where a service stands: a part of another one on an address of that one's. */
export const addressOf = ({ id, parentId, alias }: Omit<Row, "title">): string =>
  parentId && alias ? href(urls.sub, { id: parentId, subservice: alias }) : href(urls.one, { id });

/** A few services for the main page: those that a person keeps, then those that they used last. */
export const glanceAtServices = (viewer: Viewer) =>
  part<Row, ServiceLink[]>(
    sql`select ${services}.id, ${services}.parent_id as "parentId", ${services}.alias, ${services}.title
      from ${services}
        left join ${serviceFavourites} f on f.service_id = ${services}.id and f.account_id = ${viewer.accountId}
        left join ${serviceUses} u on u.service_id = ${services}.id and u.account_id = ${viewer.accountId}
      where ${isListed(viewer)} and coalesce(f.created_at, u.used_at) is not null
      order by f.created_at is null, u.used_at desc nulls last, ${services}.id limit 6`,
    (rows) => rows.map((row) => ({ href: addressOf(row), title: row.title })),
  );
