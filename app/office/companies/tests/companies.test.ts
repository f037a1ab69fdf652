import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { withTenant } from "#platform/db/index.ts";
import { openFile } from "#platform/files/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let admin: Viewer;
let employee: Viewer;

beforeEach(async () => {
  setClock();
  company = await makeCompany("Ромашка");
  admin = await makePerson(company, { roles: ["employee", "admin"] });
  employee = await makePerson(company);
});

const draft = () => ({
  id: company.id,
  name: "Ромашка и дочери",
  alias: company.alias,
  showServices: "portal" as const,
});
const api = (who = admin) => apiAs(who).companies;
const logo = async (width: number, height: number) => {
  const drawn = sharp({ create: { width, height, channels: 3, background: "#3174F6" } });
  return new File([new Uint8Array(await drawn.png().toBuffer())], "логотип.png", { type: "image/png" });
};
const meOf = (who: Viewer) => apiAs(who).account.me();

describe("a company", () => {
  it("is the administrator's own one: no other is seen, opened or changed", async () => {
    const other = await makeCompany("Ландыш");
    expect((await api().list({})).items.map(({ name }) => name)).toEqual(["Ромашка"]);
    const missing = { status: 404 };
    await expect(api().company({ id: other.id })).rejects.toMatchObject(missing);
    await expect(api().change({ ...draft(), id: other.id, alias: other.alias })).rejects.toMatchObject(missing);
    await expect(api(employee).list({})).rejects.toMatchObject({ status: 403 });
    await expect(api(employee).change(draft())).rejects.toMatchObject({ status: 403 });
  });

  it("gets another name, and the journal tells what was changed", async () => {
    await api().change(draft());
    expect((await meOf(employee)).group.name).toBe("Ромашка и дочери");
    const { items } = await apiAs(admin).audit.list({ deed: "company.changed" });
    expect(items).toMatchObject([{ detail: "изменено: название" }]);
  });

  it("gets both logos, the square one cut, and every colleague sees them", async () => {
    await api().change({ ...draft(), rectangle: await logo(600, 200), square: await logo(600, 400) });
    const { logo: links } = (await meOf(employee)).group;
    expect(links.rectangleLogoLink).toMatch(/^\/files\//);
    const open = () => openFile(employee, links.squareLogoLink!.slice(7));
    const { body } = await withTenant(company.id, open);
    const { width, height } = await sharp(await new Response(body).arrayBuffer()).metadata();
    expect([width, height]).toEqual([400, 400]);
    await api().change({ ...draft(), dropSquare: true });
    expect(await api().company({ id: company.id })).toMatchObject({
      squareLogoLink: null,
      rectangleLogoLink: links.rectangleLogoLink,
    });
  });

  it("refuses an alias that is taken and a logo that is no picture, at their fields", async () => {
    const other = await makeCompany("Ландыш");
    const refused = (field: string) => ({ status: 422, data: { fields: { [field]: [expect.any(String)] } } });
    await expect(api().change({ ...draft(), alias: other.alias })).rejects.toMatchObject(refused("alias"));
    const text = new File(["<svg/>"], "logo.svg", { type: "image/svg+xml" });
    await expect(api().change({ ...draft(), square: text })).rejects.toMatchObject(refused("square"));
  });

  it("decides for itself whether its people see services", async () => {
    const shown = async () => (await apiAs(employee).services.showServices()).showServices;
    expect(await shown()).toBe(false);
    await api().change({ ...draft(), showServices: "yes" });
    expect(await shown()).toBe(true);
    expect(await api().company({ id: company.id })).toMatchObject({ showServices: "yes" });
  });
});
