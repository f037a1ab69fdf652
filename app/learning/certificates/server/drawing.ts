import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { encode } from "uqr";
import { dayInFigures } from "#app/web/wall-time.ts";
import type { Certificate, Wording } from "../contract.ts";

const { resolve } = createRequire(import.meta.url);
const font = (name: string) => readFile(resolve(`@expo-google-fonts/golos-text/${name}.ttf`));

const ink = "#1a1a1a";
const soft = "#5a5f6b";
const brand = "#1461f5";
const [width, height] = [842, 595];
const edge = 64;
const twoLines = (width - 2 * edge) * 1.9;
const smallest = 6;

type Paper = Certificate & { wording: Wording; address: string };

/** A certificate as a page of A4 lying on its side, with a code that leads to its public check. The same words give the same paper. */
export async function drawCertificate(paper: Paper): Promise<Buffer> {
  const { wording, name, title, company, number, passedOn, validUntil, reissuedOn, score, minutes, address } = paper;
  // It brings fonts and tables of its own: whoever draws nothing does without.
  const { default: PDFDocument } = await import("pdfkit");
  const doc = new PDFDocument({
    ...{ size: "A4", layout: "landscape", margin: 0, lang: "ru-RU", tagged: true, displayTitle: true },
    info: { Title: `${wording.heading} ${number}`, Author: company, CreationDate: new Date(`${passedOn}T00:00:00Z`) },
  });
  const pieces: Buffer[] = [];
  doc.on("data", (piece: Buffer) => pieces.push(piece));
  const isDone = new Promise<void>((done, fail) => doc.on("end", done).on("error", fail));
  doc.registerFont("plain", await font("400Regular/GolosText_400Regular"));
  doc.registerFont("bold", await font("600SemiBold/GolosText_600SemiBold"));
  const line = (text: string, y: number, size: number, face = "plain", colour = ink) => {
    doc
      .font(face)
      .fontSize(fitting(doc.font(face), text, size, twoLines))
      .fillColor(colour);
    doc.text(text, edge, y, {
      width: width - 2 * edge,
      align: "center",
      lineBreak: true,
      height: height - y,
      ellipsis: true,
    });
    return doc.y;
  };
  doc
    .lineWidth(2)
    .strokeColor(brand)
    .rect(24, 24, width - 48, height - 48)
    .stroke();
  line(company, 58, 14, "plain", soft);
  line(wording.heading, 92, 40, "bold", brand);
  let y = line(name, 164, 30, "bold");
  y = line(wording.text, y + 12, 14);
  y = line(`«${title}»`, y + 10, 22, "bold");
  const facts = [
    `Пройден ${dayInFigures(passedOn)}`,
    validUntil && `действует до ${dayInFigures(validUntil)}`,
    reissuedOn && `выдан заново ${dayInFigures(reissuedOn)}`,
    score !== null && `результат ${score} %`,
    `${(minutes / 60).toLocaleString("ru", { maximumFractionDigits: 1 })} ч`,
  ];
  line(facts.filter(Boolean).join(" · "), y + 12, 13, "plain", soft);
  drawCode(doc, address);
  doc.font("plain").fontSize(10).fillColor(soft);
  doc.text(`№ ${number}. Проверить:`, edge + 110, height - 100);
  doc.fontSize(fitting(doc, address, 10, 370)).text(address, { lineBreak: false });
  if (wording.signer || wording.position) {
    doc
      .lineWidth(0.7)
      .strokeColor(soft)
      .moveTo(560, height - 104)
      .lineTo(width - edge, height - 104)
      .stroke();
    doc
      .font("bold")
      .fontSize(12)
      .fillColor(ink)
      .text(wording.signer, 560, height - 96, { width: width - edge - 560 });
    doc
      .font("plain")
      .fontSize(10)
      .fillColor(soft)
      .text(wording.position, { width: width - edge - 560 });
  }
  doc.end();
  await isDone;
  return Buffer.concat(pieces);
}

/** The largest size, up to one, in which a text takes no more than so much in all. */
function fitting(doc: PDFKit.PDFDocument, text: string, size: number, room: number): number {
  for (let one = size; one > smallest; one -= 1) if (doc.fontSize(one).widthOfString(text) <= room) return one;
  return smallest;
}

function drawCode(doc: PDFKit.PDFDocument, address: string): void {
  const { data, size } = encode(address, { ecc: "M", border: 2 });
  const step = 92 / size;
  const [left, top] = [edge, height - edge - 92];
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries()) if (isDark) doc.rect(left + x * step, top + y * step, step, step);
  doc.fill(ink);
}
