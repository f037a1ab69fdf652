import { existsSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dropFiles, readForm } from "#platform/http/form.ts";

const kilobyte = 1024;
const piece = 48 * kilobyte;
const room = { words: 4 * kilobyte, files: 4 * kilobyte * kilobyte };

async function multipart(parts: [string, string | File][]): Promise<Request> {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  const asked = new Request("http://portal.invalid", { method: "POST", body: form });
  const bytes = Buffer.from(await asked.arrayBuffer());
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, at) =>
    bytes.subarray(at * piece, (at + 1) * piece),
  );
  return streamed(asked.headers.get("content-type")!, ...pieces);
}

function streamed(type: string, ...pieces: (string | Uint8Array | Error)[]): Request {
  const left = [...pieces];
  const body = new ReadableStream({
    pull(out) {
      const next = left.shift();
      if (next === undefined) out.close();
      else if (next instanceof Error) out.error(next);
      else out.enqueue(Buffer.from(next as string));
    },
  });
  const headers = { "content-type": type };
  return new Request("http://portal.invalid", { method: "POST", headers, body, duplex: "half" } as RequestInit);
}

const urlencoded = "application/x-www-form-urlencoded";
const boundary = "multipart/form-data; boundary=x";
const folders = () => readdirSync(tmpdir());
const temporary = process.env.TMPDIR;

// A temporary folder of its own: other tests lay their forms into the common one.
beforeAll(() => {
  process.env.TMPDIR = mkdtempSync(join(tmpdir(), "veche-forms-"));
});
afterAll(() => {
  if (temporary === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = temporary;
});

describe("a form", () => {
  test("is read in its order, Russian names and empty choices of files among it", async () => {
    const sent: [string, string | File][] = [
      ["слово", "ёж и\r\nуж"],
      ["files", new File(["первый"], "Первый «файл».txt", { type: "text/plain" })],
      ["слово", ""],
      ["files", new File([], "")],
    ];
    const form = await readForm(await multipart(sent), room);
    const told = [...form].map(([name, value]) => [name, typeof value === "string" ? value : value.name]);
    expect(told).toEqual([
      ["слово", "ёж и\r\nуж"],
      ["files", "Первый «файл».txt"],
      ["слово", ""],
      ["files", ""],
    ]);
    const [first, empty] = form.getAll("files") as File[];
    expect([await first!.text(), first!.type, empty!.size]).toEqual(["первый", "text/plain", 0]);
  });

  test("of pairs is read as browsers write it", async () => {
    const form = await readForm(streamed(urlencoded, "a=1&%D1%91=", "%D0%B6+%26&a=2"), room);
    expect([...form]).toEqual([
      ["a", "1"],
      ["ё", "ж &"],
      ["a", "2"],
    ]);
  });

  test("lays what is large into a folder, in parts or at once, until it is let go", async () => {
    const before = folders();
    const bytes = new Uint8Array(1.5 * kilobyte * kilobyte).map((_, at) => at % 251);
    const request = await multipart([
      ["films", new File([bytes], "a.mp4")],
      ["films", new File([bytes], "b.mp4")],
    ]);
    const form = await readForm(request, room);
    const made = folders().filter((name) => !before.includes(name));
    expect(made).toHaveLength(1);
    for (const film of form.getAll("films") as File[])
      expect(Buffer.from(await film.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
    await dropFiles(request);
    expect(existsSync(join(tmpdir(), made[0]!))).toBe(false);
  });

  test("that brings more words or files than there is room for is refused, and leaves nothing behind", async () => {
    const before = folders();
    const tooLarge = { kind: "too-large" };
    const long = "а".repeat(3 * kilobyte);
    const file = (megabytes: number) => new File([new Uint8Array(megabytes * kilobyte * kilobyte)], "a");
    await expect(readForm(streamed(urlencoded, "a=", long, long), room)).rejects.toMatchObject(tooLarge);
    await expect(readForm(await multipart([["a", long]]), room)).rejects.toMatchObject(tooLarge);
    await expect(
      readForm(
        await multipart([
          ["a", file(3)],
          ["b", file(3)],
        ]),
        room,
      ),
    ).rejects.toMatchObject(tooLarge);
    await expect(readForm(streamed(urlencoded, "a&".repeat(1100)), room)).rejects.toMatchObject(tooLarge);
    expect(folders()).toEqual(before);
  });

  test("that is broken, or whose sender has gone, is no form", async () => {
    const before = folders();
    const gone = new Error("the line is cut");
    const head = '--x\r\ncontent-disposition: form-data; name="f"; filename="f"\r\n\r\n';
    const broken = [
      streamed(urlencoded, "a=1", gone),
      streamed(boundary, head, "a".repeat(kilobyte), gone),
      streamed(boundary, head, "никогда не кончается"),
      streamed(boundary, "это вообще не части"),
      streamed("multipart/form-data", "без границы"),
    ];
    for (const one of broken) await expect(readForm(one, room)).rejects.toMatchObject({ status: 400 });
    await expect(readForm(streamed("text/plain", "a"), room)).rejects.toMatchObject({ status: 415 });
    expect(folders()).toEqual(before);
  });

  test("whose files nobody wants is read for its words alone, as far as its first words are wanted", async () => {
    const parts: [string, string | File][] = [
      ["word", "да"],
      ["file", new File(["есть"], "a.txt")],
      ["word", "ещё"],
    ];
    const wanted = await readForm(await multipart(parts), room, {
      withoutFiles: true,
      isWanted: (form) => form.has("word"),
    });
    expect(wanted.getAll("word")).toEqual(["да", "ещё"]);
    expect((wanted.get("file") as File).size).toBeGreaterThan(0);
    const unwanted = readForm(await multipart(parts), room, { isWanted: () => false });
    await expect(unwanted).rejects.toMatchObject({ status: 400 });
  });
});
