import { beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { withTenant } from "#platform/db/index.ts";
import { openFile } from "#platform/files/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { pictureFile } from "#tests/support/canaries.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();

let company: Company;
let desk: Viewer;
let anna: Viewer;

beforeEach(async () => {
  company = await makeCompany();
  desk = await makePerson(company, { roles: ["employee", "admin"] });
  anna = await makePerson(company);
});

const begin = async () => (await apiAs(desk).maps.make({ title: "Офис на Лесной", kind: "floor" })).id;
const put = (mapId: string, more: object = {}) =>
  apiAs(desk).maps.putPoint({ mapId, title: "Переговорная 5", floorNo: 1, x: 50, y: 50, ...more });
const out = async (more: object = {}) => {
  const mapId = await begin();
  const { no } = await put(mapId, more);
  await apiAs(desk).maps.publish({ mapId });
  return { mapId, no };
};
const svg = (inner: string) =>
  new File([`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 500">${inner}</svg>`], "plan.png");

describe("a profile", () => {
  const seats = async () => (await apiAs(desk).maps.seats({ personId: anna.accountId })).items;

  it("tells where its person sits, on maps that are out, to who sees the point, unless the map keeps it to itself", async () => {
    const { mapId, no } = await out({ title: "Стол 12", person: anna.accountId });
    expect(await seats()).toEqual([
      { title: "Стол 12 – Офис на Лесной, 1 этаж", href: `/interactive-maps/${mapId}?o=${no}` },
    ]);
    const stranger = await makePerson(await makeCompany());
    expect((await apiAs(stranger).maps.seats({ personId: anna.accountId })).items).toEqual([]);
    const map = { mapId, title: "Офис на Лесной", kind: "floor" as const };
    await apiAs(desk).maps.change({ ...map, showsSeats: false });
    expect(await seats()).toEqual([]);
    await apiAs(desk).maps.change({ ...map, audience: [`user:${anna.accountId}`] });
    expect(await seats()).toEqual([]);
  });
});

describe("the place of an event", () => {
  const spot = async (title: string, who = anna) => (await apiAs(who).maps.spot({ title })).href;

  it("leads to the point that goes by its words, where one alone does and its reader sees it", async () => {
    const { mapId, no } = await out({ title: "Зал «Ёлка»" });
    expect(await spot(" зал «елка» ")).toBe(`/interactive-maps/${mapId}?o=${no}`);
    expect([await spot("Зал"), await spot("")]).toEqual([null, null]);
    expect(await spot("Зал «Ёлка»", await makePerson(await makeCompany()))).toBeNull();
    await out({ title: "Зал «Ёлка»" });
    expect(await spot("Зал «Ёлка»")).toBeNull();
  });
});

describe("a photo of a point", () => {
  const photo = () => pictureFile("зал.png");
  const chosen = async (mapId: string, no: number) => (await apiAs(anna).maps.one({ mapId, o: String(no) })).chosen!;
  const opens = (who: Viewer, address: string) =>
    withTenant(who.groupId, () => openFile(who, address.split("/")[2]!)).then(
      ({ body }) => body.cancel().then(() => true),
      () => false,
    );

  it("is shown with its words when the map goes out, and not before; taken away it is gone with the next version", async () => {
    const mapId = await begin();
    const { no } = await put(mapId, { photo: await photo(), photoAlt: "Длинный стол" });
    const drawn = (await apiAs(desk).maps.point({ mapId, no: String(no) })).photo!;
    expect([await opens(desk, drawn), await opens(anna, drawn)]).toEqual([true, false]);
    await apiAs(desk).maps.publish({ mapId });
    const { photo: shown, photoAlt } = await chosen(mapId, no);
    expect([shown, photoAlt, await opens(anna, drawn)]).toEqual([drawn, "Длинный стол", true]);
    await put(mapId, { no, revision: 1, photo: await photo() });
    expect((await chosen(mapId, no)).photo).toBe(shown);
    await put(mapId, { no, revision: 2, dropPhoto: true });
    await apiAs(desk).maps.publish({ mapId });
    expect((await chosen(mapId, no)).photo).toBeNull();
    expect((await apiAs(desk).maps.point({ mapId, no: String(no) })).photo).toBeNull();
  });
});

describe("a map", () => {
  it("is seen when it is published, as it was then, and not by another company", async () => {
    const mapId = await begin();
    const { no } = await put(mapId);
    await expect(apiAs(anna).maps.one({ mapId })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await apiAs(desk).maps.publish({ mapId });
    await put(mapId, { no, revision: 1, title: "Другое имя" });
    expect((await apiAs(anna).maps.one({ mapId, o: String(no) })).chosen?.title).toBe("Переговорная 5");
    await apiAs(desk).maps.publish({ mapId });
    expect((await apiAs(anna).maps.one({ mapId, o: String(no) })).chosen?.title).toBe("Другое имя");
    await apiAs(desk).maps.restore({ mapId, version: 1 });
    await apiAs(desk).maps.publish({ mapId });
    expect((await apiAs(anna).maps.one({ mapId, o: String(no) })).chosen?.title).toBe("Переговорная 5");
    const stranger = await makePerson(await makeCompany());
    await expect(apiAs(stranger).maps.one({ mapId })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await apiAs(desk).maps.archive({ mapId, archived: true });
    await expect(apiAs(anna).maps.one({ mapId })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("of a layer for others tells nothing of it: no mark, no row, no way, no hit", async () => {
    const mapId = await begin();
    const { no: layer } = await apiAs(desk).maps.putCategory({
      ...{ mapId, title: "Серверные", tone: "red", audience: [`user:${desk.accountId}`] },
    });
    const open = await put(mapId, { title: "Вход" });
    const shut = await put(mapId, { title: "Серверная", categoryNo: layer });
    await apiAs(desk).maps.putRoute({
      ...{ mapId, title: "От входа к серверной", steps: [open, shut].map(({ no }) => ({ no, text: "прямо" })) },
    });
    await apiAs(desk).maps.publish({ mapId });
    for (const [viewer, titles] of [
      [anna, ["Вход"]],
      [desk, ["Вход", "Серверная"]],
    ] as const) {
      const map = await apiAs(viewer).maps.one({ mapId, o: String(shut.no) });
      expect(map.marks.map(({ title }) => title)).toEqual(titles);
      expect(map.total).toBe(titles.length);
      expect(map.categories).toHaveLength(titles.length - 1);
      expect(Boolean(map.chosen)).toBe(titles.length === 2);
      const twin = await apiAs(viewer).maps.points({ mapId });
      expect(twin.items.map(({ title }) => title)).toEqual(titles);
      expect(twin.routes).toHaveLength(titles.length - 1);
      expect((await apiAs(viewer).maps.list({})).items[0]!.points).toBe(titles.length);
      const found = await apiAs(viewer).maps.points({ mapId, query: "серверн" });
      expect(found.items).toHaveLength(titles.length - 1);
      await (titles.length === 2
        ? apiAs(viewer).maps.report({ mapId, no: shut.no, text: "Не там" })
        : expect(apiAs(viewer).maps.report({ mapId, no: shut.no, text: "Не там" })).rejects.toMatchObject({
            code: "NOT_FOUND",
          }));
    }
  });

  it("keeps both points of two editors, and tells the second one who moves the same point", async () => {
    const mapId = await begin();
    const made = await Promise.all(["Первая", "Вторая"].map((title) => put(mapId, { title })));
    expect(new Set(made.map(({ no }) => no)).size).toBe(2);
    const no = made[0]!.no;
    const moved = await Promise.allSettled([10, 20].map((x) => put(mapId, { no, x, revision: 1 })));
    expect(moved.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const { revision } = await apiAs(desk).maps.point({ mapId, no: String(no) });
    expect(revision).toBe(2);
    await put(mapId, { no, x: 30, revision });
  });

  it("with a new picture asks whether its points still fit before it goes out", async () => {
    const mapId = await begin();
    await apiAs(desk).maps.putFloor({ mapId, no: 1, title: "1 этаж", picture: svg("<rect/>") });
    await put(mapId);
    await apiAs(desk).maps.publish({ mapId });
    const { lost } = await apiAs(desk).maps.putFloor({
      ...{ mapId, no: 1, title: "1 этаж", picture: svg("<script>1</script><rect/>") },
    });
    expect(lost).toEqual(["<script>"]);
    await expect(apiAs(desk).maps.publish({ mapId })).rejects.toMatchObject({ data: { detail: "publish" } });
    await apiAs(desk).maps.checkFloor({ mapId, no: 1 });
    await apiAs(desk).maps.publish({ mapId });
    const { floor } = await apiAs(anna).maps.one({ mapId });
    expect(floor).toMatchObject({ width: 1200, height: 500 });
  });

  it("refuses a picture that is none, a point beside the map, an area without corners, a way through nothing", async () => {
    const mapId = await begin();
    const picture = new File(["<html></html>"], "plan.svg");
    await expect(apiAs(desk).maps.putFloor({ mapId, title: "2", picture })).rejects.toMatchObject({ status: 422 });
    await expect(put(mapId, { x: 101 })).rejects.toMatchObject({ status: 422 });
    await expect(put(mapId, { floorNo: 7 })).rejects.toMatchObject({ data: { detail: "floorNo" } });
    await expect(put(mapId, { kind: "area" })).rejects.toMatchObject({ data: { detail: "corners" } });
    const steps = [1, 2].map((no) => ({ no: no + 100, text: "" }));
    await expect(apiAs(desk).maps.putRoute({ mapId, title: "Никуда", steps })).rejects.toMatchObject({
      data: { detail: "steps" },
    });
    await expect(apiAs(desk).maps.publish({ mapId })).rejects.toMatchObject({ data: { detail: "publish" } });
  });

  it("is found by words with a slip, by who sits there, and not once they have left its readers", async () => {
    const { mapId, no } = await out({ person: anna.accountId });
    const hits = async (query: string) => (await apiAs(anna).maps.points({ mapId, query })).items.map((one) => one.no);
    expect(await hits("переговорная")).toEqual([no]);
    expect(await hits("перегаворная 5")).toEqual([no]);
    expect(await hits("библиотека")).toEqual([]);
    const names = (await apiAs(desk).maps.one({ mapId, o: String(no) })).chosen!.person!.name.split(" ");
    for (const name of [names, names.toReversed()]) expect(await hits(name.join(" "))).toEqual([no]);
    expect((await apiAs(desk).maps.one({ mapId, o: String(no) })).chosen?.person?.accountId).toBe(anna.accountId);
    const map = { mapId, title: "Офис на Лесной", kind: "floor" as const };
    await apiAs(desk).maps.change({ ...map, audience: [`user:${desk.accountId}`] });
    await expect(hits("переговорная")).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("opens a point on its own floor and draws it, whatever floor and layer are asked for; a layer finds its points", async () => {
    const mapId = await begin();
    const { no: floorNo } = await apiAs(desk).maps.putFloor({ mapId, title: "2 этаж" });
    const [green, red] = await Promise.all(
      (["Зелёные", "Красные"] as const).map((title) => apiAs(desk).maps.putCategory({ mapId, title, tone: "green" })),
    );
    await put(mapId, { title: "Вход", categoryNo: green!.no });
    const far = await put(mapId, { title: "Архив", floorNo, categoryNo: red!.no });
    await apiAs(desk).maps.publish({ mapId });
    const map = await apiAs(anna).maps.one({ mapId, o: String(far.no), floor: "1", category: String(green!.no) });
    expect(map.floor?.no).toBe(floorNo);
    expect(map.marks.map(({ no }) => no)).toEqual([far.no]);
    const { items } = await apiAs(anna).maps.points({ mapId, query: "зеленые" });
    expect(items.map(({ title }) => title)).toEqual(["Вход"]);
  });

  it("tells in the list of as many points as its reader sees today", async () => {
    const mapId = await begin();
    await put(mapId);
    await put(mapId, { title: "Стенд прошлого года", shownTo: "2000-01-01" });
    await apiAs(desk).maps.publish({ mapId });
    expect((await apiAs(anna).maps.list({})).items).toMatchObject([{ points: 1, floors: 1 }]);
    expect((await apiAs(anna).maps.points({ mapId })).items).toHaveLength(1);
  });

  it("hands what people report to its editors until they settle it", async () => {
    const { mapId, no } = await out();
    await apiAs(anna).maps.report({ mapId, no, text: "Дверь с другой стороны" });
    const [told] = (await apiAs(desk).maps.source({ mapId })).reports;
    expect(told).toMatchObject({ text: "Дверь с другой стороны", no });
    const waiting = async () => (await apiAs(desk).maps.desk({})).items.map(({ reports }) => reports);
    expect(await waiting()).toEqual([1]);
    await apiAs(desk).maps.settle({ mapId, id: told!.id });
    expect(await waiting()).toEqual([0]);
    expect((await apiAs(desk).maps.source({ mapId })).reports).toEqual([]);
  });
});
