import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { apiAs } from "#tests/support/api.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const world = portalInProcess();
type Manifest = { icons: { src: string; sizes: string; purpose?: string }[]; shortcuts: { name: string }[] };

const manifestOf = async (who: string) => {
  const answer = await (await world.as(who)).send("/manifest.webmanifest");
  expect(answer.headers.get("content-type")).toContain("application/manifest+json");
  return (await answer.json()) as Manifest;
};

beforeAll(async () => {
  const drawn = sharp({ create: { width: 640, height: 640, channels: 3, background: "#aa3311" } });
  const square = new File([new Uint8Array(await drawn.png().toBuffer())], "знак.png", { type: "image/png" });
  const { id, name } = world.sever;
  await apiAs(world.admin).companies.change({ id, name, alias: "sever", showServices: "yes", square });
});

describe("the installed portal", () => {
  it("wears the square logo of the company, as PNG of the sizes that its manifest names", async () => {
    const { icons, shortcuts } = await manifestOf("anna");
    expect(icons.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512", "512x512"]);
    expect(icons.map(({ purpose }) => purpose)).toEqual([undefined, undefined, "maskable"]);
    expect(shortcuts.map(({ name }) => name)).toEqual(["Лента", "Поиск", "Уведомления"]);
    const anna = await world.as("anna");
    for (const { src, sizes } of icons) {
      const { width, format } = await sharp(await (await anna.send(src)).arrayBuffer()).metadata();
      expect([`${width}x${width}`, format]).toEqual([sizes, "png"]);
    }
    const cut = sharp(await (await anna.send(icons[2]!.src)).arrayBuffer());
    expect((await cut.extract({ left: 20, top: 20, width: 1, height: 1 }).raw().toBuffer()).toJSON().data).toEqual([
      255, 255, 255,
    ]);
    const page = await (await anna.send("/main")).text();
    expect(page).toMatch(/rel="apple-touch-icon" href="\/app-icons\/[0-9a-f-]{36}\/180"/);
  });

  it("wears its own icon for strangers and companies without a logo", async () => {
    for (const who of ["anonymous", "olga"]) {
      const { icons } = await manifestOf(who);
      expect(icons[0]!.src).toBe("/icon-192.png");
    }
  });

  it("shows no company's icon to another company, nor any other picture or size", async () => {
    const { icons } = await manifestOf("anna");
    const src = icons[0]!.src;
    for (const who of ["anonymous", "olga"]) expect((await (await world.as(who)).send(src)).status).toBe(404);
    const anna = await world.as("anna");
    for (const path of [src.replace(/192$/, "193"), "/app-icons/1/192", `/app-icons/${world.sever.file}/192`])
      expect((await anna.send(path)).status).toBe(404);
  });
});

describe("services of a company", () => {
  it("are open where it shows them, whatever the portal does", async () => {
    const locationOf = async (who: string) => (await (await world.as(who)).send("/services")).headers.get("location");
    const { id, name } = world.yug;
    await apiAs({ ...world.yug.head, isAdmin: true }).companies.change({
      id,
      name,
      alias: "yug",
      showServices: "portal",
    });
    expect(await locationOf("anna")).toBeNull();
    expect(await locationOf("olga")).toBe("/not-found");
  });
});
