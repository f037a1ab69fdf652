import type { Limits } from "./limits.ts";
import { openPack, type Pack } from "./pack.ts";
import { readXml } from "./xml.ts";

/** The words of an xlsx: the names of its sheets, then row by row what people have written, whole numbers too. */
export async function* readTable(bytes: Buffer, limits: Limits): AsyncGenerator<string> {
  const pack = await openPack(bytes, limits);
  yield* readTitles(pack);
  const shared = await readShared(pack, limits);
  const sheets = pack.names.filter((name) => /^xl\/worksheets\/sheet\d+\.xml$/.test(name));
  for (const name of sheets.sort(byNumber)) yield* readSheet(pack, name, shared);
}

function readTitles(pack: Pack): AsyncGenerator<string> {
  const said: string[] = [];
  const open = (name: string, { name: title }: Record<string, string>) =>
    void (name === "sheet" && title && said.push(title, "\n"));
  return readXml(pack.open("xl/workbook.xml"), { open, close() {}, text() {} }, said);
}

/** The texts that cells name by their numbers; those beyond the limit would never be read. */
async function readShared(pack: Pack, { letters }: Limits): Promise<string[]> {
  const shared: string[] = [];
  const said: string[] = [];
  let text = "";
  let isText = false;
  let length = 0;
  const reading = readXml(
    pack.open("xl/sharedStrings.xml"),
    {
      open(name) {
        if (name === "si") text = "";
        isText = name === "t";
      },
      close(name) {
        if (name === "si") {
          shared.push(text);
          length += text.length;
        }
        isText = false;
      },
      text(more) {
        if (isText && text.length < letters) text += more;
      },
    },
    said,
  );
  while (length < 2 * letters && !(await reading.next()).done);
  return shared;
}

function readSheet(pack: Pack, sheet: string, shared: string[]): AsyncGenerator<string> {
  const said: string[] = [];
  let type = "";
  let value = "";
  let isValue = false;
  return readXml(
    pack.open(sheet),
    {
      open(name, attributes) {
        if (name === "c") {
          type = attributes.t ?? "n";
          value = "";
        }
        isValue = name === "v" || name === "t";
      },
      close(name) {
        isValue = false;
        if (name === "row") said.push("\n");
        if (name !== "c") return;
        const text = type === "s" ? shared[Number(value)] : type === "n" ? wholeNumber(value) : value;
        if (text && type !== "b" && type !== "e") said.push(text, " ");
      },
      text(more) {
        if (isValue) value += more;
      },
    },
    said,
  );
}

const wholeNumber = (value: string) => (/^\d{1,20}$/.test(value) ? value : undefined);
const numberOf = (name: string) => Number(/\d+/.exec(name)?.[0]);
const byNumber = (one: string, other: string) => numberOf(one) - numberOf(other);
