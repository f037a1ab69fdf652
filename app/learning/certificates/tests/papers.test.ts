import { afterEach, beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import { makeCourse } from "#app/learning/courses/tests/some-course.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { remindToRenew } from "../server/notices.ts";

freshDatabase();

let company: Company;
let desk: Viewer;
let anna: Viewer;

beforeEach(async () => {
  setClock(new Date("2026-06-01T09:00:00Z"));
  company = await makeCompany();
  desk = await makePerson(company, { roles: ["employee", "admin"] });
  anna = await makePerson(company, { firstName: "Анна", lastName: "Ёжикова" });
});
afterEach(() => setClock());

const words = {
  title: "Школа",
  heading: "Свидетельство",
  text: "Школа подтверждает.",
  signer: "И. Белова",
  renewDays: 20,
};

/** Passes a course; gives the number of what is given for it. */
async function passed(id: string, who = anna): Promise<string> {
  await apiAs(who).courses.enrol({ id });
  const { lessons } = await apiAs(who).courses.one({ id });
  for (const { id: lessonId } of lessons) await apiAs(who).courses.finish({ id, lessonId });
  return (await apiAs(who).courses.one({ id })).certificate!;
}

/** The words on a paper. */
async function wordsOn(number: string, who = anna): Promise<string> {
  const { pdf } = await apiAs(who).certificates.paper({ number });
  const bytes = new Uint8Array(Buffer.from(pdf, "base64"));
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe("%PDF-");
  const { extractText } = await import("unpdf");
  return (await extractText(bytes, { mergePages: true })).text.replace(/\s+/g, " ");
}

describe("a certificate on paper", () => {
  it("says whose it is, of what, of which day, and where it is checked", async () => {
    const { id } = await makeCourse(desk, { lessons: 1, validMonths: 12 });
    const number = await passed(id);
    setClock(new Date("2026-08-05T09:00:00Z"));
    const text = await wordsOn(number);
    for (const said of [
      "Сертификат",
      "Ёжикова Анна",
      "«Кофе и люди»",
      "01.06.2026",
      "01.06.2027",
      number,
      `/certificates/${number}`,
    ])
      expect(text).toContain(said);
  });

  it("is the same whenever it is asked for, and whatever becomes of its template", async () => {
    const { id: templateId } = await apiAs(desk).certificates.putTemplate(words);
    const { id } = await makeCourse(desk, { lessons: 1, templateId });
    const number = await passed(id);
    const paper = async () => (await apiAs(anna).certificates.paper({ number })).pdf;
    const before = await paper();
    expect(await wordsOn(number)).toContain("Свидетельство");
    await apiAs(desk).certificates.putTemplate({ ...words, id: templateId, heading: "Диплом" });
    setClock(new Date("2026-09-01T09:00:00Z"));
    expect(await paper()).toBe(before);
    // Whoever asks for it, in whatever part of the country.
    const far = { ...desk, timeZone: "Asia/Vladivostok" };
    expect((await apiAs(far).certificates.paper({ number })).pdf).toBe(before);
  });

  it("is for colleagues, not for others, and not once it is revoked", async () => {
    const { id } = await makeCourse(desk, { lessons: 1 });
    const number = await passed(id);
    expect(await wordsOn(number, desk)).toContain("Ёжикова");
    const stranger = await makePerson(await makeCompany());
    await expect(apiAs(stranger).certificates.paper({ number })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const [one] = (await apiAs(desk).certificates.desk({})).items;
    await apiAs(desk).certificates.revoke({ id: one!.id, reason: "Ошибка" });
    await expect(apiAs(anna).certificates.paper({ number })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("a template", () => {
  it("is named once in a company, and is not of another one", async () => {
    const { id } = await apiAs(desk).certificates.putTemplate(words);
    await expect(apiAs(desk).certificates.putTemplate(words)).rejects.toMatchObject({ data: { detail: "title" } });
    const other = await makePerson(await makeCompany(), { roles: ["employee", "admin"] });
    await expect(apiAs(other).certificates.putTemplate({ ...words, id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(apiAs(other).certificates.trial({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(makeCourse(other, { templateId: id })).rejects.toMatchObject({ data: { detail: "templateId" } });
    expect((await apiAs(desk).certificates.trial({ id })).name).toBe("Образец.pdf");
    await apiAs(desk).certificates.dropTemplate({ id });
    expect((await apiAs(desk).certificates.templates({})).items).toEqual([]);
  });

  it("that a course uses stays", async () => {
    const { id: templateId } = await apiAs(desk).certificates.putTemplate(words);
    await makeCourse(desk, { templateId });
    await expect(apiAs(desk).certificates.dropTemplate({ id: templateId })).rejects.toMatchObject({
      data: { detail: "used" },
    });
  });
});

describe("the end of a term", () => {
  it("is told once, as long before as the template says, and not to whoever has passed again", async () => {
    const { id: templateId } = await apiAs(desk).certificates.putTemplate(words);
    const { id } = await makeCourse(desk, { lessons: 1, validMonths: 12, templateId });
    await passed(id);
    const boris = await makePerson(company);
    await passed(id, boris);
    const bell = async (who: Viewer) => {
      await withTenant("*", remindToRenew);
      await deliverAll();
      return (await apiAs(who).notifications.list({})).items.filter(({ kind }) => kind === "certificate-expires")
        .length;
    };
    setClock(new Date("2027-05-11T09:00:00Z"));
    expect(await bell(anna)).toBe(0);
    setClock(new Date("2027-05-20T09:00:00Z"));
    await passed(id, boris);
    expect([await bell(anna), await bell(anna), await bell(boris)]).toEqual([1, 1, 0]);
  });

  it("is that of the template where the course has none", async () => {
    const { id: templateId } = await apiAs(desk).certificates.putTemplate({ ...words, validMonths: 6 });
    for (const [validMonths, until] of [
      [undefined, "2026-12-01"],
      [12, "2027-06-01"],
    ] as const) {
      const { id } = await makeCourse(desk, { lessons: 1, templateId, validMonths });
      const number = await passed(id);
      expect((await apiAs(anna).certificates.check({ number })).validUntil).toBe(until);
    }
  });
});
