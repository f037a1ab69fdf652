import { eq } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId } from "#platform/db/index.ts";
import { departments } from "#platform/people/schema.ts";
import { pathOf } from "./table-values.ts";

export type NewDepartment = { id: string; parentId: string | null; name: string; path: string };

/** The departments of a company by their way from the top; a way that leads nowhere yet becomes new departments. */
export async function openTree({ groupId }: Pick<Viewer, "groupId">) {
  const rows = await db()
    .select({ id: departments.id, parentId: departments.parentId, name: departments.name })
    .from(departments)
    .where(eq(departments.groupId, groupId));
  const known = new Map(rows.map(({ id, parentId, name }) => [keyOf(parentId, name), id]));
  const fresh: NewDepartment[] = [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const all = () => [...byId.values()];
  const placed = new Map<string, string>();
  return {
    fresh,
    /** Which departments were known by their names alone, in words. */
    placed,
    /** The way to a department from the top, «Склад / Приёмка». */
    title(id: string): string {
      const names: string[] = [];
      for (let row = byId.get(id); row; row = row.parentId ? byId.get(row.parentId) : undefined) {
        if (names.length > 50) break;
        names.unshift(row.name);
      }
      return names.join(" / ");
    },
    /** A department by its way or, where the company has one alone of that name, by its name; null for any other. */
    known(said: string): string | null {
      let parentId: string | null | undefined = null;
      for (const name of pathOf(said)) parentId = parentId === undefined ? undefined : known.get(keyOf(parentId, name));
      if (parentId) return parentId;
      const same = rows.filter(({ name }) => keyOf(null, name) === keyOf(null, said.trim()));
      return same.length === 1 ? same[0]!.id : null;
    },
    /**
     * The department that a way leads to, made where there is none yet. A first name that is not at the top is the only
     * department of that name, wherever it stands, unless the way is said from the top, «/ Пекарня»; several of one name are
     * told instead.
     */
    find(path: string[], isFromTop = false): string | { several: string[] } {
      const [first = ""] = path;
      const isAtTop = isFromTop || known.has(keyOf(null, first));
      const same = isAtTop ? [] : all().filter(({ name }) => keyOf(null, name) === keyOf(null, first));
      if (same.length > 1)
        return { several: same.map(({ id }) => this.title(id)).sort((one, other) => one.localeCompare(other, "ru")) };
      const [one] = same;
      if (one?.parentId) placed.set(keyOf(null, first), `«${first}» – это «${this.title(one.id)}»`);
      let parentId: string | null = one?.id ?? null;
      for (const [depth, part] of path.entries()) {
        if (one && depth === 0) continue;
        const name = part.slice(0, 200);
        const key: string = keyOf(parentId, name);
        let id = known.get(key);
        if (!id) {
          id = newId();
          known.set(key, id);
          byId.set(id, { id, parentId, name });
          fresh.push({ id, parentId, name, path: this.title(id) });
        }
        parentId = id;
      }
      return parentId!;
    },
  };
}

function keyOf(parentId: string | null, name: string): string {
  return `${parentId ?? ""} ${name.toLowerCase().replaceAll("ё", "е").replace(/\s+/g, " ")}`;
}
