import { dayInFigures, timeText, wallOf } from "#app/web/wall-time.ts";
import { beginPaper } from "#platform/paper.ts";

type Line = { person: { name: string }; title: string; seen: number; opened: number; told: number; package: number };
type Report = {
  company: string;
  /** Who has asked for it, and when, on the clock of their zone. */
  by: string;
  madeAt: Date;
  zone: string;
  from: string;
  to: string;
  items: Line[];
  /** Where its signature is checked. */
  address: string;
};

const edge = 40;
const bottom = 842 - 60;
const columns = [
  { title: "Сотрудник", width: 155, of: ({ person }: Line) => person.name },
  { title: "Курс", width: 180, of: ({ title }: Line) => title },
  { title: "На экране", width: 60, of: ({ seen }: Line) => timeText(seen) },
  { title: "По открытию", width: 60, of: ({ opened }: Line) => timeText(opened) },
  { title: "По слову пакета", width: 60, of: (line: Line) => timeText(line.package) },
];
const fullWidth = columns.reduce((sum, { width }) => sum + width, 0);

const method =
  "«На экране» – пока урок был виден и человек был у него: портал слышал об этом раз в полминуты, считал один раз на всех вкладках и устройствах, не больше трёх длин урока. «По открытию» – от открытия урока до кнопки «Урок пройден», где не было JavaScript. «По слову пакета» – за всё время, как сообщил пакет SCORM: портал этого не проверял.";

/** The report of time on paper: a line for each person and course, sums, how the time is known. */
export async function drawTime({ company, by, madeAt, zone, from, to, items, address }: Report): Promise<Buffer> {
  const title = "Отчёт о времени обучения";
  const { doc, end } = await beginPaper({
    ...{ margin: edge, bufferPages: true },
    info: { Title: title, Author: company, CreationDate: madeAt },
  });
  let y = edge;
  const say = (text: string, size: number, face = "plain") => {
    doc.font(face).fontSize(size).text(text, edge, y, { width: fullWidth });
    y = doc.y + 4;
  };
  const row = (cells: string[], face: "plain" | "bold") => {
    doc.font(face).fontSize(9);
    const room = (at: number) => columns[at]!.width - 8;
    const height = Math.max(...cells.map((cell, at) => doc.heightOfString(cell, { width: room(at) })));
    if (y + height > bottom) {
      doc.addPage();
      y = edge;
      if (face === "plain") row(titles, "bold");
      doc.font(face).fontSize(9);
    }
    let x = edge;
    for (const [at, cell] of cells.entries()) {
      doc.text(cell, x, y, { width: room(at), align: at > 1 ? "right" : "left" });
      x += columns[at]!.width;
    }
    y += height + 6;
    doc
      .moveTo(edge, y - 3)
      .lineTo(edge + fullWidth, y - 3)
      .lineWidth(0.5)
      .strokeColor("#d0d4dc")
      .stroke();
  };
  const titles = columns.map((column) => column.title);
  const sum = (of: (line: Line) => number) => timeText(items.reduce((all, line) => all + of(line), 0));
  say(title, 18, "bold");
  say(`${company}, с ${dayInFigures(from)} по ${dayInFigures(to)}`, 12);
  const [day, time] = wallOf(madeAt.toISOString(), zone).split("T");
  say(`Составлен ${dayInFigures(day!)} в ${time!.slice(0, 5)} (${zone}), ${by}`, 10);
  y += 8;
  row(titles, "bold");
  for (const line of items)
    row(
      columns.map(({ of }) => of(line)),
      "plain",
    );
  row(
    [
      "Всего",
      `Строк: ${items.length}`,
      sum(({ seen }) => seen),
      sum(({ opened }) => opened),
      sum((line) => line.package),
    ],
    "bold",
  );
  if (y > bottom - 100) {
    doc.addPage();
    y = edge;
  }
  y += 8;
  say(method, 9);
  say(`Файл подписан порталом (Ed25519). Проверить, что в нём ничего не изменили: ${address}`, 9);
  const { count } = doc.bufferedPageRange();
  for (let at = 0; at < count; at++) {
    doc.switchToPage(at);
    // The number of a page stands below what is written: without a margin no new page begins for it.
    doc.page.margins.bottom = 0;
    doc
      .font("plain")
      .fontSize(8)
      .text(`${at + 1} из ${count}`, edge, 842 - 34, { width: fullWidth, align: "right" });
  }
  return end();
}
