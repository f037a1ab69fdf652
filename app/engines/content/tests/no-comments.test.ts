import { beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { newId } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let anna: Viewer;
let ivan: Viewer;
let stranger: Viewer;

beforeAll(async () => {
  const company = await makeCompany();
  anna = await makePerson(company);
  ivan = await makePerson(company);
  stranger = await makePerson(await makeCompany("Соседи"));
});

const commentsOf = (who: Viewer, id: string) => apiAs(who).content.comments({ id });

describe("comments", () => {
  it("that nobody has written yet are an empty talk, and of what one may not meet there are none to be read", async () => {
    const words = { title: "Тишина", body: "Пока никто не ответил", feed: "blogs", reach: "company" } as const;
    const { id } = await apiAs(anna).content.create(words);
    for (const who of [anna, ivan]) expect((await commentsOf(who, id)).items).toEqual([]);
    await expect(commentsOf(stranger, id)).rejects.toMatchObject({ status: 404 });
    await expect(commentsOf(anna, newId())).rejects.toMatchObject({ status: 404 });
    await apiAs(anna).content.remove({ id });
    await expect(commentsOf(ivan, id)).rejects.toMatchObject({ status: 404 });
  });
});
