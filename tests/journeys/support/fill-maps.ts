import type { Viewer } from "#platform/auth/viewer.ts";
import { apiAs } from "#tests/support/api.ts";
import { pictureFile } from "./picture.ts";

/** A plan that says its size by its view box alone. */
const plan = (rooms: string) =>
  new File(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 600"><style>.room{fill:#f4f6fa;stroke:#8a94a6}</style>
      <rect x="20" y="20" width="1160" height="560" fill="#fff" stroke="#4a5568" stroke-width="6"/>${rooms}</svg>`,
    ],
    "этаж.svg",
    { type: "image/svg+xml" },
  );

/** An office of two floors that is out, where ivan sits and has found a mistake; under its entrance lies a new plan. Another map is still drawn. */
export async function fillMaps({ admin, ivan }: Record<string, Viewer>): Promise<void> {
  const desk = apiAs(admin!).maps;
  const words = { title: "Офис на Лесной", kind: "floor" } as const;
  const { id: mapId } = await desk.make(words);
  await desk.change({ mapId, ...words, description: "Два этажа, вход со двора." });
  const room = '<rect class="room" x="40" y="40" width="400" height="200"/>';
  await desk.putFloor({ mapId, no: 1, title: "1 этаж", picture: plan(room) });
  const { name, mimeType: type, buffer } = await pictureFile(2);
  const picture = new File([new Uint8Array(buffer)], name, { type });
  const { no: upper } = await desk.putFloor({ mapId, title: "2 этаж", picture });
  const { no: doors } = await desk.putCategory({ mapId, title: "Двери", tone: "grey" });
  const { no: rooms } = await desk.putCategory({ mapId, title: "Комнаты", tone: "green" });
  const { no: tables } = await desk.putCategory({ mapId, title: "Столы", tone: "blue" });
  const put = async (title: string, floorNo: number, [x, y]: [number, number], more: object = {}) =>
    (await desk.putPoint({ mapId, title, floorNo, x, y, ...more })).no;
  const entrance = await put("Вход", 1, [10, 90], {
    categoryNo: doors,
    hours: "С 8 до 20 по рабочим дням",
    access: "Пандус слева, порога нет",
  });
  const stairs = await put("Лестница", 1, [85, 20], { categoryNo: doors });
  await put("Переговорная 5", upper, [20, 25], {
    categoryNo: rooms,
    description: "На восемь человек, с экраном.",
    phone: "доб. 505",
    link: "/calendar",
  });
  const table = await put("Стол у окна", upper, [25, 75], { categoryNo: tables, person: ivan!.accountId });
  for (const letter of ["А", "Б", "В"]) await put(`Шкаф ${letter}`, 1, [50, 60]);
  const corners = [
    [55, 10],
    [95, 10],
    [95, 60],
    [55, 60],
  ];
  await put("Отдел обучения", upper, [75, 35], { kind: "area", categoryNo: rooms, corners });
  await desk.putRoute({
    mapId,
    title: "От входа к столам",
    steps: [
      { no: entrance, text: "через турникет прямо" },
      { no: stairs, text: "на этаж выше, из дверей налево" },
      { no: table, text: "" },
    ],
  });
  await desk.publish({ mapId });
  await apiAs(ivan!).maps.report({ mapId, no: stairs, text: "Лестница теперь за лифтом" });
  await desk.putFloor({ mapId, no: 1, title: "1 этаж", picture: plan(room) });
  const { id: parking } = await desk.make({ title: "Стоянка", kind: "site" });
  await desk.putPoint({ mapId: parking, title: "Въезд", floorNo: 1, x: 50, y: 50 });
}
