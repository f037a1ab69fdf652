import { mapCategories, mapFloors, mapPoints, mapRoutes, maps, mapVersions } from "#app/maps/maps/server/schema.ts";
import { cleanSvg } from "#app/maps/maps/server/svg.ts";
import { withTenant } from "#platform/db/index.ts";
import { storeDrawing } from "#platform/files/index.ts";
import { demoId } from "./id.ts";
import { insertRows } from "./insert-rows.ts";
import type { Random } from "./random.ts";
import { type MapTold, mapsTold } from "./words/maps.ts";
import type { World } from "./world.ts";

const [width, height] = [1200, 700];
const day = 86_400_000;

/** A plan of an empty floor: walls, a corridor, rooms above and below it. */
function planOf(title: string, rooms: number): string {
  const wide = (width - 80) / rooms;
  const walls = Array.from({ length: rooms }, (_, at) => {
    const x = 40 + at * wide;
    return `<rect class="room" x="${x}" y="40" width="${wide}" height="240"/><rect class="room" x="${x}" y="420" width="${wide}" height="240"/>`;
  }).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>.room{fill:#f4f6fa;stroke:#8a94a6;stroke-width:3}</style>
    <rect x="30" y="30" width="${width - 60}" height="${height - 60}" fill="#fff" stroke="#4a5568" stroke-width="6"/>${walls}
    <text x="60" y="365" font-family="sans-serif" font-size="34" fill="#6b7485">${title}</text></svg>`;
}

/** A room as one would see it from its door: a window, a long table, chairs. */
function roomOf(wall: string): string {
  const chairs = [150, 250, 350, 450]
    .map((x) => `<rect x="${x}" y="250" width="46" height="90" rx="10" fill="#46566e"/>`)
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><rect width="640" height="400" fill="${wall}"/>
    <rect y="310" width="640" height="90" fill="#b9926b"/><rect x="220" y="50" width="200" height="130" fill="#cfe8f7" stroke="#fff" stroke-width="10"/>
    ${chairs}<rect x="100" y="230" width="440" height="26" rx="8" fill="#7a5234"/>
    <rect x="130" y="256" width="16" height="104" fill="#7a5234"/><rect x="494" y="256" width="16" height="104" fill="#7a5234"/></svg>`;
}

/** What people meet, eat and read in is shown by a photo. */
const isShownRoom = (title: string) => /Столовая|Библиотека|Медпункт|«/.test(title);

/** In each company three maps with the same plan of a house: desks of its people, rooms, ways; published once. */
export async function seedMaps(random: Random, world: World): Promise<void> {
  for (const company of world.companies) {
    const people = (world.colleagues.get(company.id) ?? []).slice(0, 84);
    const keeper = people[0];
    if (!keeper) continue;
    let seated = 0;
    for (const told of mapsTold) seated = await layMap(random, world, { told, company, people, keeper, seated });
  }
}

type Laid = {
  told: MapTold;
  company: { id: string };
  people: { id: string }[];
  keeper: { id: string };
  /** How many people have a desk already. */
  seated: number;
};

async function layMap(random: Random, world: World, { told, company, people, keeper, seated }: Laid): Promise<number> {
  const mapId = demoId(random, world.today);
  const groupId = company.id;
  const viewer = { accountId: keeper.id, groupId };
  let [no, next] = [0, seated];
  const number = () => {
    no += 1;
    return no;
  };
  const floors: (typeof mapFloors.$inferInsert)[] = [];
  const layers = new Map<string, typeof mapCategories.$inferInsert>();
  const points: (typeof mapPoints.$inferInsert)[] = [];
  const of = { mapId, groupId, version: 0 };
  const layer = (title: string, tone: (typeof mapCategories.$inferInsert)["tone"]) => {
    const known = layers.get(title) ?? { ...of, no: number(), title, tone, audience: null };
    layers.set(title, known);
    return known.no;
  };
  for (const floor of told.floors) {
    const drawing = cleanSvg(planOf(floor.title, 6));
    const file = await withTenant(groupId, () =>
      storeDrawing(drawing, { viewer, reach: "company", name: `${floor.title}.svg`, field: "picture" }),
    );
    const floorNo = number();
    floors.push({ ...of, no: floorNo, title: floor.title, fileId: file.id, width, height });
    const named = floor.layers.flatMap(({ title, tone, points }) =>
      points.map((point) => ({ title: point, categoryNo: layer(title, tone), personId: null as string | null })),
    );
    const desks = people.slice(next, next + floor.desks).map(({ id }, at) => ({
      title: `Место ${floorNo}-${at + 1}`,
      categoryNo: layer("Рабочие места", "grey"),
      personId: id,
    }));
    next += desks.length;
    const all = [...named, ...desks];
    const drawn = cleanSvg(roomOf(random.pick(["#f3e7d3", "#dfe9e2", "#e3e4f2"])));
    const photo = await withTenant(groupId, () =>
      storeDrawing(drawn, { viewer, reach: "company", name: "Комната.svg", field: "photo" }),
    );
    const across = Math.ceil(Math.sqrt(all.length * 1.7));
    const down = Math.ceil(all.length / across);
    for (const [at, point] of all.entries())
      points.push({
        ...{ ...of, ...point, no: number(), floorNo, kind: "point" as const },
        x: Math.round((6 + (88 * ((at % across) + 0.5)) / across) * 10) / 10,
        y: Math.round((8 + (84 * (Math.floor(at / across) + 0.5)) / down) * 10) / 10,
        access: /Лифт|вход|Проходная/.test(point.title) ? "Без порога, проходит коляска" : "",
        photoId: isShownRoom(point.title) ? photo.id : null,
        photoAlt: isShownRoom(point.title) ? "Длинный стол и стулья у окна" : "",
        hours: /Столовая|Библиотека|Медпункт/.test(point.title) ? "С 9 до 18 по рабочим дням" : "",
      });
  }
  const noOf = (title: string) => points.find((one) => one.title === title)!.no;
  const routes = told.ways.map(([title, from, to]) => ({
    ...{ ...of, no: number(), title },
    steps: [
      { no: noOf(from), text: "прямо по коридору до поворота" },
      { no: noOf(to), text: "вторая дверь справа" },
    ],
  }));
  const { title, description, kind } = told;
  const at = new Date(world.today.getTime() - 20 * day);
  await insertRows(maps, [
    {
      id: mapId,
      groupId,
      audience: null,
      keeperId: keeper.id,
      title,
      description,
      kind,
      state: "published",
      shown: 1,
      lastNo: no,
      createdAt: at,
    },
  ]);
  await insertRows(mapVersions, [{ mapId, version: 1, groupId, byId: keeper.id, createdAt: at }]);
  for (const version of [0, 1]) {
    const laid = <Row extends object>(rows: Row[]) => rows.map((row) => ({ ...row, version }));
    await insertRows(mapFloors, laid(floors));
    await insertRows(mapCategories, laid([...layers.values()]));
    await insertRows(mapPoints, laid(points));
    await insertRows(mapRoutes, laid(routes));
  }
  return next;
}
