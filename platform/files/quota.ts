import { and, eq, gt, sql } from "drizzle-orm";
import { callFacts } from "../auth/call-facts.ts";
import { config } from "../config.ts";
import { db } from "../db/index.ts";
import { shareOf } from "../limits/index.ts";
import { refuse } from "../refusal.ts";
import type { Owner } from "./keep.ts";
import { files } from "./schema.ts";

const megabyte = 1024 * 1024;

/**
 * Makes sure that whoever calls may still keep a file of so many bytes: by what they have brought in the last hour and the
 * last day, over all nodes (UPLOADS_PER_HOUR, UPLOAD_MB_PER_DAY). What no call has brought (an import, the
 * demo) is not counted. Refuses as «too-many», at the field and in Russian.
 */
export async function checkQuota({ viewer }: Owner, bytes: number, field: string): Promise<void> {
  if (config.limits === 0 || !viewer.accountId || !callFacts.getStore()) return;
  const [brought] = await db()
    .select({
      count: sql<number>`count(*) filter (where ${files.createdAt} > now() - interval '1 hour')::int`,
      bytes: sql<number>`coalesce(sum(${files.bytes}), 0)::float`,
    })
    .from(files)
    .where(and(eq(files.ownerId, viewer.accountId), gt(files.createdAt, sql`now() - interval '1 day'`)));
  const [most, whole] = [shareOf(config.uploads.perHour), shareOf(config.uploads.bytesPerDay)];
  if (brought!.count >= most)
    tell(field, `За час можно загрузить только ${counted(most)}. Подождите немного и попробуйте ещё раз.`, 600);
  if (brought!.bytes + bytes > whole)
    tell(field, `За сутки можно загрузить не больше ${Math.floor(whole / megabyte)} МБ. Попробуйте завтра.`, 3600);
}

/** «21 файл», «2 файла», «200 файлов». */
function counted(count: number): string {
  const forms = { one: "файл", few: "файла", many: "файлов", other: "файла", two: "", zero: "" };
  return `${count} ${forms[new Intl.PluralRules("ru").select(count)]}`;
}

function tell(field: string, message: string, retryAfter: number): never {
  return refuse("too-many", "uploads", { fields: { [field]: [message] }, retryAfter });
}
