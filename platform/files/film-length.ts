type Span = { start: number; end: number };
type Part = Span & { name: string };
/** Reads what stands at a place of a film: of a long one nothing else is read. */
type Read = (from: number, length: number) => Promise<DataView>;

/** A table of contents longer than this is none of a short film's. */
const longest = 64 * 1024;
const partsAtMost = 1000;

/** How many seconds a film takes, told by its own headers (MP4 and WebM); undefined where they do not say. */
export async function filmSeconds(film: Blob): Promise<number | undefined> {
  const read: Read = async (from, length) => new DataView(await film.slice(from, from + length).arrayBuffer());
  const whole = { start: 0, end: film.size };
  const told = ((await secondsOfWebm(read, whole)) ?? (await secondsOfMp4(read, whole))) || 0;
  return told > 0 && Number.isFinite(told) ? told : undefined;
}

async function secondsOfMp4(read: Read, whole: Span): Promise<number | undefined> {
  const movie = await find("moov", boxesOf(read, whole));
  const head = movie && (await find("mvhd", boxesOf(read, movie)));
  const view = head && (await read(head.start, 32));
  if (!view || view.byteLength < 32) return undefined;
  const [scale, length] =
    view.getUint8(0) === 1
      ? [view.getUint32(20), Number(view.getBigUint64(24))]
      : [view.getUint32(12), view.getUint32(16)];
  return length / scale;
}

async function* boxesOf(read: Read, { start, end }: Span): AsyncGenerator<Part> {
  for (let at = start, count = 0; at + 8 <= end && count < partsAtMost; count++) {
    const view = await read(at, 16);
    const told = view.getUint32(0);
    const isLong = told === 1 && view.byteLength === 16;
    const size = isLong ? Number(view.getBigUint64(8)) : told || end - at;
    if (size < 8) return;
    const name = String.fromCharCode(...[4, 5, 6, 7].map((byte) => view.getUint8(byte)));
    yield { name, start: at + (isLong ? 16 : 8), end: Math.min(at + size, end) };
    at += size;
  }
}

async function secondsOfWebm(read: Read, whole: Span): Promise<number | undefined> {
  const segment = await find("18538067", elementsOf(read, whole));
  const info = segment && (await find("1549a966", elementsOf(read, segment)));
  if (!info || info.end - info.start > longest) return undefined;
  const contentOf = async (name: string) => {
    const part = await find(name, elementsOf(read, info));
    return part && read(part.start, part.end - part.start);
  };
  const [scale, length] = [await contentOf("2ad7b1"), await contentOf("4489")];
  if (length?.byteLength !== 4 && length?.byteLength !== 8) return undefined;
  const ticks = length.byteLength === 4 ? length.getFloat32(0) : length.getFloat64(0);
  return (ticks * (scale ? wholeOf(scale) : 1_000_000)) / 1e9;
}

/** An element is its name, its size and what is in it; the first set bit tells how many bytes a name or a size has. */
async function* elementsOf(read: Read, { start, end }: Span): AsyncGenerator<Part> {
  for (let at = start, count = 0; at < end && count < partsAtMost; count++) {
    const view = await read(at, 12);
    if (view.byteLength < 2) return;
    const named = Math.clz32(view.getUint8(0)) - 23;
    if (named > 4 || named >= view.byteLength) return;
    const sized = Math.clz32(view.getUint8(named)) - 23;
    if (sized > 8 || named + sized > view.byteLength) return;
    const name = wholeOf(new DataView(view.buffer, 0, named)).toString(16);
    // Its mark taken off first: with it a long size would not be a whole number any more.
    view.setUint8(named, view.getUint8(named) & ((1 << (8 - sized)) - 1));
    const size = wholeOf(new DataView(view.buffer, named, sized));
    const isOpen = size === 2 ** (7 * sized) - 1;
    const from = at + named + sized;
    at = isOpen ? end : Math.min(from + size, end);
    yield { name, start: from, end: at };
  }
}

function wholeOf(view: DataView): number {
  let value = 0;
  for (let byte = 0; byte < view.byteLength; byte++) value = value * 256 + view.getUint8(byte);
  return value;
}

async function find(name: string, parts: AsyncGenerator<Part>): Promise<Part | undefined> {
  for await (const part of parts) if (part.name === name) return part;
  return undefined;
}
