import { beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();

let desk: Viewer;

beforeEach(async () => {
  desk = await makePerson(await makeCompany(), { roles: ["employee", "admin"] });
});

const put = (list: string) =>
  apiAs(desk)
    .events.putDays({ list })
    .then(
      ({ count }) => count,
      (error) => error.data?.fields?.list?.[0],
    );
const named = async (year: string) =>
  (await apiAs(desk).events.days({ year })).items.map(({ day, kind, title }) => `${day} ${kind} ${title}`.trim());

describe("a table of days", () => {
  it("is taken as it is copied out of another program: with a heading, semicolons or tabs, days as people write them", async () => {
    const list = [
      "День;Какой;Почему",
      "09.01.2030; Выходной; перенос с 5 января",
      "2030-03-07\tна час короче",
      "",
      '02.11.2030;рабочий;"вместо 4 ноября"',
    ].join("\r\n");
    expect(await put(list)).toBe(3);
    expect(await named("2030")).toEqual([
      "2030-01-09 off перенос с 5 января",
      "2030-03-07 short",
      "2030-11-02 work вместо 4 ноября",
    ]);
  });

  it("is taken whole or not at all, and says which line is not understood", async () => {
    for (const [line, why] of [
      ["31.02.2031; выходной", "«31.02.2031» – не день"],
      ["завтра; выходной", "«завтра» – не день"],
      ["05.05.2031; праздник", "«праздник» – бывает"],
      ["05.05.2031", "«» – бывает"],
      ["01.05.2031; рабочий", "01.05.2031 уже есть выше"],
      [`05.05.2031; рабочий; ${"ы".repeat(101)}`, "не больше 100 знаков"],
    ])
      expect(await put(`01.05.2031; выходной\n${line}`)).toMatch(new RegExp(`^Строка 2: .*${why}`));
    expect(await named("2031")).toEqual([]);
    expect(await put("День;Какой")).toBe("Вставьте хотя бы один день");
  });
});
